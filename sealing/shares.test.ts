import { Decrypter } from 'age-encryption'
import { beforeAll, describe, expect, test } from 'vitest'
import { toHex, utf8 } from '../proofs/bytes.ts'
import { sha256 } from '../proofs/hash.ts'
import {
  bytesOf,
  inPieces,
  testEnvelope,
  testTender,
  type TestEnvelope,
  type TestTender,
} from '../tests/support/sealed-envelope.ts'
import { ageHeader, AgeFileError, sealTo } from './age-file.ts'
import { sealShare } from './dealt-share.ts'
import { placeOf, type EnvelopeHeader } from './envelope-header.ts'
import { JoinError, joinShares, refuseUnevenShares } from './join-shares.ts'
import { judgeShare } from './judge-share.ts'
import { openShare, openWithFileKey, OtherShareError, type HandedShare } from './open-share.ts'
import { readProposal } from './proposal.ts'
import { readEnvelope } from './read-envelope.ts'
import { readShareText, shareTextHash, writeShareText } from './share-text.ts'

let tender: TestTender
let envelope: TestEnvelope
let shares: readonly Uint8Array[]
beforeAll(async () => {
  tender = await testTender()
  envelope = await testEnvelope(tender.terms)
  ;({ shares } = await readEnvelope(inPieces(envelope.bytes, 4096), tender.terms))
})

function custodian(number: number) {
  const key = tender.keys[number - 1]
  if (!key) throw new Error('No such custodian')
  return key
}

function contextOf(header: EnvelopeHeader, number: number) {
  return {
    ...placeOf(header, number),
    custodian: custodian(number).recipient,
    text: header.shares[number - 1]?.text ?? '',
  }
}

function open(sealed: Uint8Array, number: number, header = envelope.header): Promise<HandedShare> {
  return openShare(sealed, custodian(number).identity, contextOf(header, number))
}

function judge(number: number, handed: HandedShare, header = envelope.header) {
  return judgeShare(header, number, handed)
}

async function dealtText(number: number): Promise<string> {
  const { text } = await open(shares[number - 1] ?? new Uint8Array(), number)
  if (text === null) throw new Error('The share did not open')
  return text
}

/** A header like the envelope's, in which a share's text and file are others. */
async function dealing(number: number, text: string, named = text) {
  const sealed = await sealTo(custodian(number).recipient, utf8(text))
  const header = structuredClone(envelope.header)
  header.shares[number - 1] = { text: shareTextHash(named), file: toHex(sha256(sealed)) }
  return { sealed, header }
}

describe('a share', () => {
  test('is handed over to be read by anybody, and judged good', async () => {
    for (const [index, sealed] of shares.entries()) {
      const handed = await open(sealed, index + 1)
      expect(handed.text).toContain(`tender: ${tender.terms.tender}\n`)
      expect(judge(index + 1, handed)).toBe('good')
    }
  })

  test('that another custodian was dealt does not open', async () => {
    const handed = await openShare(
      shares[0] ?? new Uint8Array(),
      custodian(2).identity,
      contextOf(envelope.header, 1),
    )
    expect(handed).toEqual({ envelope: envelope.header.recipient, text: null })
    expect(judge(1, handed)).toBe('nothing')
  })

  test('of another length or form is not opened at all', async () => {
    const letter = await sealTo(custodian(1).recipient, utf8('A letter to the custodian'))
    await expect(open(letter, 1)).rejects.toThrow(AgeFileError)
    const padded = new Uint8Array(shares[0]?.length ?? 0).fill(65)
    await expect(open(padded, 1)).rejects.toThrow(AgeFileError)
  })
})

describe('a share copied from a proposal that is still sealed', () => {
  test('into an envelope of a dummy tender is not handed over', async () => {
    // Same custodians, an early deadline, and a reference of the same length.
    const dummy = { ...tender.terms, hash: sha256(utf8('dummy')), tender: 'IWEN-2026-015' }
    const bait = structuredClone((await testEnvelope(dummy)).header)
    const stolen = shares[0] ?? new Uint8Array()
    bait.shares[0] = { text: envelope.header.shares[0]?.text ?? '', file: toHex(sha256(stolen)) }
    await expect(open(stolen, 1, bait)).rejects.toThrow(OtherShareError)
    await expect(open(stolen, 1, bait)).rejects.toMatchObject({ place: { tender: tender.terms.tender } })
  })

  test('into another envelope of the same tender is not handed over: its own may have been withdrawn', async () => {
    const other = await testEnvelope(tender.terms)
    await expect(open(shares[1] ?? new Uint8Array(), 2, other.header)).rejects.toThrow(OtherShareError)
  })

  test('in its header alone, before other bytes, is not handed over, nor the key that opens the rest', async () => {
    const dummy = { ...tender.terms, hash: sha256(utf8('dummy')), tender: 'IWEN-2026-015' }
    const bait = structuredClone((await testEnvelope(dummy)).header)
    const stolen = shares[0] ?? new Uint8Array()
    const changed = stolen.slice()
    changed[stolen.length - 1] = (stolen.at(-1) ?? 0) ^ 1
    bait.shares[0] = { text: envelope.header.shares[0]?.text ?? '', file: toHex(sha256(changed)) }
    expect(await open(changed, 1, bait)).toEqual({ envelope: bait.recipient, text: null })
    // The key would have opened the share of the proposal that is still sealed.
    const decrypter = new Decrypter()
    decrypter.addIdentity(custodian(1).identity)
    const key = await decrypter.decryptHeader(ageHeader(changed, custodian(1).recipient))
    expect(await openWithFileKey(stolen, key)).toBe(await dealtText(1))
  })

  test('of a later form is not handed over', async () => {
    const text = (await dealtText(1)).replace('key share\ntender:', 'key share\nTENDER:')
    const { sealed, header } = await dealing(1, text)
    await expect(open(sealed, 1, header)).rejects.toThrow(OtherShareError)
  })
})

