import { setTimeout as wait } from 'node:timers/promises'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { inRepository } from '../steps/repository.ts'
import { buildSite } from '../steps/build.ts'
import { run } from '../steps/run.ts'
import { endWith, say } from '../steps/say.ts'
import { languages } from '../../languages/languages.ts'
import { intakeMessages } from '../../languages/messages/intake/intake-messages.ts'
import { onServer } from '../../tests/support/on-server.ts'
import { startOwnPostgres, type OwnPostgres } from '../../tests/support/own-postgres.ts'
import { internFields, pdf, submissionForm } from '../../tests/support/submission-files.ts'
import { startPublicServer, type PublicServer } from './public-server.ts'

/** What the product promises while its database is away: milliseconds. */
const goals = { keptPage: 50, uncachedPage: 3000, submission: 10_000, recovery: 5000 }

/** Milliseconds between two visits of the same kind. */
const betweenVisits = 100

const judgesTimes = !process.argv.includes('--states')

/** Longest that the trial itself waits for one answer, and for the recovery. */
const patience = 60_000

/**
 * `npm run trial:hung-database -- [seconds] [--states]`: the product on a Postgres of its own, which is hung (SIGSTOP of all its
 * processes) for so long. Visitors read a kept page and one that is not, and somebody applies. Prints the worst figures beside the goals; exits with 1 when one is missed, or when
 * anything of what was refused is stored. With `--states`, for a busy machine, the figures are only printed.
 */
async function trial(): Promise<void> {
  const seconds = Number(process.argv[2] ?? 180)
  await buildSite()
  const folder = await mkdtemp(path.join(tmpdir(), 'trial-'))
  const dataFolder = path.join(folder, 'data')
  await using postgres = await startOwnPostgres()
  const environment = {
    DATABASE_URL: `${postgres.url.replace(/\/postgres$/, '')}/network`,
    DATA_DIR: dataFolder,
    STARTER_CONTENT: 'off',
  }
  say('Preparing an empty site on a Postgres of its own …')
  const prepared = await run(process.execPath, [inRepository('commands/prepare-database.ts')], {
    environment,
  })
  if (prepared.status !== 0) throw new Error(`The data could not be prepared:\n${prepared.output}`)
  const server = await startPublicServer(dataFolder, { environment })
  const faults = [
    ...(await hang(server, postgres, seconds)),
    ...(await inspect(environment.DATABASE_URL, dataFolder)),
  ]
  await server.stop()
  await rm(folder, { recursive: true, force: true })
  for (const fault of faults) say(`✗ ${fault}`)
  process.exitCode = faults.length === 0 ? 0 : 1
}

interface Answer {
  status: number
  text: string
  milliseconds: number
}

async function ask(address: string, init: RequestInit = {}): Promise<Answer> {
  const began = performance.now()
  const response = await fetch(address, { ...init, signal: AbortSignal.timeout(patience) })
  const text = await response.text()
  return { status: response.status, text, milliseconds: performance.now() - began }
}

function apply(url: string, name: string): Promise<Answer> {
  return ask(`${url}/ar/internship/apply`, {
    method: 'POST',
    body: submissionForm({ ...internFields, ...soon(), full_name: name }, [
      ['cv', 'cv.pdf', pdf(name, 200_000)],
    ]),
  })
}

/** When somebody is available who applies today. */
function soon() {
  const dayIn = (days: number) => new Date(Date.now() + days * 24 * 60 * 60_000).toISOString().slice(0, 10)
  return { available_from: dayIn(60), available_until: dayIn(200) }
}

