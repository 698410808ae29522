import { fork } from 'node:child_process'
import { once } from 'node:events'
import { Agent, get } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { z } from 'zod'
import { requestsPerSecond } from '../bench/requests-per-second.ts'
import { buildSite } from '../steps/build.ts'
import { freeLoopbackPort } from '../steps/port.ts'
import { inRepository } from '../steps/repository.ts'
import { endWith, say } from '../steps/say.ts'
import { makeTrialData } from './trial-data.ts'

/** What the product promises beside fifty connections that ask for all that is not cached: milliseconds, and requests a second. */
const goals = { cachedP99: 20, uncachedP95: 1000, unknownPerSecond: 5000 }

const attackers = 50
/** Milliseconds between two visits of one reader, and between those of visitors who come once. */
const betweenReads = 10
const betweenVisitors = 200

const judgesTimes = !process.argv.includes('--states')

/** One address each: `127.0.1.1`, `127.0.1.2` … All of these lead to this machine. */
const addressOf = (network: number, number: number) => `127.0.${network}.${1 + (number % 250)}`

interface Answer {
  status: number
  milliseconds: number
}

function ask(port: number, path: string, localAddress: string, agent?: Agent): Promise<Answer> {
  const began = performance.now()
  return new Promise((resolve, reject) => {
    const options = { host: '127.0.0.1', port, path, localAddress, headers: { 'Accept-Encoding': 'br' } }
    const request = get({ ...options, agent: agent ?? false }, (response) => {
      response.resume()
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, milliseconds: performance.now() - began }),
      )
      response.on('error', reject)
    })
    request.on('error', reject)
  })
}

/** What nobody has asked for before, each of another sort: searches, unknown addresses, lists, pictures, drawings. */
const uncached: readonly ((number: number) => string)[] = [
  (number) => `/search?q=water${number}`,
  (number) => `/unknown-${number}`,
  (number) => `/news?topic=water&q=x${number}`,
  (number) => `/publications?topic=energy&year=${1000 + (number % 9000)}`,
  (number) => `/covers/contours/water/a${number}.svg`,
  (number) => `/previews/en/news.jpg?v=${number}`,
]

/** A process of its own, so that what is measured does not wait for it. */
async function attack(port: number, from: string): Promise<void> {
  const counts = new Map<number, number>()
  let number = 0
  const over = new AbortController()
  process.once('message', () => over.abort())
  await Promise.all(
    Array.from({ length: attackers }, async (_, index) => {
      const agent = new Agent({ keepAlive: true })
      const address = addressOf(1, from === 'one' ? 0 : index)
      while (!over.signal.aborted) {
        number += 1
        const path = uncached[number % uncached.length]?.(number) ?? '/'
        const { status } = await ask(port, path, address, agent)
        counts.set(status, (counts.get(status) ?? 0) + 1)
        // As a program would that is told to come back later.
        if (status === 503) await wait(50)
      }
      agent.destroy()
    }),
  )
  process.send?.(Object.fromEntries(counts))
  process.disconnect?.()
}

const attacked = z.record(z.string(), z.number())

