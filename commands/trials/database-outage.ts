import { setTimeout as wait } from 'node:timers/promises'
import { median } from '../bench/median.ts'
import { say } from '../steps/say.ts'
import { languages } from '../../languages/languages.ts'
import { intakeMessages } from '../../languages/messages/intake/intake-messages.ts'
import { onServer } from '../../tests/support/on-server.ts'
import { internFields, pdf, submissionForm } from '../../tests/support/submission-files.ts'
import { visitFromOwnProcess } from './visit-from-own-process.ts'

/** What the product promises while its database is away: milliseconds. */
const goals = { cachedPage: 50, uncachedPage: 3000, submission: 10_000, recovery: 5000 }

/** Milliseconds between two visits of the same kind. */
const betweenVisits = 100

/** Longest that the trial itself waits for one answer, and for the recovery. */
const patience = 60_000

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

/** How a database goes away, and comes back. */
export interface Outage {
  name: string
  seconds: number
  begin: () => void | Promise<void>
  end: () => void | Promise<void>
}

const isTaken = ({ status }: Answer) => status === 201

/**
 * Visitors read a cached page and one that is not, and somebody applies, while the database is away; before and afterwards
 * somebody applies, too, whose application is taken.
 * @returns what was not as promised, in words
 */
export async function goAway(
  { url, judgesTimes }: { url: string; judgesTimes: boolean },
  { name, seconds, begin, end }: Outage,
): Promise<string[]> {
  const faults: string[] = []
  for (const address of ['/', '/ar', '/fr/news']) await ask(url + address)
  if (!isTaken(await apply(url, `Before it ${name}`)))
    faults.push(`${name}: an application was refused before`)

  const times: Record<keyof typeof goals, number[]> = {
    cachedPage: [],
    uncachedPage: [],
    submission: [],
    recovery: [],
  }
  const over = new AbortController()
  const repeat = async (
    kind: keyof typeof goals,
    visit: () => Promise<Answer>,
    isRight: (answer: Answer) => boolean,
  ) => {
    while (!over.signal.aborted) {
      const answer = await visit()
      times[kind].push(answer.milliseconds)
      if (!isRight(answer)) faults.push(`${name}: a visit (${kind}) was answered with ${answer.status}`)
      await wait(betweenVisits)
    }
  }
  const isRefused = (words: string) => (answer: Answer) =>
    answer.status === 503 && answer.text.includes(words)
  const ofCachedPage = await visitFromOwnProcess({ address: `${url}/`, betweenVisits, patience })
  await begin()
  let visits = 0
  const all = Promise.all([
    repeat(
      'uncachedPage',
      () => ask(`${url}/ar/search?q=${name}${(visits += 1)}`),
      isRefused(`<html lang="ar" dir="${languages.ar.direction}">`),
    ),
    repeat('submission', () => apply(url, 'Refused'), isRefused(intakeMessages('ar').unavailable)),
  ])
  await wait(seconds * 1000)
  const { status: readiness } = await ask(`${url}/readyz`)
  over.abort()
  await all
  for (const { status, milliseconds } of await ofCachedPage.end()) {
    times.cachedPage.push(milliseconds)
    if (status !== 200) faults.push(`${name}: a visit (cachedPage) was answered with ${status}`)
  }
  await end()
  times.recovery.push(await recover(url))
  if (!isTaken(await apply(url, `After it ${name}`)))
    faults.push(`${name}: an application was refused afterwards`)

  say(`the database ${name} for ${seconds} s (/readyz: ${readiness})`)
  for (const [kind, goal] of Object.entries(goals)) {
    const found = Object.entries(times).find(([one]) => one === kind)?.[1] ?? []
    const worst = Math.max(...found)
    say(
      `  ${kind}: ${worst.toFixed(0)} ms at worst, median ${median(found).toFixed(0)} of ${found.length} (goal: ${goal})`,
    )
    if (judgesTimes && worst > goal) faults.push(`${name}: ${kind} took ${worst.toFixed(0)} ms`)
  }
  return faults
}

/** @returns milliseconds until an uncached page is made again */
async function recover(url: string): Promise<number> {
  const began = performance.now()
  while (performance.now() - began < patience) {
    if ((await ask(`${url}/ar/search?q=again${performance.now()}`)).status === 200) break
    await wait(betweenVisits)
  }
  return performance.now() - began
}

/** Before and after an outage. */
const takenBesideOutage = 2

interface StoredSubmissions {
  /** Names of what is still arriving, on disk or in the bucket. */
  arriving: () => Promise<readonly string[]>
  /** Names of applications that are stored. */
  stored: () => Promise<readonly string[]>
}

/** Of the applications of all outages, those that were taken must be there with their files, and nothing else. */
export async function inspectApplications(
  database: string,
  outages: number,
  { arriving, stored }: StoredSubmissions,
): Promise<string[]> {
  // What was refused last is removed when the database is back.
  for (let tries = 0; tries < 100 && (await arriving()).length > 0; tries += 1) await wait(betweenVisits)
  const rows = await onServer(database, 'SELECT stored_name, full_name, receipt FROM internship_applications')
  const faults = rows
    .filter(({ full_name, receipt }) => full_name === 'Refused' || receipt === null)
    .map(() => 'an application that was refused has a record')
  const taken = outages * takenBesideOutage
  if (rows.length !== taken) faults.push(`${rows.length} applications have records, ${taken} were taken`)
  const names = new Set(rows.map(({ stored_name }): unknown => stored_name))
  for (const name of await stored()) {
    if (!names.delete(name)) faults.push(`stored/${name} belongs to no application`)
  }
  for (const name of names) faults.push(`the files of ${String(name)} are missing`)
  for (const name of await arriving()) faults.push(`incoming/${name} was left`)
  return faults
}
