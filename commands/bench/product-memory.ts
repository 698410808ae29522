import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { administrator, createStaff } from '../../tests/browser/support/staff.ts'
import { startByNpm } from '../../tests/support/npm-start.ts'
import { processTree, type RunningProcess } from '../../tests/support/process-tree.ts'
import { freeLoopbackPort } from '../steps/port.ts'
import { say } from '../steps/say.ts'
import { siteAddresses } from './site-addresses.ts'

const atOnce = 4
/** Milliseconds without any request, before it counts as at rest. */
const untilAtRest = 60_000

const visitedInBackOffice = [
  '/admin',
  '/admin/collections/news',
  '/admin/collections/news/1',
  '/admin/collections/tenders',
]

const kinds: readonly (readonly [kind: string, commandLine: RegExp])[] = [
  ['npm’s shell', /^sh -c/],
  ['rendering', /build\/server\/index\.js/],
  ['answering', /build\/answering\/index\.js/],
  ['back office', /build\/supervisor\/back-office\.js/],
  ['supervisor', /start-by-npm\.mjs commands\/product\.mjs$/],
  ['npm', /^npm /],
]

/** Megabytes of a process: all that it holds, and its share of what it holds together with others. */
interface Held {
  resident: number
  proportional: number
}

/**
 * Prints what each process of the whole product holds at rest: after its start, and after all addresses of the site map were
 * read and somebody signed in to the back office. Pages of memory that several processes share (Node's program and libraries)
 * are counted once in the sum of the proportional sizes, which is what the machine has less; each resident size counts them
 * again.
 */
export async function productMemory(dataFolder: string): Promise<void> {
  await createStaff(dataFolder)
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-memory-'))
  const port = await freeLoopbackPort()
  const url = `http://localhost:${port}`
  const product = await startByNpm({
    folder,
    script: 'commands/product.mjs',
    isReady: (line) => line.includes('create-administrator'),
    environment: { DATA_DIR: dataFolder, PORT: String(port), SITE_URL: url, LOG_LEVEL: 'error' },
  })
  try {
    const npm = product.processes[0]?.id ?? 0
    await pause(untilAtRest)
    const atStart = measure(npm)
    const addresses = await siteAddresses(url)
    let next = 0
    await Promise.all(
      Array.from({ length: atOnce }, async () => {
        for (;;) {
          const address = addresses[next++]
          if (address === undefined) return
          await read(`${url}${address}`)
        }
      }),
    )
    await visitBackOffice(url)
    await pause(untilAtRest)
    sayHeld(atStart, measure(npm), addresses.length)
    process.kill(npm, 'SIGTERM')
    await product.allEnded
  } finally {
    product.cleanUp()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function read(address: string, headers: Record<string, string> = {}): Promise<void> {
  const response = await fetch(address, { headers })
  await response.arrayBuffer()
  if (!response.ok) throw new Error(`${address} answered ${response.status}`)
}

async function visitBackOffice(url: string): Promise<void> {
  const answer = await fetch(`${url}/cms-api/users/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: url },
    body: JSON.stringify(administrator),
  })
  await answer.arrayBuffer()
  const [, session] = /(payload-token=[^;]+)/.exec(answer.headers.get('set-cookie') ?? '') ?? []
  if (session === undefined) throw new Error(`Signing in was answered ${answer.status}`)
  for (const address of visitedInBackOffice) await read(`${url}${address}`, { Cookie: session })
}

function measure(npm: number): Map<RunningProcess, Held> {
  return new Map(processTree(npm).map((one) => [one, heldBy(one.id)]))
}

function heldBy(id: number): Held {
  const rollup = readFileSync(`/proc/${id}/smaps_rollup`, 'utf8')
  const megabytes = (name: string) =>
    Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(rollup)?.[1] ?? Number.NaN) / 1024
  return { resident: megabytes('Rss'), proportional: megabytes('Pss') }
}

function sayHeld(atStart: Map<RunningProcess, Held>, later: Map<RunningProcess, Held>, pages: number): void {
  say(`  megabytes at rest, proportional and resident: after the start, and after ${pages} pages and a visit`)
  const sums = [0, 0, 0, 0]
  const started = new Map([...atStart].map(([{ id }, held]) => [id, held]))
  for (const [{ id, command }, now] of later) {
    const before = started.get(id) ?? { resident: Number.NaN, proportional: Number.NaN }
    const line = command.join(' ').trim()
    const kind = kinds.find(([, pattern]) => pattern.test(line))?.[0] ?? 'what npm starts it with'
    const figures = [before.proportional, before.resident, now.proportional, now.resident]
    for (const [place, figure] of figures.entries()) sums[place] = (sums[place] ?? 0) + figure
    sayRow(kind, figures)
  }
  sayRow('all', sums)
}

function sayRow(name: string, figures: readonly number[]): void {
  say(`  ${name.padEnd(26)}${figures.map((figure) => figure.toFixed(0).padStart(8)).join('')}`)
}
