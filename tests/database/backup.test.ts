import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createReadStream, existsSync } from 'node:fs'
import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { generateX25519Identity, identityToRecipient } from 'age-encryption'
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest'
import { z } from 'zod'
import { readArchive } from '../../backup/archive/read-archive.ts'
import { archiveName, readAnyArchiveName } from '../../backup/archive/archive-name.ts'
import type { Manifest } from '../../backup/archive/manifest.ts'
import { readBackupState } from '../../backup/backup-state.ts'
import { makeBackup } from '../../backup/make-backup.ts'
import { findArchive } from '../../backup/places/find-archive.ts'
import { restoreBackup } from '../../backup/restore-backup.ts'
import { compiledScript } from '../../commands/steps/compiled-scripts.ts'
import { inRepository } from '../../commands/steps/repository.ts'
import { run } from '../../commands/steps/run.ts'
import { parseEnvironment } from '../../environment.ts'
import { ownParts } from '../../server/operator/own-parts.ts'
import { startDebianPostgres, type DebianPostgres } from '../support/debian-postgres.ts'
import type { Restored } from '../support/read-restored.ts'
import { startTestBuckets, type TestBuckets } from '../support/test-bucket.ts'
import { makeSigningKeys } from '../../transparency/keys/signing-keys.ts'
import { onSqliteOnly } from '../support/one-database.ts'
import { copyTemplate } from '../support/templates.ts'

const isPostgres = inject('templates').empty.postgres !== undefined

let folder: string
let postgres: DebianPostgres | undefined
let buckets: TestBuckets | undefined
/** Settings of the place that is backed up, and of the one elsewhere that is restored to. */
let source: Record<string, string>
let elsewhere: Record<string, string>
let identity: string
/** References by what became of them, with the moment at which the sender knew. */
const sent: { reference: string; at: string; isWithdrawn: boolean }[] = []
let manifest: Manifest
let archive: string

const sentSchema = z.object({ reference: z.string(), at: z.string(), isWithdrawn: z.boolean() })

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'network-backup-test-'))
  identity = await generateX25519Identity()
  const general = { STARTER_CONTENT: 'off', SUBMISSIONS_PER_HOUR: '1000000', SECRET: '' }
  source = { ...general, DATA_DIR: path.join(folder, 'source') }
  elsewhere = { ...general, DATA_DIR: path.join(folder, 'elsewhere') }
  if (isPostgres) {
    postgres = await startDebianPostgres()
    vi.stubEnv('PATH', `${postgres.programs}:${process.env.PATH}`)
    buckets = await startTestBuckets()
    const backup = {
      BACKUP_BUCKET: 'backups',
      BACKUP_RECIPIENT: await identityToRecipient(identity),
    }
    const databaseOf = async (name: string) => ({ DATABASE_URL: await postgres!.createDatabase(name) })
    source = { ...source, ...(await databaseOf('source')), ...buckets.settings('uploads'), ...backup }
    elsewhere = { ...elsewhere, ...(await databaseOf('elsewhere')), ...buckets.settings('other'), ...backup }
  } else {
    const backup = { BACKUP_FOLDER: path.join(folder, 'backups'), DATABASE_URL: '' }
    source = { ...source, ...backup }
    elsewhere = { ...elsewhere, ...backup }
  }
  if (!isPostgres) await copyTemplate(inject('templates').empty, { folder: source.DATA_DIR ?? '' })
  // The content of an empty site takes five seconds of a processor to write.
  await expectSuccess(command('tests/support/prepare-quickly.ts', [], source))
})
afterAll(async () => {
  vi.unstubAllEnvs()
  buckets?.close()
  await postgres?.stop()
  await rm(folder, { recursive: true, force: true })
})

const command = (script: string, args: string[], environment: Record<string, string>) =>
  run(process.execPath, [compiledScript(script), ...args], { environment })
/** The same from its source, as `npm run` does: on one database, as it takes three seconds of a processor. */
const commandFromSource: typeof command = (script, args, environment) =>
  isPostgres
    ? command(script, args, environment)
    : run(process.execPath, [inRepository(script), ...args], { environment })

