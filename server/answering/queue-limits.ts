/** Pages that one rendering process makes at once: while one waits for the database, another keeps the processor busy. */
export const rendersOfOne = 2

/** Milliseconds that a visitor waits for a new page while there is an older one to give. */
export const patience = 3000

/** Limits of an answering process's queue (docs/decisions/021-answering-and-rendering.md); times are milliseconds. */
export const queueLimits = { mostOfOne: 48, mostWaiting: 400, longestWait: 30_000, halfLife: 10_000 } as const