async function hang(server: PublicServer, postgres: OwnPostgres, seconds: number): Promise<string[]> {
  const { url } = server
  const faults: string[] = []
  for (const address of ['/', '/ar', '/fr/news']) await ask(url + address)
  const before = await apply(url, 'Before')
  if (before.status !== 201) faults.push(`before the hang, an application was answered with ${before.status}`)

  const worst = { keptPage: 0, uncachedPage: 0, submission: 0 }
  const counts = { keptPage: 0, uncachedPage: 0, submission: 0 }
  const over = new AbortController()
  const repeat = async (
    kind: keyof typeof worst,
    visit: () => Promise<Answer>,
    isRight: (answer: Answer) => boolean,
  ) => {
    while (!over.signal.aborted) {
      const answer = await visit()
      // What was asked before the end and answered after it says nothing of the hang.
      if (over.signal.aborted) return
      counts[kind] += 1
      worst[kind] = Math.max(worst[kind], answer.milliseconds)
      if (!isRight(answer)) faults.push(`${kind}: answered with ${answer.status}`)
      await wait(betweenVisits)
    }
  }
  postgres.signal('SIGSTOP')
  const isRefused = (words: string) => (answer: Answer) =>
    answer.status === 503 && answer.text.includes(words)
  let visits = 0
  const all = Promise.all([
    repeat(
      'keptPage',
      () => ask(`${url}/`),
      ({ status }) => status === 200,
    ),
    repeat(
      'uncachedPage',
      () => ask(`${url}/ar/search?q=${(visits += 1)}`),
      isRefused(`<html lang="ar" dir="${languages.ar.direction}">`),
    ),
    repeat('submission', () => apply(url, 'Refused'), isRefused(intakeMessages('ar').unavailable)),
  ])
  await wait(seconds * 1000)
  const readiness = await ask(`${url}/readyz`)
  over.abort()
  await all
  postgres.signal('SIGCONT')
  const recovery = await recover(url)
  const after = await apply(url, 'After')
  if (after.status !== 201) faults.push(`after the hang, an application was answered with ${after.status}`)

  say(`the database hung for ${seconds} s; /readyz then answered ${readiness.status}`)
  const line = (what: string, milliseconds: number, goal: number) => {
    say(`${what}: ${milliseconds.toFixed(0)} ms (goal: ${goal} ms)`)
    if (judgesTimes && milliseconds > goal) faults.push(`${what} took longer than ${goal} ms`)
  }
  line(`worst of ${counts.keptPage} kept pages`, worst.keptPage, goals.keptPage)
  line(
    `worst of ${counts.uncachedPage} pages that are not kept, until 503`,
    worst.uncachedPage,
    goals.uncachedPage,
  )
  line(`worst of ${counts.submission} submissions, until refused`, worst.submission, goals.submission)
  line('recovery', recovery, goals.recovery)
  return faults
}

/** @returns milliseconds until a page that is not kept is made again */
async function recover(url: string): Promise<number> {
  const began = performance.now()
  for (let visit = 0; performance.now() - began < patience; visit += 1) {
    if ((await ask(`${url}/ar/search?q=again${visit}`)).status === 200) break
    await wait(betweenVisits)
  }
  return performance.now() - began
}

/** Of the applications, the two that were taken must be there with their files, and nothing else. */
async function inspect(database: string, dataFolder: string): Promise<string[]> {
  const submissions = path.join(dataFolder, 'submissions')
  const listed = async (part: string) => readdir(path.join(submissions, part)).catch(() => [])
  // What was refused last is removed when the database is back.
  for (let tries = 0; tries < 100 && (await listed('incoming')).length > 0; tries += 1)
    await wait(betweenVisits)
  const rows = await onServer(database, 'SELECT stored_name, full_name, receipt FROM internship_applications')
  const faults = rows
    .filter(({ full_name, receipt }) => full_name === 'Refused' || receipt === null)
    .map(() => 'an application that was refused has a record')
  if (rows.length !== 2) faults.push(`${rows.length} applications have records, two were taken`)
  const names = new Set(rows.map(({ stored_name }): unknown => stored_name))
  for (const name of await listed('stored')) {
    if (!names.delete(name)) faults.push(`stored/${name} belongs to no application`)
  }
  for (const name of names) faults.push(`the files of ${String(name)} are missing`)
  for (const name of await listed('incoming')) faults.push(`incoming/${name} was left`)
  return faults
}

trial().catch(endWith)
