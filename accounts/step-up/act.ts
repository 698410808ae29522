import { createHash } from 'node:crypto'
import type { z } from 'zod'
import { sortNames } from '../../store/sort-names.ts'

/** What is approved beforehand, with a passkey or the password, each time that somebody does it. */
export const actNames = [
  'begin opening',
  'confirm opening',
  'begin opening by custodians',
  'wait for no more shares',
  'export submissions',
  'create account',
  'change account',
  'register passkey',
  'remove passkey',
  'set up one-time codes',
  'remove one-time codes',
  'make recovery codes',
  'reset second factors',
  'send invitation',
  'begin recovery',
  'confirm recovery',
  'register custodian key',
  'revoke custodian key',
  'make example custodians',
  'appoint custodians',
  'confirm custodians',
  'sign in',
] as const

/** Something that matters enough to be approved, with all that it does: which tender, which values. */
export interface Act {
  name: (typeof actNames)[number]
  about: Readonly<Record<string, z.core.util.JSONType>>
}

/** The act as text, the same for equal acts: names are sorted, and what is undefined is left out. */
export function actText({ name, about }: Act): string {
  return JSON.stringify(sortNames({ name, about }))
}

/**
 * What a passkey signs: nobody who has the signature can use it for another act, nor for another person.
 * @param nonce 32 random bytes in base64url, stored with the approval so that anybody can compute this again
 * @returns SHA-256 of the three, in base64url
 */
export function challengeOf(act: Act, account: number, nonce: string): string {
  return createHash('sha256')
    .update(JSON.stringify([account, nonce, actText(act)]))
    .digest('base64url')
}
