import { beforeAll, expect, test } from 'vitest'
import { toHex, utf8 } from '../proofs/bytes.ts'
import { canonicalJson, type Json } from '../proofs/canonical-json.ts'
import { sha256 } from '../proofs/hash.ts'
import { loggedTerms, termsLeaf, testLog } from '../tests/support/logged-terms.ts'
import { makeCustodianKey } from './identity-files.ts'
import { readTerms, TermsError } from './terms.ts'

const log = testLog()
const logKey = log.key
const given = (leaves: readonly Json[], of = log, origin = logKey.name) => loggedTerms(leaves, of, origin)

let leaf: ReturnType<typeof termsLeaf>
beforeAll(async () => {
  const keys = await Promise.all([1, 2, 3].map(makeCustodianKey))
  leaf = termsLeaf(keys.map(({ recipient }) => recipient))
})

const opened: Json = { kind: 'log opened' }
const addendum = (deadline?: string, terms = toHex(sha256(utf8(canonicalJson(leaf))))): Json => ({
  kind: 'addendum',
  terms,
  ...(deadline === undefined ? { reason: 'A document was added' } : { deadline }),
})

test('terms in the log are read, with the deadline of the latest addendum', async () => {
  const terms = readTerms(
    await given([opened, leaf, addendum('2126-12-08T12:00:00.000Z'), addendum()]),
    logKey,
  )
  expect(terms).toMatchObject({
    tender: 'IWEN-2026-014',
    needed: 2,
    deadline: '2126-12-08T12:00:00.000Z',
    hash: sha256(utf8(canonicalJson(leaf))),
  })
  expect(terms.custodians).toHaveLength(3)
})

test('what the log’s key has not signed is not believed', async () => {
  const answer = await given([opened, leaf])
  const swapped = (await makeCustodianKey()).recipient
  const other = await given([opened, leaf], testLog(logKey.name))
  for (const lie of [
    { ...answer, entry: answer.entry.replace(/age1[a-z0-9]+/, swapped) },
    { ...answer, checkpoint: answer.checkpoint.replace('\n2\n', '\n3\n') },
    { ...answer, index: 0 },
    { ...answer, inclusion: [] },
    { ...answer, addenda: [{ ...answer, entry: canonicalJson(addendum('2127-01-01T00:00:00.000Z')) }] },
    { ...answer, checkpoint: other.checkpoint },
    await given([opened, leaf], log, 'other.example/log'),
    {},
    null,
  ]) {
    expect(() => readTerms(lie, logKey)).toThrow(TermsError)
  }
})

test('terms under which nobody could open are refused, also when they are in the log', async () => {
  const [first = null, ...others] = leaf.custodians
  for (const wrong of [
    { ...leaf, needed: 4 },
    { ...leaf, needed: 1 },
    { ...leaf, custodians: [first, first] },
    { ...leaf, custodians: [first] },
    { ...leaf, custodians: [{ ...Object(first), fingerprint: 'aaaaa aaaaa aaaaa aaaaa' }, ...others] },
    { ...leaf, reference: 'a\nb' },
    { ...leaf, kind: 'minutes' },
  ]) {
    expect(() => readTerms(wrong, logKey)).toThrow(TermsError)
    const answer = await given([opened, wrong])
    expect(() => readTerms(answer, logKey), JSON.stringify(wrong)).toThrow(TermsError)
  }
})

test('an addendum of other terms, or to an earlier deadline, is refused', async () => {
  for (const wrong of [addendum('2126-11-30T12:00:00.000Z'), addendum(undefined, '0'.repeat(64))]) {
    const answer = await given([opened, leaf, wrong])
    expect(() => readTerms(answer, logKey)).toThrow(TermsError)
  }
})
