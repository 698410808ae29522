import { createServer, connect, type Socket } from 'node:net'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { sql } from '@payloadcms/db-sqlite/drizzle'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { copyFiles, MoveRefusedError } from '../../backup/moving/copy-files.ts'
import {
  moveSubmissions,
  removeUnknownAtSource,
  submissionPlaces,
} from '../../backup/moving/move-submissions.ts'
import { rawSql } from '../../store/database/raw-sql.ts'
import { replaceBelonging } from '../../store/database/identity/database-identity.ts'
import { nameOfProcess } from '../../store/process-name.ts'
import { BucketAwayError } from '../../store/uploads/bucket-away-error.ts'
import { BucketObjects } from '../../store/uploads/bucket-objects.ts'
import type { SubmissionStore } from '../../submissions/store/submission-store.ts'
import { submissionStoreOf } from '../../submissions/store/submission-store-of.ts'
import type { IntakeService } from '../../server/intake/intake-service.ts'
import { parseEnvironment, type Environment } from '../../environment.ts'
import { onSqliteOnly } from '../support/one-database.ts'
import { applicantFields, pdf, proposalFields, submissionForm } from '../support/submission-files.ts'
import { startSwift, type Swift } from '../support/swift.ts'
import { openTestApi, type TestApi } from '../support/test-api.ts'
import { testNow } from '../support/test-records.ts'

/** A machine with a data folder of its own. */
interface Node {
  settings: Environment
  store: SubmissionStore
  intake: IntakeService
}

