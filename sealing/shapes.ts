import * as z from 'zod/mini'

// Pages forbid making code from text, which zod would otherwise try out.
z.config({ jitless: true })

/** SHA-256 or an Ed25519 key, in hexadecimal. */
export const hexOf32Bytes = z.string().check(z.regex(/^[0-9a-f]{64}$/))

/** Any recipient that age knows by its text. */
export const anyRecipient = z.string().check(z.regex(/^age1[02-9ac-hj-np-z]{10,2200}$/))

/** What can stand in a line of a share's or receipt's text. */
export const oneLine = z
  .string()
  // oxlint-disable-next-line no-control-regex -- they are what is looked for
  .check(z.minLength(1), z.maxLength(200), z.regex(/^(?!none$)[^\u0000-\u001f\u007f]+$/))

/** How many people, of whom how many open. */
export const mostCustodians = 7
export const fewestNeeded = 2