async function expectSuccess(ended: ReturnType<typeof command>) {
  const { status, output } = await ended
  expect(status, output).toBe(0)
  return output
}

/** The next message of a process, or a failure when it ends without one. */
async function messageOf(child: ChildProcess): Promise<unknown> {
  const [message]: unknown[] = await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(() => {
      throw new Error('The process ended; it says why above')
    }),
  ])
  return message
}

const start = (script: string, environment: Record<string, string>): ChildProcess =>
  fork(compiledScript(script), { execArgv: [], env: { ...process.env, ...environment } })

/** Everything in an archive, one entry after another. */
async function unpack(): Promise<Buffer> {
  const parts: Buffer[] = []
  const content = buckets
    ? Readable.from([buckets.bucket('backups').get(archive)], { objectMode: false })
    : createReadStream(path.join(folder, 'backups', archive))
  manifest = await readArchive(content, {
    name: archive,
    identity: isPostgres ? identity : undefined,
    take: async (entry, bytes) => {
      parts.push(Buffer.from(entry))
      for await (const chunk of bytes) parts.push(chunk)
    },
  })
  return Buffer.concat(parts)
}

test(
  'what was acknowledged before a backup is there after everything is gone',
  { timeout: 600_000 },
  async () => {
    const sender = start('tests/support/send-submissions.ts', source)
    const senderEnded = once(sender, 'exit')
    sender.on('message', (message) => sent.push(sentSchema.parse(message)))
    const hasSent = async (count: number) => {
      await expect.poll(() => sent.length, { timeout: 100_000, interval: 20 }).toBeGreaterThanOrEqual(count)
    }
    const sentMore = (count: number) =>
      Promise.race([
        hasSent(count),
        senderEnded.then(() => Promise.reject(new Error('The sender ended; it says why above'))),
      ])
    await sentMore(24)
    const output = await expectSuccess(commandFromSource('commands/backup.ts', [], source))
    expect(output.includes('WARNING')).toBe(!isPostgres)
    await sentMore(sent.length + 4)
    sender.send('enough')
    expect((await senderEnded)[0]).toBe(0)

    archive = /^Archive\s+(\S+)/m.exec(output)?.[1] ?? ''
    const unpacked = await unpack()
    expect(manifest.missing).toEqual([])
    const keys = `${source.DATA_DIR}.keys`
    const sealingKey = (await readFile(path.join(keys, 'sealing-key'), 'utf8')).trim()
    const secret = (await readFile(path.join(source.DATA_DIR ?? '', 'secret'), 'utf8')).trim()
    const signingKeys = await Promise.all(
      ['receipts', 'transparency', 'log-entries'].map(async (name) =>
        // The line that is the key itself, where others say what it is.
        (await readFile(path.join(keys, 'signing-keys', name), 'utf8'))
          .split('\n')
          .find((line) => !/^-|^$/.test(line)),
      ),
    )
    for (const never of [sealingKey, secret, ...signingKeys.map(String)]) {
      expect(never.length).toBeGreaterThan(30)
      expect(unpacked.includes(never)).toBe(false)
    }

    // Everything is gone but the archive and the key, which is kept apart.
    await rm(source.DATA_DIR ?? '', { recursive: true })
    buckets?.bucket('uploads').clear()
    const keyFile = path.join(folder, 'backup-key')
    await writeFile(keyFile, `# public key: age1…\n${identity}\n`)
    const restore = (by = command) =>
      by('commands/restore.ts', isPostgres ? ['latest', '--key', keyFile] : [archive], elsewhere)
    const putKey = () => cp(keys, `${elsewhere.DATA_DIR}.keys`, { recursive: true })
    if (isPostgres) await putKey()
    const first = await restore(commandFromSource)
    const sentences = isPostgres
      ? ['the procurement record is whole']
      : ['THE SEALING KEY IS MISSING', 'THE SIGNING KEYS ARE MISSING']
    for (const sentence of sentences) expect(first.output).toContain(sentence)
    expect(first.output).not.toContain('Proposal P-')
    expect(first.status).toBe(isPostgres ? 0 : 1)
    if (!isPostgres) await putKey()

    const reader = start('tests/support/read-restored.ts', elsewhere)
    const restored = (await messageOf(reader)) as Restored
    const acknowledged = sent.filter(({ at }) => at < manifest.moment)
    expect(acknowledged.length).toBeGreaterThanOrEqual(24)
    expect(restored.broken).toEqual([])
    for (const { reference, isWithdrawn } of acknowledged) {
      expect(isWithdrawn ? restored.withdrawn : restored.whole).toContain(reference)
    }
    expect(restored.envelopes).toBeGreaterThanOrEqual(3)
    expect(restored.tenders).toMatchObject({ status: 200, body: expect.stringContaining('Tender 1') })
    expect(restored.pictureBytes).toBeGreaterThan(0)

    // Nothing that is there is replaced.
    const again = await restore()
    expect(again).toMatchObject({ status: 1, output: expect.stringContaining('only into an empty one') })
  },
)

