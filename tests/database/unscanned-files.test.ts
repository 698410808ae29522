import { writeFile } from 'node:fs/promises'
import { setTimeout } from 'node:timers/promises'
import type { Payload, TypedUser } from 'payload'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { callConfirming, callRest } from '../support/rest.ts'
import { startScanner } from '../support/scanner.ts'
import { shortenLimit } from '../support/shorten-limit.ts'
import { staffOf } from '../support/staff-of-role.ts'
import { openTestDatabase, type TestDatabase } from '../support/test-database.ts'
import { makeTender } from '../support/test-tender.ts'

let database: TestDatabase
let payload: Payload
let settings: { dataFolder: string; CLAMD_ADDRESS?: string | undefined }
let recruiter: TypedUser
let key: Awaited<ReturnType<typeof import('../support/sealing-key.ts').openTestSealingKey>>

beforeAll(async () => {
  database = await openTestDatabase()
  payload = database.payload
  settings = (await import('../../environment.ts')).environment()
  key = await (await import('../support/sealing-key.ts')).openTestSealingKey()
  recruiter = await staffOf(payload, 'Recruiter', 'human-resources')
})
afterEach(() => {
  settings.CLAMD_ADDRESS = undefined
})
afterAll(async () => {
  await key.remove()
  await database.close()
})

const away = '127.0.0.1:1'
const verdict = (content: Buffer) => (content.includes('bad') ? 'stream: Test FOUND\0' : 'stream: OK\0')

async function application(text: string, count = 1) {
  const { DiskSubmissionStore } = await import('../../submissions/store/disk-submission-store.ts')
  const staged = await new DiskSubmissionStore(settings.dataFolder).stage()
  const stored = Array.from({ length: count }, (_, place) => `cv-${place}.bin`)
  for (const storedName of stored) await writeFile(staged.fileToWrite(storedName), text)
  await staged.move()
  const created = await payload.create({
    collection: 'job-applications',
    data: {
      reference: `J-${staged.name.slice(0, 8)}`,
      receivedAt: '2026-05-01T10:00:00.000Z',
      scan: 'pending',
      status: 'received',
      fullName: 'Applicant',
      email: 'applicant@example.org',
      storedName: staged.name,
      receipt: 'encrypted',
      files: stored.map((storedName) => ({
        ...{ name: 'cv.pdf', size: text.length, sha256: 'a'.repeat(64), storedName },
      })),
    },
  })
  await staged.commit()
  return created
}

type Application = Awaited<ReturnType<typeof application>>

const download = ({ id, files }: Application) =>
  callRest(payload, recruiter, `/job-applications/${id}/files/${files?.[0]?.id}`)

async function scanOf({ id }: { id: number }) {
  return (await payload.findByID({ collection: 'job-applications', id })).scan
}

test('a file that was not scanned is given to nobody until it is, and then scanned first', async () => {
  const good = await application('a good life')
  const bad = await application('a bad life')
  settings.CLAMD_ADDRESS = away
  expect((await download(good)).status).toBe(503)
  expect(await scanOf(good)).toBe('pending')
  const zip = await callConfirming(payload, recruiter, '/job-applications/files.zip')
  const packed = await zip.text()
  expect(packed).not.toContain('a good life')
  // The list of what was left out.
  expect(packed).toContain('_.txt')

  await using scanner = await startScanner(verdict)
  settings.CLAMD_ADDRESS = scanner.address
  const given = await download(good)
  expect(given.status).toBe(200)
  expect(await given.text()).toBe('a good life')
  expect(await scanOf(good)).toBe('clean')
  expect((await download(bad)).status).toBe(409)
  expect(await scanOf(bad)).toBe('infected')
})

/** What operators are shown of the parts behind a process with a database. */
async function partsOfOperators() {
  const { environment } = await import('../../environment.ts')
  const { lookAtSharedParts } = await import('../../server/operator/shared-parts.ts')
  const own = { ...environment(), CLAMD_ADDRESS: away }
  return lookAtSharedParts({ settings: own, payload, isDatabaseHealthy: () => true })
}

