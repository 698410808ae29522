import { beforeAll, describe, expect, test } from 'vitest'
import { utf8 } from '../proofs/bytes.ts'
import { sha256 } from '../proofs/hash.ts'
import {
  bytesOf,
  inPieces,
  openWhole,
  termsFor,
  testAnswers,
  testEnvelope,
  testLimits,
  testTender,
  type TestEnvelope,
  type TestTender,
} from '../tests/support/sealed-envelope.ts'
import { canBeEnvelope, EnvelopeError, placeOf } from './envelope-header.ts'
import { choices, joinShares } from './join-shares.ts'
import { ContentError, openContent } from './open-content.ts'
import { openShare } from './open-share.ts'
import { openPrivatePart } from './private-part.ts'
import { readEnvelope } from './read-envelope.ts'
import { ChangedFileError, sealProposal } from './seal-proposal.ts'
import { chunksOf, streamOf } from './streams.ts'

let tender: TestTender
let envelope: TestEnvelope
beforeAll(async () => {
  tender = await testTender()
  envelope = await testEnvelope(tender.terms)
})

/** Texts of all shares, as their custodians hand them over. */
async function textsOf({ terms, keys }: TestTender, { bytes }: TestEnvelope): Promise<Map<number, string>> {
  const { header, shares } = await readEnvelope(inPieces(bytes, 1000), terms)
  const texts = new Map<number, string>()
  for (const [index, share] of shares.entries()) {
    const { identity = '', recipient = '' } = keys[index] ?? {}
    const { text } = await openShare(share, identity, {
      ...placeOf(header, index + 1),
      custodian: recipient,
      text: header.shares[index]?.text ?? '',
    })
    if (text !== null) texts.set(index + 1, text)
  }
  return texts
}

describe.each([
  { needed: 2, of: 3 },
  { needed: 3, of: 5 },
])('a proposal sealed to $of custodians of whom $needed open', ({ needed, of }) => {
  test('is opened by any of them that are enough, and by no fewer', async () => {
    const given = await testTender({ needed, of })
    const sealed = await testEnvelope(given.terms)
    const texts = await textsOf(given, sealed)
    expect(texts.size).toBe(of)
    for (const some of choices([...texts], needed)) {
      expect(await joinShares(sealed.header, new Map(some))).toBe(sealed.privatePart.identity)
    }
    for (const few of choices([...texts], needed - 1)) {
      await expect(joinShares(sealed.header, new Map(few))).rejects.toThrow(RangeError)
    }
    const opened = await openWhole(sealed.bytes, given.terms, sealed.privatePart.identity)
    expect(opened).toEqual({
      answers: testAnswers,
      files: [{ name: 'عرض الأسعار.PDF', bytes: utf8('%PDF-1.7 one') }],
    })
  })
})

test('has the length and hash that were said, and a length that the server takes for an envelope’s', async () => {
  expect(envelope.bytes.length).toBe(envelope.length)
  expect(envelope.hash()).toEqual(sha256(envelope.bytes))
  expect(canBeEnvelope(envelope.length, tender.terms)).toBe(true)
  expect(canBeEnvelope(envelope.length + 512, tender.terms)).toBe(false)
  expect(canBeEnvelope(1024, tender.terms)).toBe(false)
  const { hash, content } = await readEnvelope(inPieces(envelope.bytes, 512), tender.terms)
  await bytesOf(content)
  expect(hash()).toEqual(sha256(envelope.bytes))
})

test('is as long for a short offer as for another, and says nothing of it in plain', async () => {
  const other = await sealProposal(tender.terms, { ...testAnswers, company_name: 'A' }, [], 'browser')
  expect(other.length).toBe(envelope.length)
  const plain = Buffer.from(envelope.bytes).toString('latin1')
  expect(plain).not.toContain('bids@water.example')
  expect(plain).not.toContain(envelope.privatePart.code)
  await other.envelope.cancel()
})

test('can be for custodians with keys of any kind', async () => {
  const recipients = [
    'age1tag1qt8lw0ual6avlwmwatk888yqnmdamm7xfd0wak53ut6elz5c4swx2yqdj4e',
    ...tender.keys.map(({ recipient }) => recipient),
  ]
  const terms = termsFor(recipients, 2)
  const sealed = await testEnvelope(terms)
  expect(canBeEnvelope(sealed.length, terms)).toBe(true)
  expect((await readEnvelope(inPieces(sealed.bytes, 4096), terms)).shares).toHaveLength(4)
})

