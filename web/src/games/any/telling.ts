/** Nothing is known of what happens, so nothing stands over the table: the log tells it. */
import { NOTHING_TO_TELL, type Tell } from '../../kit/telling'

export const tell: Tell = () => NOTHING_TO_TELL