test('the connections of a pool are counted, and SQLite has none', async () => {
  const { connectionsOf } = await import('../../store/database/connections.ts')
  const { DATABASE_URL } = (await import('../../environment.ts')).environment()
  await payload.count({ collection: 'proposals' })
  const connections = connectionsOf(payload)
  expect(connections !== undefined).toBe(DATABASE_URL !== undefined)
  expect(connections?.total).not.toBe(0)
})

test('what waits is scanned when the scanner is back, and sealed proposals are left sealed', async () => {
  const { scanWaiting } = await import('../../submissions/scan-waiting.ts')
  const { waitingFiles } = await import('../../payload/scan-waiting-files.ts')
  const { makeSealedProposal } = await import('../support/sealed-proposal.ts')
  const waiting = await application('a waiting life')
  const tender = await makeTender(payload, '2026-01-15T12:00:00.000Z')
  const { id } = await makeSealedProposal({
    ...{ payload, dataFolder: settings.dataFolder, sealingKey: key.sealingKey },
    ...{ tender: tender.id, scan: 'pending' },
  })
  expect(await scanWaiting(payload, waitingFiles, { CLAMD_ADDRESS: away })).toBe(0)
  expect(await scanOf(waiting)).toBe('pending')
  expect(await partsOfOperators()).toMatchObject({
    database: { state: 'ok' },
    clock: { state: 'ok' },
    scans: { state: 'ok', values: { waiting: 1 } },
  })
  await using scanner = await startScanner(verdict)
  expect(await scanWaiting(payload, waitingFiles, { CLAMD_ADDRESS: scanner.address })).toBe(1)
  expect(await scanOf(waiting)).toBe('clean')
  expect((await payload.findByID({ collection: 'proposals', id })).scan).toBe('pending')
})

test('files that need longer in all than anybody waits are scanned while nobody waits, and can be downloaded then', async () => {
  const { scanWaiting } = await import('../../submissions/scan-waiting.ts')
  const { waitingFiles } = await import('../../payload/scan-waiting-files.ts')
  shortenLimit(10_000, 200)
  await using scanner = await startScanner(async () => {
    await setTimeout(60)
    return 'stream: OK\0'
  })
  settings.CLAMD_ADDRESS = scanner.address
  const long = await application('a long life', 5)
  expect((await download(long)).status).toBe(503)
  expect(await scanOf(long)).toBe('pending')
  expect(await scanWaiting(payload, waitingFiles, { CLAMD_ADDRESS: scanner.address })).toBe(1)
  expect(await scanOf(long)).toBe('clean')
  expect(await (await download(long)).text()).toBe('a long life')
})

test('a proposal whose tender’s key can’t be opened any more is logged, and keeps nothing else from being scanned', async () => {
  const { scanWaiting } = await import('../../submissions/scan-waiting.ts')
  const { waitingFiles } = await import('../../payload/scan-waiting-files.ts')
  const { makeSealedProposal } = await import('../support/sealed-proposal.ts')
  const { openTestSealingKey } = await import('../support/sealing-key.ts')
  const tender = await makeTender(payload, '2026-01-15T12:00:00.000Z')
  const { id, reference } = await makeSealedProposal({
    ...{ payload, dataFolder: settings.dataFolder, sealingKey: key.sealingKey },
    ...{ tender: tender.id, scan: 'pending' },
  })
  await payload.update({ collection: 'proposals', id, data: { openedAt: '2026-01-16T00:00:00.000Z' } })
  await key.remove()
  await openTestSealingKey()
  const waiting = await application('another waiting life')
  const log = vi.spyOn(payload.logger, 'error').mockImplementation(() => undefined)
  await using scanner = await startScanner(verdict)
  expect(await scanWaiting(payload, waitingFiles, { CLAMD_ADDRESS: scanner.address })).toBe(1)
  expect(log.mock.calls).toMatchObject([[{ reference, msg: 'A submission could not be scanned' }]])
  log.mockRestore()
  expect(await scanOf(waiting)).toBe('clean')
  await payload.delete({ collection: 'proposals', id })
})
