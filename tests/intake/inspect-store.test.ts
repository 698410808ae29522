import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CustodianKey } from '../../sealing/identity-files.ts'
import { inspectStore, type StoreState } from '../../commands/trials/inspect-store.ts'
import { onSqliteOnly } from '../support/one-database.ts'
import { pdf, proposalFields, submissionForm } from '../support/submission-files.ts'
import { submissionAnswerSchema } from '../support/submission-answer.ts'
import { openTestIntake, type TestIntake } from '../support/test-intake.ts'

let api: TestIntake
let custodians: CustodianKey[]

beforeAll(async () => {
  api = await openTestIntake()
  const { signingKeysIn } = await import('../../transparency/log-context.ts')
  const { findTestTender, fixTerms } = await import('../support/tender-terms.ts')
  const log = { payload: api.payload, keys: await signingKeysIn(api.settings.signingKeysFolder) }
  custodians = await fixTerms(log, await findTestTender(api.payload, 'level-recorders'))
})
afterAll(() => api.close())

async function send(company: string): Promise<string> {
  const response = await api.call('/api/tenders/level-recorders/apply', {
    method: 'POST',
    body: submissionForm({ ...proposalFields, company_name: company }, [
      ['proposal_file[0]', 'offer.pdf', pdf(company)],
    ]),
  })
  const { data } = submissionAnswerSchema.parse(await response.json())
  if (!data) throw new Error(`The proposal of ${company} was answered with ${response.status}`)
  return data.reference
}

/** Of a copy: it reads the database's file as a server leaves it behind. */
async function inspect(): Promise<StoreState> {
  const folder = await mkdtemp(path.join(tmpdir(), 'inspected-'))
  const copy = path.join(folder, 'data')
  try {
    await cp(api.settings.dataFolder, copy, { recursive: true })
    await cp(path.dirname(api.settings.sealingKeyFile), `${copy}.keys`, { recursive: true })
    return await inspectStore(copy, custodians)
  } finally {
    await rm(folder, { recursive: true })
  }
}

async function folderOf(reference: string): Promise<string> {
  const { docs } = await api.payload.find({
    collection: 'proposals',
    where: { reference: { equals: reference } },
    ...{ depth: 0, showHiddenFields: true, overrideAccess: true },
  })
  return path.join(api.settings.dataFolder, 'submissions', 'stored', docs[0]?.storedName ?? '')
}

test(
  'what trials look for after they killed and loaded: each kind of loss is named',
  onSqliteOnly,
  async () => {
    const references: string[] = []
    for (const company of ['Whole', 'Without files', 'Damaged', 'Without a row'])
      references.push(await send(company))
    const [whole = '', withoutFiles = '', damaged = '', withoutRow = ''] = references
    const sound = await inspect()
    expect([...sound.whole].toSorted()).toEqual(references.toSorted())
    expect(sound.faults).toEqual([])

    await rm(await folderOf(withoutFiles), { recursive: true })
    const { envelopeFileName } = await import('../../procurement/proposals/envelopes/envelope-file.ts')
    const file = path.join(await folderOf(damaged), envelopeFileName)
    const bytes = await readFile(file)
    bytes.writeUInt8(bytes.readUInt8(bytes.length - 2000) ^ 1, bytes.length - 2000)
    await writeFile(file, bytes)
    const orphaned = path.basename(await folderOf(withoutRow))
    const { sql } = await import('@payloadcms/db-sqlite/drizzle')
    const { rawSql } = await import('../../store/database/raw-sql.ts')
    await (await rawSql(api.payload)).write([sql`DELETE FROM proposals WHERE reference = ${withoutRow}`])
    await mkdir(path.join(api.settings.dataFolder, 'submissions', 'incoming', 'half-sent'), {
      recursive: true,
    })

    const found = await inspect()
    expect([...found.whole]).toEqual([whole])
    expect(found.faults).toHaveLength(5)
    for (const fault of [
      `${withoutFiles} is not whole`,
      `${damaged} is not whole`,
      'the log promises a proposal that is not there',
      `stored/${orphaned} belongs to no proposal`,
      'incoming/half-sent belongs to no proposal',
    ])
      expect(found.faults).toContainEqual(expect.stringContaining(fault))
  },
)
