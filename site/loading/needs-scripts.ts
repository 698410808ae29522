const mark = 'data-needs-scripts'

/**
 * Marks a part of a page that does something by itself, or takes a touch that means nothing without scripts: a page that
 * has such a part brings its scripts at once, every other one with its visitor's first act
 * (`scripts-after-first-paint.ts`).
 */
export const needsScripts = { [mark]: '' }

/** Selects such parts. */
export const partsThatNeedScripts = `[${mark}]`
