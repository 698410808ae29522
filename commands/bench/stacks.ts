import { chromium, type Browser } from '@playwright/test'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import nextPackage from 'next/package.json' with { type: 'json' }
import { buildSite } from '../steps/build.ts'
import { chromium as executablePath, installBrowser } from '../steps/browser.ts'
import { endWith, say, step } from '../steps/say.ts'
import { makeTrialData } from '../trials/trial-data.ts'
import { sayMachine } from './machine.ts'
import { median } from './median.ts'
import { bytesOf, loadKinds, type Load } from './page-loads.ts'
import { requestsPerSecond } from './requests-per-second.ts'
import { firstByteOfNewPage } from './stacks/first-byte.ts'
import { firstVisit } from './stacks/first-visit.ts'
import { ForTheEnd } from './for-the-end.ts'
import { heldMemory } from './stacks/held-memory.ts'
import type { HomeContent } from './stacks/home-content.ts'
import { nextSite } from './stacks/next-site.ts'
import { ownSite } from './stacks/own-site.ts'
import { readHome } from './stacks/read-home.ts'
import { NotToBeHad, type RunningStack, type Stack } from './stacks/stack.ts'
import { withoutScripts, type WithoutScripts } from './stacks/without-scripts.ts'
import { wordpressStacks } from './stacks/wordpress/stacks.ts'

/** What is said of a stack. */
interface Measured {
  stack: RunningStack
  loads: Load[]
  firstByte: number | undefined
  megabytes: number
  withoutScripts: WithoutScripts
}

type Row = { name: string } & ({ measured: Measured; rates: number[] } | { reason: string })

/**
 * `npm run bench:stacks [-- rounds]`: our home page beside the same words and pictures by Next and by WordPress, each
 * with its usual means, on the same machine in the same minutes (docs/performance.md says what was done for each).
 */
async function bench(end: ForTheEnd): Promise<void> {
  const rounds = Number(process.argv[2] ?? 5)
  await installBrowser()
  await buildSite()
  const { dataFolder, remove } = await makeTrialData()
  end.add(remove)
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-stacks-'))
  end.add(() => rmSync(folder, { recursive: true, force: true }))
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-quic'] })
  end.add(() => browser.close())

  const pictures = path.join(folder, 'pictures')
  const own = ownSite(dataFolder)
  const running = await own.start(folder, end)
  const content = await readHome(browser, running.origin, pictures)
  const rows: Row[] = [{ name: own.name, ...(await measure(browser, running, content)) }]
  for (const stack of [nextSite(content, pictures), ...wordpressStacks(content, pictures)])
    rows.push(
      await rowOf(browser, stack, path.join(folder, stack.name.replaceAll(/\W+/g, '-')), content, end),
    )

  const present = rows.filter((row) => 'measured' in row)
  const load = { connections: 32, seconds: 2, encoding: 'br, gzip' }
  // The first round pays for what is compiled and loaded once.
  for (let round = 0; round <= rounds; round += 1)
    for (const { measured, rates } of present) {
      const rate = await requestsPerSecond(`${measured.stack.origin}/`, load)
      if (round > 0) rates.push(rate)
    }

  sayMachine(
    `Chromium ${browser.version()}`,
    `Next ${nextPackage.version}`,
    ...new Set(present.flatMap(({ measured }) => measured.stack.versions ?? [])),
  )
  say('  first visit of home by a phone, kB (1,000 bytes) on the line')
  sayRow('', ['all', ...loadKinds, 'requests', 'hosts'])
  for (const row of rows) sayRow(row.name, 'measured' in row ? visitOf(row.measured.loads) : row.reason)
  say(`  home: kept, requests/s (${load.connections} connections, median of ${rounds} × ${load.seconds} s);`)
  say(
    '  rebuilt, ms to its first byte; MB held after 1,000 requests; texts in sight and menu without scripts',
  )
  sayRow('', ['requests/s', 'first byte', 'MB', 'texts', 'menu'])
  for (const row of rows)
    sayRow(row.name, 'measured' in row ? serviceOf(row.measured, row.rates) : row.reason)
}

async function rowOf(
  browser: Browser,
  stack: Stack,
  folder: string,
  content: HomeContent,
  end: ForTheEnd,
): Promise<Row> {
  try {
    const running = await step(`Building and starting ${stack.name}`, () => stack.start(folder, end))
    return { name: stack.name, ...(await measure(browser, running, content)) }
  } catch (error) {
    if (error instanceof NotToBeHad)
      return { name: stack.name, reason: `not to be had here: ${error.message}` }
    throw error
  }
}

/** Everything but requests a second, which are measured in turn when all stacks run. */
async function measure(browser: Browser, stack: RunningStack, content: HomeContent) {
  const address = `${stack.origin}/`
  const firstByte = await firstByteOfNewPage(stack)
  const megabytes = await heldMemory(stack)
  // The first visit of all makes pictures in sizes that are kept from then on.
  await firstVisit(browser, address)
  const loads = await firstVisit(browser, address)
  const measured: Measured = {
    stack,
    loads: loads.filter((load) => stack.isLoadedByPhones?.(load.address) ?? true),
    firstByte,
    megabytes,
    withoutScripts: await withoutScripts(browser, stack.origin, content),
  }
  const rates: number[] = []
  return { measured, rates }
}

function visitOf(loads: readonly Load[]): string[] {
  const kilobytes = [bytesOf(loads), ...loadKinds.map((kind) => bytesOf(loads, kind))]
  const hosts = new Set(loads.map(({ address }) => new URL(address).hostname))
  return [...kilobytes.map((bytes) => (bytes / 1000).toFixed(1)), String(loads.length), String(hosts.size)]
}

function serviceOf(measured: Measured, rates: readonly number[]): string[] {
  return [
    median(rates).toFixed(0),
    measured.firstByte?.toFixed(1) ?? 'as above',
    measured.megabytes.toFixed(0),
    `${(measured.withoutScripts.words * 100).toFixed(0)} %`,
    measured.withoutScripts.hasMenu ? 'yes' : 'no',
  ]
}

function sayRow(name: string, cells: readonly string[] | string): void {
  const shown = typeof cells === 'string' ? `  ${cells}` : cells.map((cell) => cell.padStart(11)).join('')
  say(`  ${name.padEnd(32)}${shown}`)
}

const end = new ForTheEnd()
bench(end)
  .finally(() => end.come())
  .catch(endWith)
