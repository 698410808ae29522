/** Currencies in which a proposal may be priced (specification, section 9). The first is the default. */
export const currencies = ['USD', 'JOD', 'EGP', 'EUR'] as const

export type Currency = (typeof currencies)[number]