test(
  'a backup is made although an archive that is over its time can’t be deleted',
  onSqliteOnly,
  async () => {
    const backups = path.join(folder, 'undeletable')
    const settings = parseEnvironment({
      ...{ ...elsewhere, BACKUP_FOLDER: backups },
      ...{ BACKUP_RETAIN_DAYS: '1', BACKUP_RETAIN_WEEKS: '0', BACKUP_RETAIN_MONTHS: '0' },
    })
    const [older, old] = ['2001-01-01', '2001-01-02'].map((day) =>
      archiveName(manifest.database.identity, new Date(day), false),
    )
    // A folder is not deleted as a file.
    await mkdir(path.join(backups, String(old)), { recursive: true })
    await writeFile(path.join(backups, String(older)), '')
    const { made, deleted, undeleted } = await makeBackup(settings)
    expect(deleted).toEqual([older])
    expect(undeleted).toEqual([expect.stringContaining(`${old}: It failed: `)])
    expect(await readdir(backups)).toContain(made.archive)
    expect((await readBackupState(settings.dataFolder, new Date())).lastAttempt?.outcome).toBe('succeeded')
  },
)

/** Everything in the bucket of backups, or else in a folder. */
async function archivesIn(place: string): Promise<string[]> {
  if (buckets) return [...buckets.bucket('backups').keys()]
  return existsSync(place) ? readdir(place) : []
}

describe('a backup that does not come to its end', () => {
  test(
    'leaves no archive when it is killed, and the next one clears what is left',
    onSqliteOnly,
    async () => {
      const settings = parseEnvironment({ ...elsewhere, BACKUP_FOLDER: path.join(folder, 'killed') })
      const child = start('tests/support/hang-backup.ts', {
        ...elsewhere,
        BACKUP_FOLDER: path.join(folder, 'killed'),
      })
      await messageOf(child)
      const ended = once(child, 'exit')
      child.kill('SIGKILL')
      await ended
      const archives = async () =>
        (await readdir(path.join(folder, 'killed'))).filter((name) => readAnyArchiveName(name))
      expect(await archives()).toEqual([])
      expect((await readBackupState(settings.dataFolder, new Date())).lastAttempt?.outcome).toBe('broken off')

      await makeBackup(settings)
      expect(await archives()).toHaveLength(1)
      const left = [...(await readdir(path.join(folder, 'killed'))), ...(await readdir(settings.dataFolder))]
      expect(left.filter((name) => /^\.(unfinished|backup)-/.test(name))).toEqual([])
      expect(await readBackupState(settings.dataFolder, new Date(Date.now() + 3_600_000))).toMatchObject({
        lastAttempt: { outcome: 'succeeded' },
        newest: { ageSeconds: expect.toSatisfy((age: number) => age >= 3600) },
      })
    },
  )

  test('is refused when what was stored is not what was written', onSqliteOnly, async () => {
    const exchanged = path.join(folder, 'exchanged')
    const settings = parseEnvironment({ ...elsewhere, BACKUP_FOLDER: exchanged })
    const making = makeBackup(settings, {
      // What is written goes into a file that has lost its name.
      async beforeEnd() {
        const [begun = ''] = await readdir(exchanged)
        await rm(path.join(exchanged, begun))
        await writeFile(path.join(exchanged, begun), 'other bytes')
      },
    })
    await expect(making).rejects.toThrow('was read back and is not what was written')
    expect(await readdir(exchanged)).toEqual([])
    expect((await readBackupState(settings.dataFolder, new Date())).lastAttempt?.outcome).toBe('failed')
  })

  test('leaves nothing when it fails, and its state says why', async () => {
    const failed = path.join(folder, 'failed')
    const before = await archivesIn(failed)
    const settings = parseEnvironment({ ...elsewhere, ...(!isPostgres && { BACKUP_FOLDER: failed }) })
    const full = Object.assign(new Error('write'), { code: 'ENOSPC' })
    const making = makeBackup(settings, { beforeEnd: () => Promise.reject(full) })
    await expect(making).rejects.toThrow('There is no room left on the disk.')
    expect((await readBackupState(settings.dataFolder, new Date())).lastAttempt).toMatchObject({
      outcome: 'failed',
      reason: 'There is no room left on the disk.',
    })
    expect(await archivesIn(failed)).toEqual(before)
    expect(buckets?.unfinished.size ?? 0).toBe(0)
  })
})