describe('submissions in a bucket, of two nodes without a shared folder', onSqliteOnly, () => {
  let swift: Swift
  let road: Road
  let api: TestApi
  let objects: BucketObjects
  let one: Node
  let other: Node

  beforeAll(async () => {
    swift = await startSwift()
    api = await openTestApi()
    const settings = await swift.createBucket('files')
    road = await startRoad(new URL(settings.S3_ENDPOINT ?? ''))
    objects = new BucketObjects(parseEnvironment(settings))
    const { createIntakeService } = await import('../../server/intake/intake-service.ts')
    const node = (): Node => {
      const own = {
        ...parseEnvironment({
          ...process.env,
          ...settings,
          S3_ENDPOINT: road.url,
          DATA_DIR: mkdtempSync(path.join(tmpdir(), 'node-')),
        }),
      }
      return {
        settings: own,
        store: submissionStoreOf(api.payload, own),
        intake: createIntakeService({
          payload: api.payload,
          settings: own,
          now: () => testNow,
          reportError: (error) => api.loggedErrors.push(error),
        }),
      }
    }
    ;[one, other] = [node(), node()]
  })
  afterAll(async () => {
    objects.close()
    road.close()
    for (const { settings } of [one, other]) rmSync(settings.dataFolder, { recursive: true })
    await api.close()
    await swift[Symbol.asyncDispose]()
  })
  beforeEach(async () => {
    await replaceBelonging(api.payload, 'submissions', 'bucket')
  })
  afterEach(async () => {
    vi.restoreAllMocks()
    road.isOpen = true
    api.loggedErrors.length = 0
    await api.payload.delete({ collection: 'job-applications', where: { id: { exists: true } } })
    await objects.removeAll('')
  })

  const inBucket = async () => (await objects.list('')).map(({ key }) => key)
  const onDisk = ({ settings }: Node) =>
    readdirSync(settings.dataFolder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ name }) => name)

  async function apply({ intake }: Node, full_name: string, content = pdf(full_name)) {
    const { jobApplicationSubmission } = await import('../../server/intake/submission-kinds.ts')
    const request = new Request('https://network.example.org/apply', {
      method: 'POST',
      body: submissionForm({ ...applicantFields, full_name }, [['cv', 'cv.pdf', content]]),
      headers: {
        'Idempotency-Key': `a-key-of-somebody-called-${full_name.replaceAll(' ', '-').toLowerCase()}`,
      },
    })
    return intake.submissions.submit(jobApplicationSubmission, '', request, {
      language: 'en',
      address: '192.0.2.1',
    })
  }

  async function applications() {
    const { docs } = await api.payload.find({
      collection: 'job-applications',
      sort: 'id',
      showHiddenFields: true,
      overrideAccess: true,
    })
    return docs
  }

  async function storedNameOf(full_name: string): Promise<string> {
    const found = (await applications()).find(({ fullName }) => fullName === full_name)
    if (!found?.storedName) throw new Error(`${full_name} is not stored`)
    return found.storedName
  }

  /** As another process leaves it. */
  const mark = (owner: string, submission: string, as: string) =>
    objects.putText(`submissions/incoming/${owner}.${submission}.${as}`, '')

  test('what one takes in, in parts if it is large, the other gives; nothing else is anywhere', async () => {
    const content = pdf('Large', 9_000_000)
    expect((await apply(one, 'Large', content)).status).toBe(201)
    const name = await storedNameOf('Large')
    expect(await inBucket()).toEqual([`submissions/stored/${name}/file-0.pdf`])
    expect(await other.store.list()).toEqual([name])
    expect((await buffer(await other.store.read(name, 'file-0.pdf'))).equals(content)).toBe(true)
    await expect(other.store.read(name, 'file-1.pdf')).rejects.toMatchObject({ code: 'ENOENT' })
    expect([...onDisk(one), ...onDisk(other)]).toEqual([])
    expect((await apply(other, 'Large', content)).status).toBe(200)
    const { s3FileStore } = await import('../../server/files/s3-file-store.ts')
    const address = `submissions/stored/${name}/file-0.pdf`
    expect(await s3FileStore(one.settings).read('media', address, undefined)).toBeUndefined()
  })

  test('a proposal is whole from either, and a changed byte is found', async () => {
    const { environment } = await import('../../environment.ts')
    const { createIntakeService } = await import('../../server/intake/intake-service.ts')
    const { proposalSubmission } = await import('../../server/intake/submission-kinds.ts')
    const { verifyProcurementRecord } = await import('../../procurement/procurement-record/verify.ts')
    const { sealingKeyFile } = environment()
    // What a tender asks to be read must be there before anybody may answer it.
    const { docs: documents } = await api.payload.find({ collection: 'documents', pagination: false })
    for (const { filename } of documents) await objects.putText(filename ?? '', 'document')
    const { submissions } = createIntakeService({
      payload: api.payload,
      settings: { ...one.settings, sealingKeyFile },
      now: () => testNow,
      reportError: (error) => api.loggedErrors.push(error),
    })
    const request = new Request('https://network.example.org/apply', {
      method: 'POST',
      body: submissionForm(proposalFields, [['proposal_file[0]', 'offer.pdf', pdf()]]),
    })
    const sender = { language: 'en', address: '192.0.2.1' } as const
    const outcome = await submissions.submit(proposalSubmission, 'level-recorders', request, sender)
    expect(outcome.status).toBe(201)
    expect((await verifyProcurementRecord(api.payload, other.store)).faults).toEqual([])
    const key = (await inBucket()).find((each) => each.endsWith('file-0.age')) ?? ''
    const found = await objects.read(key)
    const content = await buffer(found ?? Readable.from([]))
    content[40] = (content[40] ?? 0) ^ 1
    await objects.put(key, Readable.from([content], { objectMode: false }))
    const { faults } = await verifyProcurementRecord(api.payload, other.store)
    expect(faults.map(({ fault }) => fault)).toEqual(['its file-0.age is not the one received'])
    road.isOpen = false
    await expect(verifyProcurementRecord(api.payload, other.store)).rejects.toThrow(BucketAwayError)
    road.isOpen = true
    await api.payload.delete({ collection: 'proposals', where: { id: { exists: true } } })
  })

  test('withdrawn, its files are gone', async () => {
    const outcome = await apply(one, 'Withdrawn')
    const receipt = outcome.outcome === 'accepted' ? outcome.receipt : undefined
    const sender = { language: 'en', address: '192.0.2.1' } as const
    const { submissions } = other.intake
    expect(
      (await submissions.manage('withdraw', receipt?.reference ?? '', receipt?.secret ?? '', sender)).status,
    ).toBe(200)
    expect(await inBucket()).toEqual([])
  })

  test('while the bucket is away, all is refused and nothing kept, also what was half there', async () => {
    road.isOpen = false
    expect((await apply(one, 'Away')).status).toBe(503)
    road.isOpen = true
    const put = BucketObjects.prototype.put
    vi.spyOn(BucketObjects.prototype, 'put').mockImplementationOnce(async function (
      this: BucketObjects,
      ...given
    ) {
      await put.apply(this, given)
      road.isOpen = false
    })
    expect((await apply(one, 'Half there')).status).toBe(503)
    expect((await inBucket()).length).toBeGreaterThan(0)
    road.isOpen = true
    await expect.poll(async () => [...(await inBucket()), ...onDisk(one)]).toEqual([])
    expect(await applications()).toEqual([])
    expect((await apply(one, 'Half there')).status).toBe(201)
  })

  test('what takes longer than it may, or comes while the submissions are moved, does not count', async () => {
    const put = BucketObjects.prototype.put
    const meanwhile = (act: () => Promise<unknown> | void) =>
      vi.spyOn(BucketObjects.prototype, 'put').mockImplementationOnce(async function (
        this: BucketObjects,
        ...given
      ) {
        await put.apply(this, given)
        await act()
      })
    meanwhile(() => replaceBelonging(api.payload, 'submissions', 'folder'))
    expect((await apply(one, 'Moved meanwhile')).status).toBe(503)
    await replaceBelonging(api.payload, 'submissions', 'bucket')
    const begun = Date.now()
    const { BucketSubmissionStore } = await import('../../submissions/store/bucket-submission-store.ts')
    const stage = BucketSubmissionStore.prototype.stage
    vi.spyOn(BucketSubmissionStore.prototype, 'stage').mockImplementationOnce(async function (
      this: InstanceType<typeof BucketSubmissionStore>,
    ) {
      const staged = await stage.call(this)
      const { move } = staged
      vi.spyOn(staged, 'move').mockImplementation(async () => {
        await move.call(staged)
        Object.assign(staged, { countsUntil: begun - 1 })
      })
      return staged
    })
    expect((await apply(one, 'Stood still')).status).toBe(503)
    expect(await inBucket()).toEqual([])
    expect(await applications()).toEqual([])
  })

  test('what a process left that ended is removed once, and of one elsewhere only after an hour', async () => {
    await apply(one, 'Recorded')
    const recorded = await storedNameOf('Recorded')
    const [ended, elsewhere] = [nameOfProcess(process.pid, 'a0'), `${'f'.repeat(16)}.1-a0`]
    for (const [owner, name] of [
      [ended, 'a1'],
      [elsewhere, 'b2'],
      [ended, recorded],
    ] as const) {
      await mark(owner, name, 'moved')
      await objects.putText(`submissions/stored/${name}/file-0.pdf`, 'file')
    }
    const isRecorded = async (name: string) => name === recorded
    const reportError = (error: unknown) => {
      throw error
    }
    const sweep = (by: Node, now = new Date()) => by.store.sweep({ isRecorded, now, reportError })
    const swept = await Promise.all([one, other].map((by) => sweep(by)))
    expect(swept.flat()).toEqual(['a1'])
    expect((await one.store.list()).toSorted()).toEqual([recorded, 'b2'].toSorted())
    expect(await sweep(other, new Date(Date.now() + 61 * 60_000))).toEqual(['b2'])
    expect(await inBucket()).toEqual([`submissions/stored/${recorded}/file-0.pdf`])
  })

  test('what can’t be removed now is reported, and what comes after it is removed all the same', async () => {
    for (const name of ['a1', 'b2']) {
      await mark(nameOfProcess(process.pid, 'a0'), name, 'moved')
      await objects.putText(`submissions/stored/${name}/file-0.pdf`, 'file')
    }
    const failure = new Error('The record can’t be looked for')
    const isRecorded = vi.fn<(name: string) => Promise<boolean>>().mockResolvedValue(false)
    isRecorded.mockRejectedValueOnce(failure)
    const errors: unknown[] = []
    const sweeping = { isRecorded, now: new Date(), reportError: (error: unknown) => errors.push(error) }
    expect(await one.store.sweep(sweeping)).toEqual(['b2'])
    expect(errors.splice(0)).toEqual([failure])
    expect(await one.store.sweep(sweeping)).toEqual(['a1'])
    expect(errors).toEqual([])
    expect(await inBucket()).toEqual([])
  })

  test('a refused one whose record can’t be removed keeps no other from being removed', async () => {
    for (const name of ['a1', 'b2']) {
      await mark(nameOfProcess(process.pid, 'a0'), name, 'refused')
      await objects.putText(`submissions/stored/${name}/file-0.pdf`, 'file')
    }
    const failure = new Error('The record can’t be removed')
    const removeRecord = vi.fn<(name: string) => Promise<void>>().mockResolvedValue(undefined)
    removeRecord.mockRejectedValueOnce(failure)
    const removal = { removeRecord, now: new Date(), reportError: () => undefined }
    await expect(one.store.removeRefused(removal)).rejects.toBe(failure)
    expect(removeRecord).toHaveBeenCalledTimes(2)
    expect(await one.store.list()).toEqual(['a1'])
    expect(await one.store.removeRefused(removal)).toBe(1)
    expect(await inBucket()).toEqual([])
  })

  test('a refusal of one is carried out by the other, or taken back; not while it is being removed', async () => {
    await apply(one, 'Refused')
    const name = await storedNameOf('Refused')
    await mark('f'.repeat(16) + '.1-a0', name, 'refused')
    expect(await other.store.takeRefusalBack(name)).toBe(true)
    await mark('f'.repeat(16) + '.1-a0', name, 'removing')
    expect(await other.store.takeRefusalBack(name)).toBe(false)
    expect((await apply(other, 'Refused')).status).toBe(503)
    await objects.removeAll('submissions/incoming/')
    await mark('f'.repeat(16) + '.1-a0', name, 'refused')
    await other.intake.sweep()
    expect(await inBucket()).toEqual([])
    expect(await applications()).toEqual([])
  })

  describe('moving', () => {
    const move = (place: 'bucket' | 'folder') =>
      moveSubmissions({
        payload: api.payload,
        settings: one.settings,
        objects,
        place,
        waitForWriters: async () => undefined,
      })
    const places = (place: 'bucket' | 'folder') =>
      submissionPlaces({ settings: one.settings, objects, place })

    test('goes on where it was broken off, and back; what was deleted meanwhile is deleted there too', async () => {
      await replaceBelonging(api.payload, 'submissions', 'folder')
      for (const name of ['First', 'Second', 'Third']) expect((await apply(one, name)).status).toBe(201)
      const first = await storedNameOf('First')
      const { from, to } = places('bucket')
      let copied = 0
      const broken = copyFiles(from, {
        ...to,
        write: (...given) => (copied++ < 2 ? to.write(...given) : Promise.reject(new Error('killed'))),
      })
      await expect(broken).rejects.toThrow('killed')
      await api.payload.delete({ collection: 'job-applications', where: { storedName: { equals: first } } })
      expect(await move('bucket')).toMatchObject({ missing: [] })
      const names = (await applications()).map(({ storedName }) => storedName ?? '')
      expect((await other.store.list()).toSorted()).toEqual(names.toSorted())
      expect((await from.list()).length).toBe(3)
      await removeUnknownAtSource({ payload: api.payload, settings: one.settings, place: 'bucket' })
      expect((await from.list()).length).toBe(2)
      expect((await apply(other, 'Fourth')).status).toBe(201)

      expect(await move('folder')).toMatchObject({ missing: [], copied: 1, present: 2 })
      for (const { storedName, files } of await applications()) {
        const [file] = files ?? []
        const content = await buffer(await one.store.read(storedName ?? '', file?.storedName ?? ''))
        expect(content.length).toBe(file?.size)
      }
      for (const name of await from.list()) await from.remove(name)
    })

    test('refuses where another file has the name, and reports one that is at neither place', async () => {
      await apply(one, 'Damaged')
      const name = await storedNameOf('Damaged')
      const { to } = places('folder')
      await to.write(`${name}/file-0.pdf`, Readable.from(['another'], { objectMode: false }))
      await expect(move('folder')).rejects.toThrow(MoveRefusedError)
      const database = await rawSql(api.payload)
      expect(await database.rows(sql`SELECT value FROM identities WHERE name = 'submissions'`)).toEqual([
        { value: 'bucket' },
      ])
      await to.remove(`${name}/file-0.pdf`)
      await objects.removeAll('submissions/')
      expect((await move('folder')).missing).toEqual([`${name}/file-0.pdf`])
    })
  })
})

/** The way to the bucket, which can be closed: connections then end, and new ones are refused. */
interface Road {
  url: string
  isOpen: boolean
  close: () => void
}

async function startRoad({ hostname, port }: URL): Promise<Road> {
  const sockets = new Set<Socket>()
  let isOpen = true
  const server = createServer((socket) => {
    socket.on('error', () => undefined)
    if (!isOpen) {
      socket.destroy()
      return
    }
    const further = connect(Number(port), hostname)
    further.on('error', () => socket.destroy())
    for (const each of [socket, further]) {
      sockets.add(each)
      each.on('close', () => sockets.delete(each))
    }
    socket.pipe(further).pipe(socket)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  return {
    url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    get isOpen() {
      return isOpen
    },
    set isOpen(value) {
      isOpen = value
      if (!value) for (const socket of sockets) socket.destroy()
    },
    close: () => {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
}
