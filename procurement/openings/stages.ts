/** How far an opening by custodians is. */
export const stagesOfOpening = [
  'beforeDeadline',
  'waiting',
  'gathering',
  'opening',
  'failed',
  'finished',
] as const