/** What an envelope's content says of its shares. */
async function dealtShares() {
  const { identity } = envelope.privatePart
  const { content } = await readEnvelope(inPieces(envelope.bytes, 4096), tender.terms)
  const decrypter = new Decrypter()
  decrypter.addIdentity(identity)
  const plain = await bytesOf(await decrypter.decrypt(content))
  const end = plain.indexOf(0, 512)
  return readProposal(plain.subarray(512, end)).shares
}

const custodians = () => tender.keys.map(({ recipient }) => recipient)

describe('a bidder who dealt wrongly', () => {
  test('is found out by anybody once others open the envelope', async () => {
    const dealt = await dealtShares()
    await refuseUnevenShares({ header: envelope.header, shares, custodians: custodians() }, dealt)
    const text = await dealtText(2)
    const wrong = [
      // Another text, a key of somebody else, and a stanza that its custodian can't read.
      (await sealShare(custodian(2).recipient, 'x'.repeat(text.length))).file,
      (await sealShare(custodian(1).recipient, text)).file,
      changedAt(shares[1] ?? new Uint8Array(), utf8('age-encryption.org/v1\n-> X25519 ').length + 5),
    ]
    for (const file of wrong) {
      const uneven = { header: envelope.header, shares: shares.with(1, file), custodians: custodians() }
      await expect(refuseUnevenShares(uneven, dealt)).rejects.toThrow(JoinError)
      expect(judge(2, await open(file, 2))).toBe('nothing')
    }
  })

  test('can’t say that a custodian was dealt something else than was', async () => {
    const dealt = await dealtShares()
    const sealed = { header: envelope.header, shares, custodians: custodians() }
    const other = (await sealShare(custodian(2).recipient, await dealtText(2))).dealing
    for (const claimed of [other, null]) {
      const said = dealt.map((share, index) => (index === 1 ? { ...share, dealing: claimed } : share))
      await expect(refuseUnevenShares(sealed, said)).rejects.toThrow(JoinError)
    }
  })

  test('of a share of another place has it handed over by nobody', async () => {
    const { sealed, header } = await dealing(1, (await dealtText(1)).replace('1 of 3', '2 of 3'))
    expect(judge(1, await open(sealed, 1, header), header)).toBe('nothing')
  })

  test('cannot choose with one custodian whether the envelope opens: shares must all give its key', async () => {
    const texts = await Promise.all([1, 2, 3].map(dealtText))
    const all = await dealtShares()
    const sealed = { shares, custodians: custodians() }
    const read = readShareText(texts[2] ?? '')
    const share = read.share.slice()
    share[7] = (share[7] ?? 0) ^ 1
    const uneven = writeShareText({ ...read, share })
    const header = structuredClone(envelope.header)
    header.shares[2] = { text: shareTextHash(uneven), file: '' }
    const dealt = [texts[0] ?? '', texts[1] ?? '', uneven]
    expect(await joinShares(header, new Map([1, 2].map((number) => [number, dealt[number - 1] ?? ''])))).toBe(
      envelope.privatePart.identity,
    )
    await expect(
      joinShares(
        header,
        new Map([
          [1, dealt[0] ?? ''],
          [3, uneven],
        ]),
      ),
    ).rejects.toThrow(JoinError)
    const said = all.with(2, { ...(await sealShare(custodian(3).recipient, uneven)), text: uneven })
    await expect(refuseUnevenShares({ ...sealed, header }, said)).rejects.toThrow('do not fit')
    const { header: own } = envelope
    await expect(refuseUnevenShares({ ...sealed, header: own }, all.slice(0, 2))).rejects.toThrow(JoinError)
  })

  test('cannot deal the key itself as a share', () => {
    const place = placeOf(envelope.header, 1)
    const text = writeShareText({ ...place, share: new Uint8Array(75) })
    expect(() => readShareText(text)).toThrow('no share')
  })
})

describe('a custodian who answers wrongly', () => {
  test('is named: a text that was not dealt, another share, one for another envelope', async () => {
    const name = envelope.header.recipient
    const answers: HandedShare[] = [
      { envelope: name, text: (await dealtText(1)).replace('key: ', 'key: A') },
      { envelope: name, text: await dealtText(2) },
      { envelope: 'age1other', text: await dealtText(1) },
    ]
    for (const handed of answers) expect(judge(1, handed)).toBe('custodian answered wrongly')
  })
})

test('what was dealt to a key of another kind can’t be shown, and is passed over', async () => {
  const hardware = tender.keys.map(({ recipient }) => recipient).with(1, `age1tag1${'q'.repeat(50)}`)
  const dealt = await dealtShares()
  const sealed = { header: envelope.header, shares, custodians: hardware }
  await expect(refuseUnevenShares(sealed, dealt)).rejects.toThrow(JoinError)
  const said = dealt.map((share, index) => (index === 1 ? { ...share, dealing: null } : share))
  await refuseUnevenShares(sealed, said)
})

function changedAt(bytes: Uint8Array, at: number): Uint8Array {
  const changed = bytes.slice()
  changed[at] = changed[at] === 65 ? 66 : 65
  return changed
}
