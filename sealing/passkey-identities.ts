import { Decrypter, Encrypter, webauthn } from 'age-encryption'
import { identityText, readIdentityText, type CustodianKey } from './identity-files.ts'

/**
 * A key as an age file that opens with a passkey of this site (WebAuthn's PRF). The browser asks its person once.
 * @param site the passkey's site, its RP ID; the page's own without it
 * @throws what the browser throws: the person declined, or the passkey has no PRF
 */
export async function sealIdentityToPasskey(
  key: CustodianKey,
  label: string,
  site?: string,
): Promise<Uint8Array> {
  const encrypter = new Encrypter()
  encrypter.addRecipient(new webauthn.WebAuthnRecipient(site === undefined ? {} : { rpId: site }))
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