function percentile(answers: readonly Answer[], share: number): number {
  const sorted = answers.map(({ milliseconds }) => milliseconds).toSorted((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

/** Asks again and again until it is told that it is over. */
async function visitRepeatedly(
  until: () => boolean,
  rest: number,
  visitOnce: (number: number) => Promise<Answer>,
): Promise<Answer[]> {
  const answers: Answer[] = []
  for (let number = 0; !until(); number += 1) {
    answers.push(await visitOnce(number))
    await wait(rest)
  }
  return answers
}

/** Fifty connections from one address or from fifty, and what everybody else notices of them. */
async function besideAttack(port: number, from: string, seconds: number): Promise<string[]> {
  const attacking = fork(new URL(import.meta.url), [String(port), 'attack', from])
  const until = performance.now() + seconds * 1000
  const isOver = () => performance.now() > until
  const agent = new Agent({ keepAlive: true })
  const [home, list, visitors] = await Promise.all([
    visitRepeatedly(isOver, betweenReads, () => ask(port, '/', addressOf(2, 0), agent)),
    visitRepeatedly(isOver, betweenReads, () => ask(port, '/api/news', addressOf(2, 1), agent)),
    visitRepeatedly(isOver, betweenVisitors, (number) =>
      ask(port, `/search?q=visitor${number}`, addressOf(3, number)),
    ),
  ])
  agent.destroy()
  const ended = once(attacking, 'message')
  attacking.send('end')
  const [message]: unknown[] = await ended
  const counts = attacked.parse(message)
  say(
    `${attackers} connections from ${from === 'one' ? 'one address' : 'as many addresses'}, ${seconds} s; they were answered ${Object.entries(
      counts,
    )
      .map(([status, count]) => `${count} × ${status}`)
      .join(', ')}`,
  )
  const rows = [
    { what: 'home, from memory', answers: home, share: 0.99, goal: goals.cachedP99 },
    { what: 'a list of the API, from memory', answers: list, share: 0.99, goal: goals.cachedP99 },
    { what: 'searches of other visitors', answers: visitors, share: 0.95, goal: goals.uncachedP95 },
  ]
  const faults: string[] = []
  for (const { what, answers, share, goal } of rows) {
    const figure = percentile(answers, share)
    say(
      `  ${what.padEnd(32)} median ${percentile(answers, 0.5).toFixed(1)} ms, ${share * 100} % within ${figure.toFixed(1)} ms (goal ${goal}), longest ${percentile(answers, 1).toFixed(0)} ms, of ${answers.length}`,
    )
    const wrong = answers.filter(({ status }) => status !== 200)
    if (wrong.length > 0) faults.push(`${what}: ${wrong.length} were answered ${wrong[0]?.status}`)
    if (judgesTimes && figure > goal) faults.push(`${what}: ${figure.toFixed(1)} ms`)
  }
  const unexpected = Object.keys(counts).filter((status) => !['200', '404', '503'].includes(status))
  if (unexpected.length > 0) faults.push(`the attackers were answered ${unexpected.join(', ')}`)
  return faults
}

/**
 * `npm run trial:fairness -- [seconds] [--states]`: fifty connections ask for all that is not cached, from one address and
 * from fifty, while others read cached pages, or come for one page each. Prints the times beside the goals, and exits with
 * 1 when one is missed; with `--states`, for a busy machine, only when an answer is not what it should be.
 */
async function trial(): Promise<void> {
  const seconds = Number(process.argv[2] ?? 30)
  await buildSite()
  const { dataFolder, remove } = await makeTrialData()
  const port = await freeLoopbackPort()
  const product = fork(inRepository('commands/product.mjs'), {
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    env: {
      ...process.env,
      ADMIN: 'off',
      LOG_LEVEL: 'error',
      PUBLIC_PROCESSES: '2',
      PORT: String(port),
      DATA_DIR: dataFolder,
    },
  })
  let printed = ''
  await new Promise<void>((resolve, reject) => {
    product.stdout?.on('data', (chunk: Buffer) => {
      printed += chunk.toString('utf8')
      if (printed.includes('/api/docs')) resolve()
    })
    product.once('exit', () => reject(new Error(`The product did not start:\n${printed}`)))
  })
  // Both answering processes, whichever is asked.
  for (const path of ['/', '/', '/api/news', '/api/news', '/unknown', '/unknown']) {
    await ask(port, path, addressOf(2, 0))
  }
  const faults = [
    ...(await besideAttack(port, 'fifty', seconds)),
    ...(await besideAttack(port, 'one', seconds)),
  ]
  if (judgesTimes) {
    const unknown = await requestsPerSecond(`http://127.0.0.1:${port}/unknown-address`, {
      connections: 32,
      seconds: 3,
      isFound: false,
    })
    say(`unknown addresses: ${unknown.toFixed(0)} a second (goal ${goals.unknownPerSecond})`)
    if (unknown < goals.unknownPerSecond) faults.push(`unknown addresses: ${unknown.toFixed(0)} a second`)
  }
  const ended = once(product, 'exit')
  product.kill('SIGTERM')
  await ended
  await remove()
  for (const fault of faults) say(`✗ ${fault}`)
  process.exitCode = faults.length === 0 ? 0 : 1
}

const [port, task, from = ''] = process.argv.slice(2)
await (task === 'attack' ? attack(Number(port), from) : trial()).catch(endWith)
