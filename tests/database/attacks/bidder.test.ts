import { createHash } from 'node:crypto'
import { afterAll, describe, expect, test } from 'vitest'
import { utf8 } from '../../../proofs/bytes.ts'
import { portionsOf, sealHanded } from '../../../sealing/hand-over.ts'
import type { Answers, Proposal } from '../../../sealing/proposal.ts'
import { tarEnd, tarHeader } from '../../../sealing/tar.ts'
import type { ScanResult } from '../../../submissions/submission-fields.ts'
import { after, opened, openTestOpenings } from '../../support/custodian-openings.ts'
import type { TenderWithTerms } from '../../support/tenders-with-terms.ts'
import type { ChosenContent } from '../../support/wrong-envelopes.ts'

const attacked = await openTestOpenings()
const { support, modules, payload, signer, store, contextAt, newTender, seal, begin, handsIn, open } =
  attacked
const { rowOf, stateOf, minutesOf } = attacked
afterAll(attacked.close)
const { archiveOf, chosenFile, sealContent } = await import('../../support/wrong-envelopes.ts')

/** The right proposal with other answers. */
const answering =
  (answers: Answers) =>
  (proposal: Proposal): Proposal => ({ ...proposal, answers: { ...proposal.answers, ...answers } })

/** The right proposal with other files, whose hashes are theirs. */
const withFiles =
  (...files: readonly { name: string; bytes: Uint8Array; size?: number }[]) =>
  (proposal: Proposal): Proposal => ({
    ...proposal,
    files: files.map(({ name, bytes, size = bytes.length }) => ({
      ...{ name, size },
      sha256: createHash('sha256').update(bytes).digest('hex'),
    })),
  })

/** Files of these names. */
function named(...names: readonly string[]): ChosenContent {
  const files = names.map((name, index) => ({ name, bytes: chosenFile(index) }))
  return { change: withFiles(...files), archive: archiveOf(files.map(({ bytes }) => bytes)) }
}

/** Takes the place of a member in the canonical JSON of the right proposal. */
const replacing = (member: string, other: string) => (proposal: Uint8Array) => {
  const text = new TextDecoder().decode(proposal)
  if (!text.includes(member)) throw new Error(`There is no ${member}`)
  return utf8(text.replace(member, () => other))
}

const handedInTender = async (...contents: readonly ChosenContent[]) => {
  const tender = await newTender()
  const good = await seal(tender)
  const others = []
  for (const content of contents) others.push(await storeChosen(tender, content))
  const last = await seal(tender)
  await begin(tender)
  await handsIn(tender, 1)
  await handsIn(tender, 3)
  return { tender, good, others, last }
}

async function storeChosen(tender: TenderWithTerms, content: ChosenContent) {
  return support.storeSealed(signer, store(), tender, await sealContent(tender.terms, content))
}

const names: readonly [sealed: string, shown: string | null][] = [
  ['offer\u0000.pdf', 'offer.pdf'],
  ['\u0000', null],
  ['offer\u202Efdp.exe', 'offerfdp.exe'],
  ['../../x\r\n\u0007.pdf', 'x.pdf'],
  ['C:\\offer\u2028.pdf', 'offer.pdf'],
  ['\u200B\u2066\u3164', null],
  ['/', null],
  ['\uFFFE\uFFFF.pdf', '\uFFFE\uFFFF.pdf'],
  ['عرض مالي.pdf', 'عرض مالي.pdf'],
  [`${'x'.repeat(251)}.pdf`, `${'x'.repeat(100)}…${'x'.repeat(11)}.pdf`],
]

test('the names of sealed files stop no opening, and nothing in them is hidden', async () => {
  const { tender, good, others, last } = await handedInTender(named(...names.map(([sealed]) => sealed)))
  expect(await open(tender)).toBe(true)
  expect(await stateOf(tender)).toBe('finished')
  expect((await minutesOf(tender))?.proposals.map(({ fate }) => fate)).toEqual(['opened', 'opened', 'opened'])
  const row = await rowOf(others[0]?.id ?? 0)
  expect(row.files?.map(({ name }) => name ?? null)).toEqual(names.map(([, shown]) => shown))
  const { readSealedForm } = await import('../../../procurement/proposals/opening/read-sealed-form.ts')
  const { procurementIdentity } = await import('../../../procurement/openings/procurement-key.ts')
  const { identity } = await procurementIdentity(contextAt(opened), tender.id)
  const place = { storedName: row.storedName ?? '', tender: tender.id, reference: row.reference }
  const form = await readSealedForm(store(), identity, place)
  expect(form.files.map(({ name }) => name || null)).toEqual(names.map(([, shown]) => shown))
  for (const { id } of [good, last]) expect(await rowOf(id)).toMatchObject({ status: 'opened' })
})

test('an opening that such a name has stopped before goes on by itself at the next try', async () => {
  const { tender, good, others } = await handedInTender(named('offer\u0000.pdf'))
  let scans = 0
  // Whatever stopped it then: the first is opened, this one has no verdict, and there are no minutes.
  const scan = async (): Promise<ScanResult> => {
    scans += 1
    if (scans === 2) throw new Error('invalid byte sequence for encoding "UTF8": 0x00')
    return 'none'
  }
  expect(await open(tender, contextAt(opened, scan))).toBe(false)
  expect(await stateOf(tender)).toBe('opening')
  expect(await rowOf(good.id)).toMatchObject({ status: 'opened' })
  const stuck = others[0]?.id ?? 0
  expect(await rowOf(stuck)).toMatchObject({ status: 'received', openedAt: null })
  expect((await modules.findOpening(payload, tender.id))?.fault).toContain(others[0]?.reference)
  expect(await open(tender, contextAt(after(12)))).toBe(true)
  expect(await rowOf(stuck)).toMatchObject({ status: 'opened', files: [{ name: 'offer.pdf' }] })
  expect(await minutesOf(tender)).toMatchObject({ proposals: [{}, { fate: 'opened', files: 1 }, {}] })
})

