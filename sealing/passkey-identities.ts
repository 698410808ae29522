import { Decrypter, Encrypter, webauthn } from 'age-encryption'
import { identityText, readIdentityText, type CustodianKey } from './identity-files.ts'

/**
 * Makes a passkey of this site that can open files. The browser asks its person once.
 * @param name by which devices show it
 * @throws what the browser throws: the person declined, or the device has no PRF
 */
export function makePasskey(name: string): Promise<string> {
  return webauthn.createCredential({ keyName: name })
}

/**
 * A key as an age file that opens with a passkey of this site (WebAuthn's PRF). The browser asks its person once.
 * @param site the passkey's site, its RP ID; the page's own without it
 * @param passkey which one, as `makePasskey` gives it; without it the person chooses
 * @throws what the browser throws: the person declined, or the passkey has no PRF
 */
export async function sealIdentityToPasskey(
  key: CustodianKey,
  label: string,
  site?: string,
  passkey?: string,
): Promise<Uint8Array> {
  const encrypter = new Encrypter()
  const which = passkey === undefined ? {} : { identity: passkey }
  encrypter.addRecipient(
    new webauthn.WebAuthnRecipient(site === undefined ? which : { ...which, rpId: site }),
  )
  return encrypter.encrypt(identityText(key, label))
}

/**
 * Opens what `sealIdentityToPasskey` made. The browser asks its person once.
 * @throws what the browser throws, or an error when it was another passkey
 */
export async function openIdentityWithPasskey(file: Uint8Array, site?: string): Promise<CustodianKey> {
  const decrypter = new Decrypter()
  decrypter.addIdentity(new webauthn.WebAuthnIdentity(site === undefined ? {} : { rpId: site }))
  return readIdentityText(await decrypter.decrypt(file, 'text'))
}
