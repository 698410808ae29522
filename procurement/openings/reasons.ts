import type { BrokenBecause } from '../../transparency/leaf.ts'

/** Why envelopes do not open, as minutes name it. */
export const reasonsOfBreaking = [
  'damaged',
  'too few shares',
  'shares do not fit',
  'can’t be decrypted',
  'not a proposal',
  'another envelope’s',
  'too large',
  'a file differs',
] as const satisfies readonly BrokenBecause[]
