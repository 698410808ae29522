/** Pixels of the two sizes in which flags are drawn (specification, section 7: small, and twice as large). */
export const flagSizes = {
  small: { width: 40, height: 30 },
  large: { width: 80, height: 60 },
} as const

export type FlagSize = keyof typeof flagSizes

export function isFlagSize(value: string): value is FlagSize {
  return Object.hasOwn(flagSizes, value)
}

/** A country's flag in both sizes. */
export interface FlagAddresses {
  small: string
  large: string
}

/** Where flags come from: addresses in which `{code}` stands for the two-letter country code in lower case. */
export interface FlagSource {
  small: string
  large: string
}

/** The site's own flags. */
export const ownFlags: FlagSource = {
  small: '/flags/small/{code}.webp',
  large: '/flags/large/{code}.webp',
}

export function flagAddresses(code: string, source: FlagSource = ownFlags): FlagAddresses {
  return { small: source.small.replace('{code}', code), large: source.large.replace('{code}', code) }
}