test('the shares of however many envelopes are handed over in parts, and nothing is opened before the last', async () => {
  const tender = await newTender()
  for (let sent = 0; sent < 3; sent++) await seal(tender)
  await begin(tender)
  await handsIn(tender, 1)
  const { shares, handed } = await attacked.opensShares(tender, 3)
  for (const portion of portionsOf(handed, 2)) {
    expect(await stateOf(tender)).toBe('gathering')
    const sealed = await sealHanded(shares.procurementKey, portion)
    const { person } = attacked.custodian(3)
    const judged = await modules.handInShares(contextAt(opened), tender.id, person, sealed)
    expect(judged).toEqual({ good: portion.length, nothing: 0, wrong: 0 })
  }
  expect(await open(tender)).toBe(true)
  expect((await minutesOf(tender))?.custodians.map(({ good }) => good)).toEqual([3, 0, 3])
})

const file = { name: 'offer.pdf', bytes: chosenFile(0) }
const large = { name: 'offer.pdf', bytes: new Uint8Array(400_000).fill(7) }

describe('what a sealed proposal says', () => {
  test('stops no opening: it is stored as any form is, or named as broken', async () => {
    const contents: readonly [what: string, content: ChosenContent, fate: string][] = [
      [
        'answers with controls',
        { change: answering({ company_name: 'A\u0000\u0007B', country: '\u202EC' }) },
        'opened',
      ],
      [
        'answers of other kinds',
        { change: answering({ company_name: 12, phone: 96_265_550_000, consent: true }) },
        'opened',
      ],
      [
        'an answer that nobody asked for',
        { change: answering({ id: 1, status: 'evaluated', toString: null }) },
        'opened',
      ],
      ['no answers', { change: (proposal) => ({ ...proposal, answers: {} }) }, 'not a proposal'],
      ['a long answer', { change: answering({ company_name: 'x'.repeat(200_000) }) }, 'not a proposal'],
      ['a large number', { change: answering({ proposed_amount: 1e300 }) }, 'not a proposal'],
      ['a number that is none', { change: answering({ proposed_amount: 'NaN' }) }, 'not a proposal'],
      ['half a surrogate pair', { bytes: replacing('"Jordan"', String.raw`"\ud800"`) }, 'not a proposal'],
      ['a list as an answer', { bytes: replacing('"Jordan"', '["Jordan"]') }, 'not a proposal'],
      [
        'a prototype as an answer',
        { bytes: replacing('"answers":{', '"answers":{"__proto__":{"x":1},') },
        'opened',
      ],
      ['lists in lists', { bytes: () => utf8('['.repeat(120_000) + ']'.repeat(120_000)) }, 'not a proposal'],
      ['bytes that are no text', { bytes: () => new Uint8Array(1000).fill(0xff) }, 'not a proposal'],
      ['nothing', { bytes: () => new Uint8Array() }, 'not a proposal'],
      [
        'invented secrets of its shares',
        {
          change: (proposal) => ({
            ...proposal,
            shares: proposal.shares.map(({ text }) => ({
              ...{ text, dealing: { fileKey: '0'.repeat(32), ephemeral: '0'.repeat(64) } },
            })),
          }),
        },
        'shares do not fit',
      ],
      [
        'an empty file',
        { change: withFiles({ ...file, bytes: new Uint8Array() }), archive: archiveOf([new Uint8Array()]) },
        'opened',
      ],
      ['no file', { change: withFiles(), archive: archiveOf([]) }, 'opened'],
      [
        'a file of another hash',
        { change: withFiles(file), archive: archiveOf([utf8('%PDF-1.8')]) },
        'a file differs',
      ],
      [
        'a file larger than any',
        { change: withFiles({ ...file, size: Number.MAX_SAFE_INTEGER }) },
        'too large',
      ],
      [
        'a file that ends early',
        {
          change: withFiles({ ...file, size: 1_000_000 }),
          archive: () => [tarHeader('file-1.pdf', 1_000_000), file.bytes],
        },
        'not a proposal',
      ],
      ['a file that is missing', { archive: () => [tarEnd] }, 'not a proposal'],
      ['a file too many', { archive: archiveOf([file.bytes, file.bytes]) }, 'not a proposal'],
      [
        'a content that is spoiled in the middle of a file',
        {
          change: withFiles(large),
          archive: archiveOf([large.bytes]),
          spoil: (sealed) => sealed.with(300_000, (sealed[300_000] ?? 0) ^ 1),
        },
        'can’t be decrypted',
      ],
    ]
    const { tender, others } = await handedInTender(...contents.map(([, content]) => content))
    expect(await open(tender)).toBe(true)
    const minutes = await minutesOf(tender)
    const fates = new Map(
      minutes?.proposals.map(({ reference, because, fate }) => [reference, because ?? fate]),
    )
    expect(others.map(({ reference }, index) => [contents[index]?.[0], fates.get(reference)])).toEqual(
      contents.map(([what, , fate]) => [what, fate]),
    )
    expect(await rowOf(others[0]?.id ?? 0)).toMatchObject({ companyName: 'AB', status: 'opened' })
    expect(await rowOf(others[2]?.id ?? 0)).toMatchObject({ status: 'opened' })
    expect([...fates.values()].filter((fate) => fate === 'opened')).toHaveLength(8)
    expect(await attacked.findings()).toEqual([])
  })
})