test(
  'a backup that lacks a file takes away no earlier one that has it, and says so',
  onSqliteOnly,
  async () => {
    const settings = parseEnvironment({
      ...{ ...elsewhere, BACKUP_FOLDER: path.join(folder, 'lacking') },
      ...{ BACKUP_RETAIN_DAYS: '1', BACKUP_RETAIN_WEEKS: '0', BACKUP_RETAIN_MONTHS: '0' },
    })
    const stored = path.join(settings.dataFolder, 'submissions', 'stored')
    const lost = (await readdir(stored, { recursive: true })).find((name) => /file-/.test(name)) ?? ''
    const began = Date.now()
    const at = (seconds: number) => ({ now: () => new Date(began + seconds * 1000) })
    const whole = await makeBackup(settings, at(1))
    await rename(path.join(stored, lost), path.join(folder, 'lost'))
    const lacking = await makeBackup(settings, at(2))
    expect([lacking.missing, lacking.deleted]).toEqual([[expect.stringContaining(path.basename(lost))], []])
    const backup = ownParts(settings, at(2).now).find(({ parts }) => parts.includes('backup'))
    expect(await backup?.look()).toMatchObject({
      backup: { state: 'missing', detail: expect.stringContaining('lacks 1 file') },
    })
    await rename(path.join(folder, 'lost'), path.join(stored, lost))
    const again = await makeBackup(settings, at(3))
    expect(again.deleted.toSorted()).toEqual([whole.made.archive, lacking.made.archive].toSorted())
  },
)

test('a restore beside other keys than the archive’s writes nothing', onSqliteOnly, async () => {
  const backup = { BACKUP_FOLDER: path.join(folder, 'of-keys') }
  await makeBackup(parseEnvironment({ ...elsewhere, ...backup }))
  const others = path.join(folder, 'other-keys')
  await makeSigningKeys(others)
  const restoring = async (environment: Record<string, string>) => {
    const settings = parseEnvironment({
      ...{ ...elsewhere, ...backup, DATA_DIR: path.join(folder, 'beside-others') },
      ...environment,
    })
    const found = await findArchive(settings, 'latest')
    await expect(restoreBackup(settings, found, undefined)).rejects.toThrow('Nothing was restored.')
    expect(existsSync(settings.dataFolder) ? await readdir(settings.dataFolder) : []).toEqual([])
  }
  await restoring({ SIGNING_KEYS: others })
  const recipient = await identityToRecipient(await generateX25519Identity())
  await restoring({ SIGNING_KEYS: path.join(folder, 'no-keys'), SEALING_RECIPIENT: recipient })
})
