import { createHmac, randomBytes } from 'node:crypto'
import { afterEach, expect, test, vi } from 'vitest'
import { codeOf } from './codes.ts'
import {
  makeCustodianKey,
  makePassphrase,
  openIdentityFile,
  readIdentityText,
  sealIdentity,
} from './identity-files.ts'
import { openIdentityWithPasskey, sealIdentityToPasskey } from './passkey-identities.ts'
import { fingerprintOf, readRecipient } from './recipients.ts'

afterEach(() => void vi.unstubAllGlobals())

test('a key opens from its file with its passphrase as people type it, and with no other', async () => {
  const key = await makeCustodianKey()
  const passphrase = makePassphrase()
  expect(passphrase).toMatch(/^([0-9A-HJKMNP-TV-Z]{5}-){3}[0-9A-HJKMNP-TV-Z]{5}$/)
  const file = await sealIdentity(key, 'Legal Office', passphrase, 10)
  expect(await openIdentityFile(file, passphrase.toLowerCase().replaceAll('-', ' '))).toEqual(key)
  await expect(openIdentityFile(file, makePassphrase())).rejects.toMatchObject({ reason: 'wrong passphrase' })
  const letter = new TextEncoder().encode('Dear custodian')
  await expect(openIdentityFile(letter, passphrase)).rejects.toMatchObject({ reason: 'no identity' })
})

test('a passphrase has five bits of each random byte', () => {
  expect(makePassphrase((length) => new Uint8Array(length).fill(255))).toBe('ZZZZZ-ZZZZZ-ZZZZZ-ZZZZZ')
  expect(codeOf(Uint8Array.of(0, 32, 17, 10))).toBe('00HA')
})

test('a file with no identity, or two, gives none', async () => {
  const { identity } = await makeCustodianKey()
  for (const text of ['', '# only a remark\n', `${identity}\n${identity}\n`, 'AGE-SECRET-KEY-1WRONG\n']) {
    await expect(readIdentityText(text)).rejects.toMatchObject({ reason: 'no identity' })
  }
})

test('a key sealed to a passkey opens with that passkey alone', async () => {
  const key = await makeCustodianKey()
  useAuthenticator(randomBytes(32))
  const elsewhere = await sealIdentityToPasskey(key, 'Legal Office', 'iwen.example')
  useAuthenticator(randomBytes(32))
  const file = await sealIdentityToPasskey(key, 'Legal Office', 'iwen.example')
  expect(await openIdentityWithPasskey(file, 'iwen.example')).toEqual(key)
  await expect(openIdentityWithPasskey(elsewhere, 'iwen.example')).rejects.toThrow('no identity matched')
})

/** A passkey's answers as WebAuthn says: HMAC of the site's input by a secret of the authenticator. */
function useAuthenticator(secret: Buffer): void {
  const evaluate = (input: Uint8Array) => new Uint8Array(createHmac('sha256', secret).update(input).digest())
  const get = async ({ publicKey }: { publicKey: PublicKeyCredentialRequestOptions }) => {
    const { first, second } = publicKey.extensions?.prf?.eval ?? {}
    if (!(first instanceof Uint8Array) || !(second instanceof Uint8Array)) throw new Error('No input')
    const results = { first: evaluate(first), second: evaluate(second) }
    return { getClientExtensionResults: () => ({ prf: { results } }) }
  }
  vi.stubGlobal('navigator', { credentials: { get } })
}

test('recipients of every kind are read as people paste them, and what is none is refused', async () => {
  const { recipient, identity } = await makeCustodianKey()
  expect(await readRecipient(`  ${recipient.toUpperCase()}\n`)).toBe(recipient)
  await expect(readRecipient(identity)).rejects.toMatchObject({ reason: 'a secret key' })
  const last = recipient.endsWith('q') ? 'p' : 'q'
  for (const wrong of ['', 'age1', `${recipient.slice(0, -1)}${last}`, 'ssh-ed25519 AAAA']) {
    await expect(readRecipient(wrong)).rejects.toMatchObject({ reason: 'no recipient' })
  }
})

test('fingerprints are short enough to be read aloud', () => {
  const recipient = 'age1ql3z7hjy54pw3hyww5ayyfg7zqgvc7w3j2elw8zmrj2kg5sfn9aqmcac8p'
  expect(fingerprintOf(recipient)).toMatch(/^([a-z2-7]{5} ){3}[a-z2-7]{5}$/)
  expect(fingerprintOf(`${recipient}x`)).not.toBe(fingerprintOf(recipient))
})
