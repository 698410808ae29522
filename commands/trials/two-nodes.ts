import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { getPayload, type Payload } from 'payload'
import { parseEnvironment } from '../../environment.ts'
import { BucketObjects } from '../../store/uploads/bucket-objects.ts'
import { startOwnPostgres, type OwnPostgres } from '../../tests/support/own-postgres.ts'
import { startSwift } from '../../tests/support/swift.ts'
import { median } from '../bench/median.ts'
import { buildSite } from '../steps/build.ts'
import { freeLoopbackPort } from '../steps/port.ts'
import { compiledScript } from '../steps/compiled-scripts.ts'
import { run } from '../steps/run.ts'
import { endWith, say, step } from '../steps/say.ts'
import { startProjectNginx } from './project-nginx.ts'
import { goAway, inspectApplications } from './database-outage.ts'
import { openAfterDeadline } from './open-after-deadline.ts'
import { Progress } from './progress.ts'
import { startPublicServer, type PublicServer } from './public-server.ts'
import { SeededRandom } from './seeded-random.ts'
import { sendEnvelope } from './send-envelope.ts'
import { sendProposal } from './send-proposal.ts'
import { termsByTheSite } from './terms-by-the-site.ts'

/** Proposals that are under way at once. */
const atOnce = 4

/** Milliseconds between two proposals of one sender, at most: in a short trial. */
const longestRest = 200

/** Milliseconds in which what is published on one node is to be seen on the other. */
const goal = 1000

/** What nginx answers when the node that had a request is gone. */
const brokenOff = new Set([502, 504])

/** What a node answers that is too busy: nothing is stored, and the sender may try again. */
const starting = 503

const judgesTimes = !process.argv.includes('--states')

/** Bytes of a file at most: a short trial would use its time for the bytes of a few large ones. */
const mostOfFile = judgesTimes ? 2_000_000 : 300_000

const isInPieces = process.argv.includes('--in-pieces')
const losesDatabase = process.argv.includes('--outages')

/** Seconds for which the database is away: that it hangs is found out after two. */
const outageSeconds = { hung: 3, stopped: 1 }

/** How often something is published: once shows that it comes to be seen. */
const publishes = judgesTimes ? 5 : 1

/**
 * `npm run trial:two-nodes -- [kills] [seed] [--states] [--outages] [--in-pieces]`: two nodes that share a Postgres and a bucket (OpenStack Swift)
 * and no folder, behind the project's nginx. Proposals arrive while either is killed at random moments; then every
 * acknowledged one must be whole from either node, and nothing may be left of any other. What is published on one must be
 * seen on the other within a second. With `--states`, for a busy machine, that figure is only printed, and refusals count as
 * such: nothing of them may be left. With `--outages` the Postgres then hangs and is stopped for some seconds, as in
 * `trial:hung-database`, which one of the nodes goes through. With `--in-pieces` the tender has custodians (the starter content's examples): bidders seal
 * their proposals themselves, send them in pieces and go on after each broken line, so that all must be acknowledged; the custodians
 * open them after the deadline.
 */
