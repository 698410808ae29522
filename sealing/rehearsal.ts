import { Decrypter } from 'age-encryption'
import { toBase64, utf8 } from '../proofs/bytes.ts'
import { sealTo } from './age-file.ts'
import { platformBytes, type RandomBytes } from './codes.ts'

/** What a custodian was given to open is no rehearsal of this tender: it is handed over to nobody. */
export class RehearsalError extends Error {}

const beginningOf = (tender: string) => `rehearsal of ${tender}\n`

/**
 * What a custodian opens to show that the key still opens what is sealed to it.
 * @param tender its reference
 */
export function rehearsalText(tender: string, random: RandomBytes = platformBytes): string {
  return `${beginningOf(tender)}${toBase64(random(32))}\n`
}

/** @returns an age file */
export function sealRehearsal(text: string, recipient: string): Promise<Uint8Array> {
  return sealTo(recipient, utf8(text))
}

/**
 * Opens a rehearsal. A key share of a proposal does not begin like one, whatever the server calls it.
 * @throws RehearsalError; what age throws when it is sealed to another key
 */
export async function openRehearsal(file: Uint8Array, identity: string, tender: string): Promise<string> {
  const decrypter = new Decrypter()
  decrypter.addIdentity(identity)
  return requireRehearsal(await decrypter.decrypt(file, 'text'), tender)
}

/** What a custodian's own program has opened. @throws RehearsalError unless it is a rehearsal of this tender */
export function requireRehearsal(text: string, tender: string): string {
  const whole = `${text.replaceAll('\r\n', '\n').trimEnd()}\n`
  if (!whole.startsWith(beginningOf(tender))) throw new RehearsalError('This is no rehearsal of this tender')
  return whole
}
