import { mkdtemp, rm, cp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { checkArchive } from '../../backup/archive/check-archive.ts'
import { makeBackup } from '../../backup/make-backup.ts'
import { findArchive } from '../../backup/places/find-archive.ts'
import { parseEnvironment } from '../../environment.ts'
import { buildSite } from '../steps/build.ts'
import { inRepository } from '../steps/repository.ts'
import { run } from '../steps/run.ts'
import { CannotGoOn, endWith, say } from '../steps/say.ts'
import { inspectStore } from './inspect-store.ts'
import { startPublicServer } from './public-server.ts'
import { sendProposal } from './send-proposal.ts'
import { makeTrialData } from './trial-data.ts'

/** How many are under way at once. */
const atOnce = 4

/**
 * `npm run trial:restore -- [submissions] [kilobytes of each]`: sends proposals, makes a backup while more arrive, and
 * restores it elsewhere. Every proposal acknowledged before the backup's moment must be whole there. Prints how long each
 * step took.
 */
async function trial(): Promise<void> {
  const submissions = Number(process.argv[2] ?? 200)
  const size = Number(process.argv[3] ?? 2000) * 1000
  await buildSite()
  const { dataFolder, tender, custodians, remove } = await makeTrialData()
  const folder = await mkdtemp(path.join(tmpdir(), 'trial-restore-'))
  const settings = parseEnvironment({ DATA_DIR: dataFolder, BACKUP_FOLDER: path.join(folder, 'backups') })
  const server = await startPublicServer(dataFolder)
  const acknowledged: { reference: string; at: string }[] = []
  let sent = 0
  const sendUntil = (isEnough: () => boolean) =>
    Promise.all(
      Array.from({ length: atOnce }, async () => {
        while (!isEnough()) {
          const company = `Company ${sent++}`
          const reference = await sendProposal({ url: server.url, tender, company, sizes: [size] })
          if (typeof reference === 'number') throw new Error(`A proposal was refused with ${reference}`)
          acknowledged.push({ reference, at: new Date().toISOString() })
        }
      }),
    )
  await measured('proposals before', () => sendUntil(() => sent >= submissions))
  let isMade = false
  const sending = sendUntil(() => isMade)
  const { made } = await measured('backup while more arrive', () => makeBackup(settings))
  isMade = true
  await sending
  await server.stop()
  const archive = await findArchive(settings, made.archive)
  const manifest = await measured('verify the archive', () => checkArchive(archive, undefined))
  const elsewhere = path.join(folder, 'data')
  await cp(`${dataFolder}.keys`, `${elsewhere}.keys`, { recursive: true })
  const { status, output } = await measured('restore and verify the record', () =>
    run(process.execPath, [inRepository('commands/restore.ts'), made.archive], {
      environment: { DATA_DIR: elsewhere, BACKUP_FOLDER: settings.BACKUP_FOLDER ?? '' },
    }),
  )
  if (status !== 0) throw new CannotGoOn(`The restore failed:\n${output}`)
  const { whole, faults } = await inspectStore(elsewhere, custodians)
  const before = acknowledged.filter(({ at }) => at < manifest.moment)
  const lost = before.filter(({ reference }) => !whole.has(reference))
  const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(0)} MB`
  const filesBytes = manifest.files.reduce((sum, file) => sum + file.size, 0)
  say(`${acknowledged.length} proposals acknowledged, ${before.length} of them before the backup's moment`)
  say(
    `${manifest.files.length} files, ${megabytes(filesBytes)}; database ${megabytes(manifest.database.size)}; archive ${megabytes(made.bytes)}`,
  )
  for (const { reference } of lost) say(`✗ ${reference} was acknowledged before and is not whole`)
  for (const fault of faults) say(`✗ ${fault}`)
  await remove()
  await rm(folder, { recursive: true, force: true })
  process.exit(lost.length + faults.length === 0 && before.length > 0 ? 0 : 1)
}

async function measured<Value>(what: string, act: () => Promise<Value>): Promise<Value> {
  const began = performance.now()
  const value = await act()
  say(`${what}: ${((performance.now() - began) / 1000).toFixed(1)} s`)
  return value
}

trial().catch(endWith)
