import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buildSite } from '../steps/build.ts'
import { inRepository } from '../steps/repository.ts'
import { run } from '../steps/run.ts'
import { endWith, say } from '../steps/say.ts'
import { writeMadeUpFigures } from '../trials/made-up-figures.ts'
import { startPublicServer, type PublicServer } from '../trials/public-server.ts'
import { makeTrialData } from '../trials/trial-data.ts'
import { sayMachine } from './machine.ts'
import { median } from './median.ts'
import { publishAgain } from './publish-again.ts'

const firstRounds = 3
const rounds = 12

/** As browsers ask: for whoever takes gzip alone, the answering process compresses each page again. */
const headers = { 'Accept-Encoding': 'gzip, deflate, br' }

/** The frame and a text alone: what every other page is compared with. */
const shell = '/oic-water-vision'
const prefixes = ['', '/ar', '/fr', '/fa']
const pages = [
  '/data-tools',
  '/data-tools/indicators/total-water-withdrawal',
  '/data-tools/indicators/total-water-withdrawal?countries=ma,tn,jo,eg,sa',
  '/data-tools/compare?countries=ma,tn,jo,eg,sa&indicator=total-water-withdrawal',
  '/countries',
  '/countries/morocco',
  '/wefe-hub/maps',
  '/data-tools/updates',
]
const files = [
  '/data-tools/indicators/total-water-withdrawal.csv',
  '/countries/morocco/figures.csv',
  '/api/observations.csv',
]

/**
 * `npm run bench:figures`: with more than 100,000 values, how long the import takes, how long pages with figures take of which
 * nothing is cached beside a page of text alone, and when the first bytes of CSV files come.
 */
async function bench(): Promise<void> {
  await buildSite()
  const { dataFolder, remove } = await makeTrialData()
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-figures-'))
  await importMany(dataFolder, path.join(folder, 'figures.csv'))
  const server = await startPublicServer(dataFolder, { environment: { WARM_PAGES: '0' } })
  sayMachine()
  const measured = new Map(
    [shell, ...pages, ...files].map((page) => [page, { waited: [] as number[], worked: [] as number[] }]),
  )
  for (let round = 0; round < firstRounds + rounds; round += 1) {
    // As a publish does; processes see it within a tenth of a second.
    publishAgain(dataFolder, 'everything')
    await new Promise((resolve) => setTimeout(resolve, 400))
    for (const [page, { waited, worked }] of measured)
      for (const prefix of page.startsWith('/api') ? [''] : prefixes) {
        const workedBefore = processorTimes(server)
        const began = performance.now()
        const answer = await fetch(`${server.url}${prefix}${page}`, { headers })
        if (!answer.ok) throw new Error(`${prefix}${page}: ${answer.status}`)
        const reader = answer.body?.getReader()
        await reader?.read()
        const first = performance.now() - began
        while ((await reader?.read())?.done === false);
        if (round < firstRounds) continue
        waited.push(files.includes(page) ? first : performance.now() - began)
        worked.push(processorTimes(server) - workedBefore)
      }
  }
  await server.stop()
  const ofShell = measured.get(shell)
  const beyond = (found: readonly number[], shells: readonly number[] = []) =>
    `${median(found).toFixed(1).padStart(9)} (${(median(found) - median(shells)).toFixed(1)})`.padEnd(20)
  say(
    '  milliseconds, median of all languages (beyond the page of text alone); of files until the first bytes',
  )
  say(`  ${''.padEnd(82)}waited              processor`)
  for (const [page, { waited, worked }] of measured)
    say(`  ${page.padEnd(80)}${beyond(waited, ofShell?.waited)}${beyond(worked, ofShell?.worked)}`)
  rmSync(folder, { recursive: true })
  await remove()
}

/** Milliseconds that both processes have worked: on a busy machine more reliable than the clock. */
const processorTimes = ({ renderingId, answeringId }: PublicServer) =>
  processorTime(renderingId) + processorTime(answeringId)

/** Of all threads of a process. */
function processorTime(id: number): number {
  const nanoseconds = readdirSync(`/proc/${id}/task`).map((thread) =>
    Number(readFileSync(`/proc/${id}/task/${thread}/schedstat`, 'utf8').split(' ')[0]),
  )
  return nanoseconds.reduce((sum, one) => sum + one, 0) / 1e6
}

/** Publishes an edition of made-up values by the product's own command. */
async function importMany(dataFolder: string, file: string): Promise<void> {
  const count = writeMadeUpFigures(file)
  const began = performance.now()
  const { status, output } = await run(
    process.execPath,
    [inRepository('commands/run.mjs'), 'commands/import-figures.ts', file, '--edition', '2026', '--publish'],
    { environment: { DATA_DIR: dataFolder } },
  )
  if (status !== 0) throw new Error(`The figures could not be imported:\n${output}`)
  say(`  ${count} values imported in ${((performance.now() - began) / 1000).toFixed(1)} s`)
}

bench().catch(endWith)