async function trial(): Promise<void> {
  const [kills = 20, seed = Date.now() % 100_000] = process.argv.slice(2).map(Number).filter(Number.isFinite)
  const random = new SeededRandom(seed)
  await buildSite()
  const folder = await mkdtemp(path.join(tmpdir(), 'trial-'))
  const [ownPostgres, ownSwift] = await Promise.all([startOwnPostgres(), startSwift()])
  await using postgres = ownPostgres
  await using swift = ownSwift
  const shared = {
    ...(await swift.createBucket('network')),
    DATABASE_URL: `${postgres.url.replace(/\/postgres$/, '')}/network`,
    SECRET: 'the secret that both nodes are given',
    SEALING_KEY_FILE: path.join(folder, 'keys', 'sealing-key'),
    STARTER_CONTENT: isInPieces ? 'on' : 'off',
    SITE_URL: 'http://127.0.0.1',
  }
  const nodes = await Promise.all(
    ['a', 'b'].map(async (name) => {
      const environment = {
        ...shared,
        DATA_DIR: path.join(folder, name),
        PORT: String(await freeLoopbackPort()),
        TRUSTED_PROXIES: '1',
      }
      return { name, environment, start: () => startPublicServer(environment.DATA_DIR, { environment }) }
    }),
  )
  const [first] = nodes
  if (!first) throw new Error('There are no nodes')
  await step('Preparing a Postgres and a bucket', async () => {
    await mkdir(first.environment.DATA_DIR)
    // Where no custodians come, hardly any content is needed.
    const script = compiledScript(
      isInPieces ? 'commands/prepare-database.ts' : 'tests/support/prepare-quickly.ts',
    )
    const { status, output } = await run(process.execPath, [script], {
      environment: { ...first.environment, ...(losesDatabase && { FILLED: 'for-visitors' }) },
    })
    if (status !== 0) throw new Error(`The data could not be prepared:\n${output}`)
  })
  Object.assign(process.env, first.environment, { LOG_LEVEL: 'silent' })
  const { default: config } = await import('../../payload/payload.config.ts')
  const payload = await getPayload({ config, disableOnInit: true })
  const [{ tender, news }, servers] = await Promise.all([
    makeContent(payload),
    Promise.all(nodes.map(({ start }) => start())),
  ])
  const front = await startProjectNginx(
    folder,
    servers.map(({ port }) => port),
  )
  const faults: string[] = []

  /** Who sent each, by its reference. */
  const acknowledged = new Map<string, string>()
  const terms = isInPieces ? await termsByTheSite(front.url, tender.id) : undefined
  const tally = { sent: 0, broken: 0, refused: 0 }
  const progress = new Progress({ of: 'kills', total: kills })
  for (let kill = 0; kill < kills; kill += 1) {
    const victim = kill % nodes.length
    const over = new AbortController()
    const senders = Array.from({ length: atOnce }, async () => {
      while (!over.signal.aborted) {
        const company = `Company ${tally.sent++}`
        if (!judgesTimes) await wait(random.below(longestRest))
        const sizes = Array.from({ length: 1 + random.below(2) }, () => 1000 + random.below(mostOfFile))
        if (terms) {
          const whenBroken = () => {
            tally.broken++
            return wait(1000)
          }
          const to = { url: () => front.url, tender: tender.slug, terms }
          await sendEnvelope({ ...to, company, sizes, whenBroken }).then(
            (reference) => acknowledged.set(reference, company),
            (error: unknown) => faults.push(error instanceof Error ? error.message : String(error)),
          )
          continue
        }
        const answer = await sendProposal({ url: front.url, tender: tender.slug, company, sizes }).catch(
          (error: unknown) => {
            if (!(error instanceof TypeError)) throw error
            return 502
          },
        )
        if (typeof answer === 'string') acknowledged.set(answer, company)
        else if (brokenOff.has(answer)) tally.broken++
        else {
          tally.refused++
          if (answer !== starting || judgesTimes) faults.push(`a proposal was refused with ${answer}`)
          await wait(100)
        }
      }
    })
    await wait(200 + random.below(1000))
    await servers[victim]?.kill()
    // The other one goes on alone for a while.
    await wait(random.below(500))
    const again = await nodes[victim]?.start()
    if (again) servers[victim] = again
    over.abort()
    await Promise.all(senders)
    progress.note()
  }
  // What the last kill of each left was swept away by its start after it.
  say(`seed ${seed}: ${tally.sent} proposals sent through nginx, a node killed ${kills} times`)
  say(`  ${acknowledged.size} acknowledged, ${tally.broken} broken off, ${tally.refused} refused`)
  await Promise.all(
    nodes.map(async ({ name, environment }) => {
      const found = await inspect(payload, environment, acknowledged)
      faults.push(...found.faults)
      say(`  ${found.whole} whole as ${name} reads them`)
    }),
  )
  if (isInPieces && acknowledged.size < tally.sent) faults.push('a proposal was not acknowledged')
  if (acknowledged.size === 0 || (tally.broken === 0 && judgesTimes)) {
    faults.push('the trial proves nothing: kills must hit some and miss some')
  }

  const [, second] = servers
  const shown = { 'on the other node': second?.url ?? '', 'through nginx': front.url }
  for (const [where, url] of Object.entries(shown)) {
    const times: number[] = []
    for (let round = 0; round < publishes; round += 1) times.push(await publishAndWait(payload, news, url))
    const worst = Math.max(...times)
    say(`  from a publish to the new page ${where}: median ${median(times).toFixed(0)} ms, ${worst} at worst`)
    if (judgesTimes && worst > goal) faults.push(`a publish took ${worst} ms ${where} (goal: ${goal})`)
  }
  await front.stop()
  const [survivor, ...others] = servers
  await Promise.all(others.map((server) => server.stop()))
  if (losesDatabase && !isInPieces && survivor) {
    // Its connections would break, too.
    await payload.destroy()
    faults.push(...(await loseDatabase(postgres, survivor, first.environment)))
  }
  await survivor?.stop()
  if (isInPieces) {
    // It ends the connections of `payload`, too.
    const { opened, faults: found } = await openAfterDeadline(
      { id: tender.id, acknowledged },
      first.environment.DATA_DIR,
    )
    say(`  ${opened} opened by custodians after the deadline`)
    faults.push(...found.map((line) => `the opening: ${line}`))
  } else if (!losesDatabase) await payload.destroy()
  await rm(folder, { recursive: true, force: true })
  for (const fault of faults) say(`✗ ${fault}`)
  process.exitCode = faults.length === 0 ? 0 : 1
}

