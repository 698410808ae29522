/** Who sealed a proposal: the page, the page that works offline, or the server on arrival. */
export const sealers = ['browser', 'offline', 'server'] as const

export type SealedBy = (typeof sealers)[number]