test('carries the bidder’s private part, which the secret code alone opens', async () => {
  const copy = new Uint8Array(Buffer.from(envelope.header.privatePart, 'base64'))
  expect(copy).toHaveLength(16 * 1024)
  expect(await openPrivatePart(copy, envelope.privatePart.code)).toEqual(envelope.privatePart)
  await expect(openPrivatePart(copy, '00000-00000-00000-00000-00000-0')).rejects.toThrow(
    /passphrase|identity/,
  )
})

test('of other terms is refused', async () => {
  const others = await testTender()
  await expect(readEnvelope(inPieces(envelope.bytes, 4096), others.terms)).rejects.toMatchObject({
    fault: 'other terms',
  })
})

test('with anything after its end, or cut anywhere, is refused', async () => {
  const refused = async (bytes: Uint8Array) => {
    await expect(openWhole(bytes, tender.terms, envelope.privatePart.identity)).rejects.toThrow(EnvelopeError)
  }
  await refused(new Uint8Array([...envelope.bytes, 0]))
  for (const share of [0, 0.01, 0.09, 0.5, 0.999]) {
    await refused(envelope.bytes.subarray(0, Math.floor(envelope.bytes.length * share)))
  }
})

test('with one bit changed anywhere is refused on arrival or at its opening', async () => {
  const { bytes } = envelope
  const { identity } = envelope.privatePart
  // Every part of the beginning, where header and shares are; some of what age protects by itself.
  const headerEnd = 40_000
  const places = Array.from({ length: 160 }, (_, index) => index * 251).filter((at) => at < headerEnd)
  places.push(...Array.from({ length: 16 }, (_, index) => headerEnd + index * 15_013), bytes.length - 1)
  for (const at of places) {
    const changed = bytes.slice()
    changed[at] = (changed[at] ?? 0) ^ (1 << (at % 8))
    await expect(openWhole(changed, tender.terms, identity), `bit at ${at}`).rejects.toSatisfy(
      (error) => error instanceof EnvelopeError || error instanceof ContentError,
    )
  }
})

test('whose files are more or larger than the form allows is refused before a file is read', async () => {
  const read = await readEnvelope(inPieces(envelope.bytes, 65_536), tender.terms)
  const limits = { ...testLimits, largest: 5 }
  const opening = openContent(read, tender.terms, envelope.privatePart.identity, limits)
  await expect(opening).rejects.toMatchObject({ fault: 'too large' })
})

test('with the content of another is refused', async () => {
  const copier = await testEnvelope(tender.terms)
  const { content } = await readEnvelope(inPieces(envelope.bytes, 65_536), tender.terms)
  const copy = { ...(await readEnvelope(inPieces(copier.bytes, 65_536), tender.terms)), content }
  const opening = openContent(copy, tender.terms, envelope.privatePart.identity, testLimits)
  await expect(opening).rejects.toMatchObject({ fault: 'another envelope’s' })
})

test('sealed by the server has no bidder’s key', async () => {
  const { header, privatePart } = await sealProposal(tender.terms, testAnswers, [], 'server')
  expect([header.bidderKey, privatePart.bidderKey]).toEqual([null, null])
})

test('is not finished when a file changes while it is sealed', async () => {
  let reading = 0
  const changing = {
    name: 'a.pdf',
    size: 3,
    stream: () => streamOf(inPieces(utf8(reading++ === 0 ? 'one' : 'two'), 3)),
  }
  const { envelope: bytes } = await sealProposal(tender.terms, testAnswers, [changing], 'browser')
  await expect(bytesOf(bytes)).rejects.toThrow(ChangedFileError)
})

test('is sealed and read without being held', async () => {
  const size = 8 * 2 ** 20
  const piece = new Uint8Array(64 * 1024).fill(7)
  let given = 0
  const large = {
    name: 'a.pdf',
    size,
    stream: () =>
      streamOf(
        (async function* () {
          for (let at = 0; at < size; at += piece.length) {
            given += piece.length
            yield piece
          }
        })(),
      ),
  }
  const sealing = await sealProposal(tender.terms, testAnswers, [large], 'browser')
  given = 0
  let [arrived, opened, most] = [0, 0, 0]
  async function* counted(): AsyncGenerator<Uint8Array> {
    for await (const bytes of chunksOf(sealing.envelope)) {
      arrived += bytes.length
      yield bytes
    }
  }
  const read = await readEnvelope(counted(), tender.terms)
  const reading = await openContent(read, tender.terms, sealing.privatePart.identity, testLimits)
  for await (const file of reading.contents()) {
    for await (const bytes of chunksOf(file.content)) {
      opened += bytes.length
      most = Math.max(most, given - opened, arrived - opened)
    }
  }
  expect(opened).toBe(size)
  expect(most).toBeLessThan(1024 * 1024)
})
