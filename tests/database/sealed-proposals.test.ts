import { readdir, readFile, rename } from 'node:fs/promises'
import path from 'node:path'
import type { CollectionSlug, Payload, TypedUser } from 'payload'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { roles } from '../../model/access/roles.ts'
import { callRest } from '../support/rest.ts'
import { staffOf } from '../support/staff-of-role.ts'
import { openTestDatabase, type TestDatabase } from '../support/test-database.ts'
import { makeTender } from '../support/test-tender.ts'

let database: TestDatabase
let payload: Payload
let settings: import('../../environment.ts').Environment
let key: Awaited<ReturnType<typeof import('../support/sealing-key.ts').openTestSealingKey>>
let tender: { id: number; reference: string }
let proposal: import('../support/sealed-proposal.ts').MadeProposal
const people = new Map<string, TypedUser>()

/** What only the bidder may know before the opening, as it could stand in a file: text, JSON, a number, UTF-16. */
const secrets = {
  company: 'Sealed Rivers Engineering',
  person: 'Rima Haddad',
  email: 'rima@sealed-rivers.example',
  telephone: '+962 6 555 0199',
  amount: '91827364',
  fileName: 'secret-offer-of-rivers.pdf',
  fileText: 'marker-text-that-stands-in-the-offer',
}

beforeAll(async () => {
  database = await openTestDatabase()
  payload = database.payload
  settings = (await import('../../environment.ts')).environment()
  key = await (await import('../support/sealing-key.ts')).openTestSealingKey()
  const { makeSealedProposal } = await import('../support/sealed-proposal.ts')
  for (const role of roles) people.set(role, await staffOf(payload, role, role))
  // Custodians administer nothing.
  const together = roles.filter((role) => role !== 'custodian')
  people.set('everything', await staffOf(payload, 'everything', ...together))
  tender = await makeTender(payload, '2026-01-15T12:00:00.000Z')
  proposal = await makeSealedProposal({
    ...{ payload, dataFolder: settings.dataFolder, sealingKey: key.sealingKey, tender: tender.id },
    files: { [secrets.fileName]: `%PDF-1.4 ${secrets.fileText}` },
    form: {
      companyName: secrets.company,
      contactPerson: secrets.person,
      email: secrets.email,
      telephone: secrets.telephone,
      proposedAmount: Number(secrets.amount),
    },
  })
  await payload.create({
    collection: 'tender-followers',
    data: { tender: tender.id, email: 'follower@example.org', sentIn: 'en', tokenHash: 'a'.repeat(64) },
  })
  await payload.create({
    collection: 'list-subscribers',
    data: { list: 'tenders', email: 'subscriber@example.org', sentIn: 'en', tokenHash: 'b'.repeat(64) },
  })
})
afterAll(async () => {
  await key.remove()
  await database.close()
})

const hidden = [
  'proposals',
  'tender-keys',
  'tender-followers',
  'list-subscribers',
] as const satisfies readonly CollectionSlug[]

const everybody = ['nobody', ...roles, 'everything'] as const

const hasRows = /"totalDocs":[1-9]/

/** What an answer reveals that it must not: secrets, or that there is any row. */
async function foundIn(response: Response, isAbout = false): Promise<string[]> {
  const text = await response.text()
  const withheld = [
    ...[...Object.values(secrets), proposal.reference, proposal.storedName],
    ...['AGE ENCRYPTED', 'follower@example.org', 'subscriber@example.org'],
  ]
  return [
    ...withheld.filter((secret) => text.includes(secret)),
    ...(isAbout && hasRows.test(text) ? ['rows'] : []),
  ]
}

describe.each(everybody)('%s, while a proposal is sealed', (name) => {
  const person = () => people.get(name)

  test.each(hidden)('reads no %s through REST, by list, id, filter, count or version', async (slug) => {
    const where = 'where[companyName][like]=Sealed&where[reference][exists]=true'
    for (const address of [
      '',
      '/1',
      '?depth=3',
      `?${where}`,
      '/count',
      '/versions',
      '/1/files/1',
      '/export.csv',
    ]) {
      const response = await callRest(payload, person(), `/${slug}${address}`)
      expect(await foundIn(response, true), address).toEqual([])
    }
  })

  test('finds nothing by the way of other records', async () => {
    const addresses = [
      `/tenders/${tender.id}?depth=5`,
      `/tenders?depth=5&joins[proposals][limit]=10`,
      `/users?depth=5`,
      `/proposal-openings?depth=5`,
      `/payload-locked-documents?depth=5`,
      `/tenders?where[proposals.companyName][like]=Sealed`,
    ]
    for (const address of addresses) {
      expect(await foundIn(await callRest(payload, person(), address)), address).toEqual([])
    }
  })

  test.each(hidden)('reads and changes no %s through the Local API', async (slug) => {
    const user = person()
    const options = { collection: slug, overrideAccess: false, ...(user && { user }) }
    const docs = await payload.find({ ...options, showHiddenFields: true }).then(
      (found) => found.docs,
      () => [],
    )
    expect(docs).toEqual([])
    await expect(payload.findByID({ ...options, id: 1 })).rejects.toThrow(/not allowed|Not Found/)
    await expect(payload.delete({ ...options, id: 1 })).rejects.toThrow(/not allowed|Not Found/)
    await expect(payload.update({ ...options, id: 1, data: {} })).rejects.toThrow(/not allowed|Not Found/)
  })

  test('learns at most how many proposals there are', async () => {
    const response = await callRest(payload, person(), `/tenders/${tender.id}/proposals-summary`)
    const mayCount = ['administrator', 'procurement', 'bid-opener', 'everything'].includes(name)
    expect(response.status).toBe(mayCount ? 200 : 403)
    expect(await foundIn(response)).toEqual([])
  })
})

