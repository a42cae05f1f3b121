import { NOTHING_TO_TELL } from '../../kit/telling'

export const tell = () => NOTHING_TO_TELL
