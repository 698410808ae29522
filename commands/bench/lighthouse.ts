import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { installBrowser } from '../steps/browser.ts'
import { buildSite } from '../steps/build.ts'
import { CannotGoOn, endWith, say } from '../steps/say.ts'
import { startPublicServer } from '../trials/public-server.ts'
import { makeTrialData } from '../trials/trial-data.ts'
import { ForTheEnd } from './for-the-end.ts'
import { installLighthouse } from './lighthouse/install-lighthouse.ts'
import { pageKinds } from './lighthouse/page-kinds.ts'
import { runLighthouse, type LighthouseReport } from './lighthouse/run-lighthouse.ts'
import { sayMachine } from './machine.ts'

const readsBefore = 5

/**
 * `npm run bench:lighthouse [-- /address …]`: Lighthouse's four scores for every kind of page in English and Arabic, or
 * for the addresses given, with the largest paint, the blocking time, the shift, the bytes and how fast the machine was,
 * and the audits that cost points besides times. Each page is asked for a few times before, so that it is cached as a page
 * that is read often.
 */
async function bench(end: ForTheEnd): Promise<void> {
  await installBrowser()
  await buildSite()
  const program = await installLighthouse()
  const { dataFolder, remove } = await makeTrialData()
  end.add(remove)
  const server = await startPublicServer(dataFolder)
  end.add(() => server.stop())
  const folder = mkdtempSync(path.join(tmpdir(), 'lighthouse-'))
  end.add(() => rmSync(folder, { recursive: true, force: true }))
  // Chromium asks for Brotli over plain http of this name only.
  const origin = `http://localhost:${server.port}`
  const given = process.argv.slice(2)
  sayMachine()
  say('  perf  acc best  seo  LCP s TBT ms  shift    kB   CPU  page')
  const failures: string[] = []
  for (const address of given.length > 0 ? given : await pageKinds(origin)) {
    for (let time = 0; time < readsBefore; time += 1) await (await fetch(`${origin}${address}`)).text()
    try {
      say(`  ${lineOf(address, await runLighthouse(program, `${origin}${address}`, folder))}`)
    } catch (error) {
      failures.push(error instanceof Error ? error.message : String(error))
      say(`  not measured  ${address}`)
    }
  }
  if (failures.length > 0) throw new CannotGoOn(failures.join('\n'))
}

function lineOf(
  address: string,
  { scores, largestPaint, blocking, shift, bytes, processor, failed }: LighthouseReport,
): string {
  const figures = [
    ...Object.values(scores).map((score) => String(score).padStart(4)),
    (largestPaint / 1000).toFixed(2).padStart(6),
    blocking.toFixed(0).padStart(6),
    shift.toFixed(3).padStart(6),
    (bytes / 1000).toFixed(0).padStart(5),
    processor.toFixed(0).padStart(5),
  ]
  return `${figures.join(' ')}  ${[address, ...failed].join(' ')}`
}

const end = new ForTheEnd()
bench(end)
  .finally(() => end.come())
  .catch(endWith)