/** @returns what was not as promised while the database was away, and afterwards */
async function loseDatabase(
  postgres: OwnPostgres,
  { url }: PublicServer,
  environment: Readonly<Record<string, string>>,
): Promise<string[]> {
  const settings = parseEnvironment(environment)
  const objects = new BucketObjects(settings)
  const inBucket = async (part: string) => {
    const keys = (await objects.list('submissions/')).map(({ key }) => key.split('/'))
    return [...new Set(keys.filter((names) => names[1] === part).map((names) => names[2] ?? ''))]
  }
  const onDisk = () => readdir(path.join(settings.dataFolder, 'submissions', 'incoming')).catch(() => [])
  const before = new Set(await inBucket('stored'))
  const outages = [
    {
      ...{ name: 'hung', seconds: outageSeconds.hung },
      begin: () => postgres.signal('SIGSTOP'),
      end: () => postgres.signal('SIGCONT'),
    },
    { name: 'stopped', seconds: outageSeconds.stopped, begin: postgres.stop, end: postgres.start },
  ]
  const faults: string[] = []
  for (const outage of outages) faults.push(...(await goAway({ url, judgesTimes }, outage)))
  faults.push(
    ...(await inspectApplications(settings.DATABASE_URL ?? '', outages.length, {
      arriving: async () => [...(await inBucket('incoming')), ...(await onDisk())],
      stored: async () => (await inBucket('stored')).filter((name) => !before.has(name)),
    })),
  )
  objects.close()
  return faults
}

interface News {
  id: number
  slug: string
}

interface OpenTender {
  id: number
  slug: string
}

/** A tender that is open for long, and news. */
async function makeContent(payload: Payload): Promise<{ tender: OpenTender; news: News }> {
  const tender = isInPieces ? await starterTender(payload) : await makeOpenTender(payload)
  const news = await payload.create({
    collection: 'news',
    data: { title: 'News', date: '2026-06-01T12:00:00.000Z', _status: 'published' },
  })
  return { tender, news: { id: news.id, slug: news.slug ?? '' } }
}

/** One without custodians. */
async function makeOpenTender(payload: Payload): Promise<OpenTender> {
  const { makeTender } = await import('../../tests/support/test-tender.ts')
  const { id } = await makeTender(payload, '2999-01-01T00:00:00.000Z')
  const { slug } = await payload.findByID({ collection: 'tenders', id, depth: 0 })
  return { id, slug: slug ?? '' }
}

/** Of the starter content's, which have example custodians, the one that is open longest. */
async function starterTender(payload: Payload): Promise<OpenTender> {
  const { docs } = await payload.find({ collection: 'tenders', sort: '-deadline', limit: 1, depth: 0 })
  const [tender] = docs
  if (!tender) throw new Error('The starter content has no tender')
  return { id: tender.id, slug: tender.slug ?? '' }
}

/** @returns milliseconds from the end of a publish to the moment at which an address shows it */
async function publishAndWait(payload: Payload, { id, slug }: News, url: string): Promise<number> {
  const address = `${url}/news/${slug}`
  await (await fetch(address)).text()
  const title = `Title ${crypto.randomUUID()}`
  await payload.update({ collection: 'news', id, locale: 'en', data: { title, _status: 'published' } })
  const saved = Date.now()
  while (!(await (await fetch(address)).text()).includes(title)) await wait(20)
  return Date.now() - saved
}

/** Every proposal as a node reads it, and whatever belongs to none. */
async function inspect(
  payload: Payload,
  environment: Readonly<Record<string, string>>,
  acknowledged: ReadonlyMap<string, string>,
): Promise<{ whole: number; faults: string[] }> {
  const { submissionStoreOf } = await import('../../submissions/store/submission-store-of.ts')
  const { verifyProcurementRecord } = await import('../../procurement/procurement-record/verify.ts')
  const { findingsOf } = await import('../../procurement/procurement-record/describe-verification.ts')
  const settings = parseEnvironment(environment)
  const verification = await verifyProcurementRecord(payload, submissionStoreOf(payload, settings))
  const faults = findingsOf(verification)
  const { docs } = await payload.find({
    collection: 'proposals',
    pagination: false,
    depth: 0,
    showHiddenFields: true,
    overrideAccess: true,
  })
  const references = new Set(docs.map(({ reference }) => reference))
  for (const reference of acknowledged.keys()) {
    if (!references.has(reference)) faults.push(`${reference} was acknowledged and is not there`)
  }
  for (const { reference, receipt } of docs) {
    if (!receipt) faults.push(`${reference} was never acknowledged and is still there`)
  }
  const folders = new Set(docs.map(({ storedName }) => storedName))
  const objects = new BucketObjects(settings)
  for (const { key } of await objects.list('submissions/')) {
    const [, part, submission] = key.split('/')
    if (part !== 'stored' || !folders.has(submission)) faults.push(`${key} belongs to no proposal`)
  }
  objects.close()
  const onDisk = await readdir(path.join(settings.dataFolder, 'submissions', 'incoming')).catch(() => [])
  for (const name of onDisk) faults.push(`incoming/${name} was left on a node`)
  const broken = new Set(verification.faults.map(({ reference }) => reference))
  return { whole: docs.filter(({ reference }) => !broken.has(reference)).length, faults }
}

trial().catch(endWith)
