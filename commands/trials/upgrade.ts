import { copyFileSync, mkdtempSync, writeFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { brotliCompressSync } from 'node:zlib'
import { buildSite } from '../steps/build.ts'
import { publicServerOptions } from '../steps/public-server-options.ts'
import { inRepository } from '../steps/repository.ts'
import { run, type RunResult } from '../steps/run.ts'
import { CannotGoOn, endWith, say, step } from '../steps/say.ts'
import { allAddresses, answersOf, changedStatuses, type Answer } from './all-answers.ts'
import { openAfterDeadline } from './open-after-deadline.ts'
import { openTenderOf, type OpenTender } from './open-tender.ts'
import { startPublicServer } from './public-server.ts'
import { buildRelease } from './release-folder.ts'

/**
 * `npm run trial:upgrade -- COMMIT [--record]`: an upgrade from an earlier release and the way back. While the earlier
 * release answers, this one migrates its database; every address must then answer as before, from the earlier release's
 * processes, from this one's, and from the earlier one's that start afterwards. On SQLite, or on the empty database that
 * DATABASE_URL names. Proposals in pieces for a tender with custodians are begun with one and gone on with by another of these
 * processes; the opening afterwards must hold all of them. With --record the statements of the earlier release are stored for
 * tests/database/former-release.test.ts.
 */
async function trial(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { record: { type: 'boolean', default: false } },
  })
  const [commit] = positionals
  if (!commit) throw new CannotGoOn('Name the earlier release: npm run trial:upgrade -- COMMIT')
  await buildSite()
  const folder = mkdtempSync(path.join(tmpdir(), 'upgrade-'))
  const dataFolder = path.join(folder, 'data')
  const release = await buildRelease(commit)
  const prepareFormer = async () =>
    demand(await release.command('commands/prepare-database.ts', { DATA_DIR: dataFolder }))
  await step('Filling a database with it', prepareFormer)

  const preparePresent = async () =>
    demand(
      await run(process.execPath, [inRepository('commands/prepare-database.ts')], {
        environment: { DATA_DIR: dataFolder },
      }),
    )

  const startFormer = (nodeOptions: readonly string[] = []) =>
    startPublicServer(dataFolder, {
      release: release.folder,
      nodeOptions: [...publicServerOptions, ...nodeOptions],
    })
  // There, so that it meets the packages that the earlier release has.
  const recorder = path.join(release.folder, 'record-statements.ts')
  copyFileSync(inRepository('commands/trials/record-statements.ts'), recorder)
  const former = await startFormer([`--import=${recorder}`])
  // Has nothing cached when the schema changes under it.
  const waiting = await startFormer()
  const all = await allAddresses(former.url)
  const answers = await step(`Requesting ${all.length} addresses`, () => answersOf(former.url, all))
  // What the earlier release does not have yet says nothing; anything else that is left out is to be looked into.
  for (const [address, { status }] of answers)
    if (status >= 400 || status === 0) say(`left out: ${address} (${status})`)
  const before = new Map([...answers].filter(([, { status }]) => status >= 200 && status < 400))
  const addresses = [...before.keys()]
  const tender = await openTenderOf(former.url, dataFolder)
  if (!tender) say('left out: proposals for an open tender (the earlier release has no EXAMPLE custodians)')
  await tender?.send(former.url, 'Before the upgrade')
  const forFormer = await tender?.begin(former.url, 'Begun before, gone on with by the earlier release')
  const forPresent = await tender?.begin(former.url, 'Begun before, gone on with by this release')
  if (values.record) record(await former.statements())

  const faults: string[] = []
  const compare = (what: string, after: ReadonlyMap<string, Answer>) => {
    const changed = changedStatuses(before, after)
    const same = [...before].filter(([address, { hash }]) => after.get(address)?.hash === hash).length
    say(
      `${what}: ${changed.length} of ${after.size} addresses answered other than before (${same} with the same bytes)`,
    )
    faults.push(...changed.map((line) => `${what}: ${line}`))
  }

  const migrating = new AbortController()
  const visiting = visit(former.url, before, migrating.signal)
  const proposals = tender && sendRepeatedly(tender, former.url, migrating.signal)
  // They are waited for below, after what may fail before them.
  proposals?.catch(() => undefined)
  await step('Migrating beside it', preparePresent)
  migrating.abort()
  const { requests, broken } = await visiting
  await proposals
  say(`while it migrated: ${broken.length} of ${requests} requests were answered other than before`)
  faults.push(...broken.map((line) => `while it migrated: ${line}`))

  compare('the earlier release, running on', await answersOf(waiting.url, addresses))
  await forFormer?.finish(waiting.url)
  await Promise.all([former.stop(), waiting.stop()])
  const present = await startPublicServer(dataFolder)
  compare('this release', await answersOf(present.url, addresses))
  await forPresent?.finish(present.url)
  await tender?.send(present.url, 'After the upgrade')
  const forBack = await tender?.begin(present.url, 'Begun with this release, gone on with by the earlier one')
  await present.stop()
  await step('Going back', prepareFormer)
  const back = await startFormer()
  compare('the earlier release, started again', await answersOf(back.url, addresses))
  await forBack?.finish(back.url)
  await tender?.send(back.url, 'After the way back')
  await back.stop()

  if (tender) {
    await step('Upgrading again', preparePresent)
    const { opened, faults: found } = await openAfterDeadline(tender, dataFolder)
    const { size } = tender.acknowledged
    say(`the opening: ${opened} of ${size} acknowledged proposals; ${tender.broken()} lines were broken`)
    faults.push(...found.map((line) => `the opening: ${line}`))
  }

  await Promise.all([release.remove(), rm(folder, { recursive: true, force: true })])
  for (const fault of faults) say(`✗ ${fault}`)
  process.exit(faults.length === 0 ? 0 : 1)
}

/** Requests addresses in turn until told to stop, and says what was answered other than before. */
async function visit(
  url: string,
  before: ReadonlyMap<string, Answer>,
  signal: AbortSignal,
): Promise<{ requests: number; broken: string[] }> {
  const addresses = [...before]
  const broken: string[] = []
  let requests = 0
  while (!signal.aborted) {
    const known = new Map([addresses[requests % addresses.length] ?? ['/', { status: 200, hash: '' }]])
    broken.push(...changedStatuses(known, await answersOf(url, [...known.keys()])))
    requests += 1
  }
  return { requests, broken }
}

/** Sends one proposal after the other until the signal aborts. */
async function sendRepeatedly({ send }: OpenTender, url: string, signal: AbortSignal): Promise<void> {
  for (let number = 1; !signal.aborted; number += 1) await send(url, `While it migrates, ${number}`)
}

function demand({ status, output }: RunResult): void {
  if (status !== 0) throw new Error(`The database could not be prepared:\n${output}`)
}

/** One statement a line, compressed: what is repeated among thousands of column names takes little. */
function record(statements: readonly string[]): void {
  if (statements.length === 0) throw new Error('The earlier release sent no statements')
  const name = process.env.DATABASE_URL ? 'postgres' : 'sqlite'
  const file = inRepository('tests/fixtures/former-release', `${name}.json.br`)
  writeFileSync(file, brotliCompressSync(JSON.stringify(statements)))
  say(`${statements.length} statements recorded in ${file}`)
}

trial().catch(endWith)
