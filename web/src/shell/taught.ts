// What a lesson changes at its table.
import type { Update } from '../wire/table'

/** In a lesson the others act when it is their turn in it. */
export const mayAct = ({ lesson }: Update) => lesson === null || lesson.moves.length > 0

/** To its end: then nothing is taken back any more. */
export const isTaught = ({ lesson }: Update) => lesson !== null && lesson.seat === null
