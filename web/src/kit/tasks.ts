// Work in short pieces: between two tasks the browser draws, and answers to taps, so that a slow phone never stands still.

export const nextTask = () => new Promise<void>((next) => setTimeout(next))
