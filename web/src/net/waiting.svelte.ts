// How many games wait for a move of one's own: the title says it, the little picture in the tab, and the badge.
export const waiting = $state({ here: 0, elsewhere: 0 }) // at the table that is open, and at all others

export const titled = (title: string) => (waiting.elsewhere > 0 ? `(${waiting.elsewhere}) ${title}` : title)
