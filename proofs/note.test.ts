import { createPublicKey, generateKeyPairSync, sign } from 'node:crypto'
import { verifyCheckpoint } from '@sigstore/verify/dist/tlog/checkpoint.js'
import { expect, test } from 'vitest'
import { fromBase64, utf8 } from './bytes.ts'
import { CheckpointError, readCheckpoint, writeCheckpoint } from './checkpoint.ts'
import { sha256 } from './hash.ts'
import { keyId, openNote, readNoteKey, signNote, writeNoteKey, type NoteKey } from './note.ts'

const { privateKey, publicKey } = generateKeyPairSync('ed25519')
const signer = (bytes: Uint8Array) => Promise.resolve(new Uint8Array(sign(null, bytes, privateKey)))
const key: NoteKey = {
  name: 'example.org/log',
  publicKey: new Uint8Array(publicKey.export({ type: 'spki', format: 'der' }).subarray(-32)),
}
const checkpoint = { origin: key.name, size: 70_000, root: sha256(utf8('root')) }

test('the example of Go’s implementation of signed notes is opened', () => {
  const text =
    "If you think cryptography is the answer to your problem,\nthen you don't know what your problem is.\n"
  const signature =
    'x08go/ZJkuBS9UG/SffcvIAQxVBtiFupLLr8pAcElZInNIuGUgYN1FFYC2pZSNXgKvqfqdngotpRZb6KE6RyyBwJnAM='
  const neumann = readNoteKey('PeterNeumann+c74f20a3+ARpc2QcUPDhMQegwxbzhKqiBfsVkmqq/LDE4izWy10TW')
  expect(openNote(`${text}\n— PeterNeumann ${signature}\n`, neumann)).toBe(text)
})

test('a signed note is opened with its key, beside signatures of others', async () => {
  const text = writeCheckpoint(checkpoint)
  const note = await signNote(text, key, signer)
  expect(openNote(note, key)).toBe(text)
  expect(openNote(`${note}— witness.example ${'A'.repeat(100)}\n`, key)).toBe(text)
  expect(readCheckpoint(openNote(note, key))).toEqual(checkpoint)
  expect(readNoteKey(writeNoteKey(key))).toEqual(key)
})

test('a foreign verifier agrees on a checkpoint, and refuses another', async () => {
  const envelope = await signNote(writeCheckpoint(checkpoint), key, signer)
  const log = {
    logID: Buffer.from(keyId(key)),
    publicKey: createPublicKey(publicKey.export({ type: 'spki', format: 'pem' })),
    baseURL: `https://${key.name}`,
    validFor: { start: new Date(0), end: new Date(1) },
  }
  const read = (text: string) =>
    // @ts-expect-error -- it reads one of an entry's fields
    verifyCheckpoint({ inclusionProof: { checkpoint: { envelope: text } } }, [log])
  expect(read(envelope)).toMatchObject({
    origin: key.name,
    logSize: 70_000n,
    logHash: Buffer.from(checkpoint.root),
  })
  expect(() => read(envelope.replace('70000', '70001'))).toThrow('invalid checkpoint signature')
})

test('one character changed anywhere, and the note is refused', async () => {
  const note = await signNote(writeCheckpoint(checkpoint), key, signer)
  const accepted = Array.from(note, (_, at) => at).filter((at) => {
    const changed = `${note.slice(0, at)}${note[at] === 'x' ? 'y' : 'x'}${note.slice(at + 1)}`
    return isOpened(changed)
  })
  expect(accepted).toEqual([])
})

test.each([
  ['without its last line break', (note: string) => note.trimEnd()],
  ['with text after the signature', (note: string) => `${note}more\n`],
  ['with an empty line more', (note: string) => note.replace('\n\n', '\n\n\n')],
  ['with carriage returns', (note: string) => note.replaceAll('\n', '\r\n')],
  ['with a second text before it', (note: string) => `first\n\n${note}`],
  ['without signature', (note: string) => note.slice(0, note.indexOf('—'))],
  ['with a hyphen for the dash', (note: string) => note.replace('—', '-')],
  [
    'with the signature of another text beside its own',
    (note: string) => `${note}${note.slice(note.indexOf('—')).replace(/.{8}\n$/, 'AAAAAAA=\n')}`,
  ],
])('a note %s is refused', async (_, change) => {
  const note = await signNote(writeCheckpoint(checkpoint), key, signer)
  expect(isOpened(note)).toBe(true)
  expect(isOpened(change(note))).toBe(false)
})

test('a note is refused under another key, another name, and a key with another id', async () => {
  const note = await signNote(writeCheckpoint(checkpoint), key, signer)
  const other = generateKeyPairSync('ed25519').publicKey.export({ type: 'spki', format: 'der' }).subarray(-32)
  expect(() => openNote(note, { ...key, publicKey: new Uint8Array(other) })).toThrow('no signature')
  expect(() => openNote(note, { ...key, name: 'example.org' })).toThrow('no signature')
  const text = writeNoteKey(key)
  expect(() => readNoteKey(text.replace('example.org', 'example.com'))).toThrow('another id')
  expect(() => readNoteKey(text.slice(0, -4))).toThrow('This is no')
})

test('a text that is none, and a signature by another key, are not signed', async () => {
  await expect(signNote('no line break', key, signer)).rejects.toThrow('can’t be signed')
  await expect(signNote('tab\t\n', key, signer)).rejects.toThrow('can’t be signed')
  await expect(signNote('text\n', { ...key, name: 'two words' }, signer)).rejects.toThrow('no spaces')
  await expect(signNote('text\n', key, () => Promise.resolve(new Uint8Array(64)))).rejects.toThrow(
    'not by this key',
  )
})

test.each([
  ['a size with a zero before it', 'example.org/log\n07\n'],
  ['a negative size', 'example.org/log\n-7\n'],
  ['a size beyond what is counted', 'example.org/log\n9999999999999999\n'],
  ['no origin', '\n7\n'],
])('a checkpoint with %s is none', (_, start) => {
  const root = `${writeCheckpoint(checkpoint).split('\n')[2]}\n`
  expect(() => readCheckpoint(`${start}${root}`)).toThrow(CheckpointError)
  expect(readCheckpoint(`example.org/log\n7\n${root}`).size).toBe(7)
  expect(() => readCheckpoint(`example.org/log\n7\n${root}extension\n`)).toThrow('no checkpoint')
  expect(() => readCheckpoint('example.org/log\n7\nAAAA\n')).toThrow('no hash')
})

test.each(['AAA', 'AA=A', 'AB==', 'A-_=', ' AAAA', 'AAAA\n'])('base64 has one form: not %j', (text) => {
  expect(() => fromBase64(text)).toThrow('Not base64')
})

function isOpened(note: string): boolean {
  try {
    openNote(note, key)
    return true
  } catch {
    return false
  }
}
