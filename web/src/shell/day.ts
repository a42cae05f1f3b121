// A deal that everyone has on the same day, on every server: the page only says which day it is.
const DAY_MS = 24 * 60 * 60 * 1000

/** Counted from 1 January 1970, in Greenwich. */
export const today = () => Math.floor(Date.now() / DAY_MS)
