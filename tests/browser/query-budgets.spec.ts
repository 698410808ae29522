import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { openSqlite } from '../support/open-sqlite.ts'
import { inRepository } from '../../commands/steps/repository.ts'
import { startPublicServer, type PublicServer } from '../../commands/trials/public-server.ts'
import { copyPristineData } from './support/copy-pristine-data.ts'
import { expect, test } from './support/test.ts'

// One server for all, whose statements are counted: one test after the other.
test.describe.configure({ mode: 'default' })

let folder: string
let dataFolder: string
let server: PublicServer

test.beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'query-budgets-'))
  dataFolder = path.join(folder, 'data')
  copyPristineData(dataFolder)
  server = await startPublicServer(dataFolder, {
    // What the process makes by itself would be counted with what a page asks.
    environment: { WARM_PAGES: '0' },
    nodeOptions: ['--import', inRepository('commands/bench/count-queries.ts')],
  })
})

test.afterAll(async () => {
  await server.stop()
  rmSync(folder, { recursive: true })
})

/** Statements to the database for a page of which nothing is cached; docs/performance.md says what is aimed at. */
const budgets = [
  { page: '/', most: 12 },
  { page: '/oic-water-vision', most: 6 },
  { page: '/news', most: 6 },
  { page: '/publications', most: 6 },
  { page: '/tenders', most: 6 },
  { page: '/events', most: 6 },
  { page: '/vacancies', most: 6 },
  { page: '/projects?topic=desalination', most: 6 },
  { page: '/news/first-solar-desalination-unit-completes-a-year-of-service', most: 6 },
  { page: '/tenders/independent-review-of-brine-outfalls', most: 6 },
  { page: '/publications/three-classes-of-treated-water-for-irrigation', most: 6 },
  // It shows records of six kinds, each of which is read by a statement of its own, and figures of all indicators, whose
  // values, versions, members and indicators are read again only when one of these is published.
  { page: '/countries/jordan', most: 13 },
  { page: '/events/regional-water-week', most: 6 },
  { page: '/vacancies/desalination-process-engineer', most: 6 },
  { page: '/search?q=water', most: 6, isNeverCached: true },
  { page: '/api/news', most: 6 },
  { page: '/api/publications?topic=desalination', most: 6 },
]

async function ask(page: string): Promise<number> {
  const before = await server.queries()
  const response = await fetch(`${server.url}${page}`)
  await response.arrayBuffer()
  expect({ page, status: response.status }).toEqual({ page, status: 200 })
  return (await server.queries()) - before
}

/** Ends when the process has asked nothing for a while by itself: nothing announces when it has. */
async function untilQuiet(): Promise<void> {
  let last = -1
  let isTheSame = 0
  await expect
    .poll(
      async () => {
        const now = await server.queries()
        isTheSame = now === last ? isTheSame + 1 : 0
        last = now
        return isTheSame
      },
      { intervals: [100] },
    )
    .toBeGreaterThanOrEqual(5)
}

/** What a publish does, and what the process then reads by itself; before, what it reads when it starts must be over. */
async function publish(): Promise<void> {
  await untilQuiet()
  const before = await server.queries()
  const token = randomUUID()
  const database = openSqlite(dataFolder)
  database.prepare('update content_versions set token = ?').run(token)
  database.close()
  await expect.poll(() => server.queries().then((now) => now - before)).toBeGreaterThan(0)
  await untilQuiet()
}

for (const { page, most, isNeverCached = false } of budgets) {
  test(`${page}, the first after a publish, asks the database at most ${most} times, and not at all once it is cached`, async () => {
    await publish()
    const asked = await ask(page)
    expect(asked).toBeGreaterThan(0)
    expect(asked).toBeLessThanOrEqual(most)
    if (!isNeverCached) expect(await ask(page)).toBe(0)
  })
}

test('after a publish the process itself asks the database at most 8 times, for all pages together', async () => {
  const before = await server.queries()
  await publish()
  expect((await server.queries()) - before).toBeLessThanOrEqual(8)
})
