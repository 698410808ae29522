/**
 * What is typed is saved as a draft without being asked, and never as anything else: no visitor sees it. Saves in a row
 * are one version, so that the versions of a record do not grow with every word.
 */
export const autosavedDrafts = {
  /** `interval`: milliseconds without a key until what was typed is saved. */
  autosave: { interval: 1000, showSaveDraftButton: true },
} as const

/** The same, for what can be published at a moment that is set before. */
export const scheduledDrafts = { ...autosavedDrafts, schedulePublish: true } as const

/** Versions of a record, or of a global, that are stored. */
export const versionsStored = 30