test('nobody makes somebody an opener but an administrator', async () => {
  const buyer = people.get('procurement')
  if (!buyer) throw new Error('There is no buyer')
  await callRest(payload, buyer, `/users/${buyer.id}`, { method: 'PATCH', body: { roles: ['bid-opener'] } })
  expect((await payload.findByID({ collection: 'users', id: buyer.id })).roles).toEqual(['procurement'])
})

describe('who holds the database and the data folder, but not the sealing key,', () => {
  test('finds nothing of the bid in any byte of them', async () => {
    const found: string[] = []
    for (const [place, bytes] of await everyByte()) {
      for (const [what, secret] of Object.entries(secrets)) {
        const spellings = [
          Buffer.from(secret),
          Buffer.from(secret, 'utf16le'),
          Buffer.from(encodeURIComponent(secret)),
        ]
        if (spellings.some((spelling) => bytes.includes(spelling))) found.push(`${what} in ${place}`)
      }
      if (bytes.includes('AGE-SECRET-KEY-')) found.push(`a private key in ${place}`)
    }
    expect(found).toEqual([])
  })

  test('opens nothing without it, and nothing with another one', async () => {
    const { keyOfFile, makeSealingKey } = await import('../../procurement/proposals/sealing/key-file.ts')
    const { SealingKeyUnavailableError } = await import('../../procurement/proposals/sealing/sealing-key.ts')
    const { tenderIdentity } = await import('../../procurement/proposals/sealing/tender-key.ts')
    const aside = `${settings.sealingKeyFile}.aside`
    await rename(settings.sealingKeyFile, aside)
    try {
      await expect(keyOfFile(settings)).rejects.toBeInstanceOf(SealingKeyUnavailableError)
      await makeSealingKey(settings.sealingKeyFile)
      const another = await keyOfFile(settings)
      await expect(tenderIdentity(payload, tender.id, another)).rejects.toBeInstanceOf(
        SealingKeyUnavailableError,
      )
      // Nor when it claims to be the right one.
      const impostor = { ...another, id: key.sealingKey.id }
      await expect(tenderIdentity(payload, tender.id, impostor)).rejects.toThrow(/no identity/)
    } finally {
      await rename(aside, settings.sealingKeyFile)
    }
    expect(await tenderIdentity(payload, tender.id, await keyOfFile(settings))).toMatch(/^AGE-SECRET-KEY-/)
  })
})

/** Every file of the data folder; on Postgres every row of every table too, which lies elsewhere. */
async function everyByte(): Promise<[string, Buffer][]> {
  const entries = await readdir(settings.dataFolder, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
  expect(files.some((file) => file.endsWith('form.age'))).toBe(true)
  const contents = await Promise.all(
    files.map(async (file): Promise<[string, Buffer]> => [file, await readFile(file)]),
  )
  return [...contents, ...(await rowsOfPostgres())]
}

async function rowsOfPostgres(): Promise<[string, Buffer][]> {
  if (!settings.DATABASE_URL) return []
  const { default: postgres } = await import('pg')
  const client = new postgres.Client({ connectionString: settings.DATABASE_URL })
  await client.connect()
  try {
    const tables = await client.query<{ name: string }>(
      `SELECT quote_ident(table_name) AS name FROM information_schema.tables WHERE table_schema = 'public'`,
    )
    const contents: [string, Buffer][] = []
    for (const { name } of tables.rows) {
      const { rows } = await client.query<{ row: string }>(`SELECT t::text AS row FROM ${name} t`)
      contents.push([name, Buffer.from(rows.map(({ row }) => row).join('\n'))])
    }
    expect(contents.find(([name]) => name === 'proposals')?.[1].includes(proposal.reference)).toBe(true)
    return contents
  } finally {
    await client.end()
  }
}
