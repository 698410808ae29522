import { readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { chromium } from '../../steps/browser.ts'
import { run } from '../../steps/run.ts'

const flags = [
  '--headless=new',
  '--no-sandbox',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
].join(' ')

const category = z.object({
  score: z.number().nullable(),
  auditRefs: z.array(z.object({ id: z.string(), weight: z.number() })),
})
const metric = z.object({ numericValue: z.number() })
const report = z.object({
  environment: z.object({ benchmarkIndex: z.number() }),
  categories: z.object({
    performance: category,
    accessibility: category,
    'best-practices': category,
    seo: category,
  }),
  audits: z
    .looseObject({
      'largest-contentful-paint': metric,
      'total-blocking-time': metric,
      'cumulative-layout-shift': metric,
      'total-byte-weight': metric,
    })
    .catchall(z.object({ score: z.number().nullable().optional() })),
})

/** What Lighthouse says of one page on the phone that it simulates: slow 4G, a processor four times slower. */
export interface LighthouseReport {
  /** From 0 to 100. */
  scores: Readonly<Record<'performance' | 'accessibility' | 'best-practices' | 'seo', number>>
  /** Milliseconds. */
  largestPaint: number
  /** Milliseconds. */
  blocking: number
  shift: number
  bytes: number
  /** How fast Lighthouse found the machine while it measured: times of a slower moment are longer. */
  processor: number
  /** Audits that cost points, but those of times. */
  failed: readonly string[]
}

/** Runs Lighthouse on one address, again where the browser on a busy machine prevented it from measuring. */
export async function runLighthouse(
  program: string,
  address: string,
  folder: string,
): Promise<LighthouseReport> {
  const file = path.join(folder, 'report.json')
  const measure = () =>
    run(
      process.execPath,
      [
        program,
        address,
        '--quiet',
        '--no-enable-error-reporting',
        '--output=json',
        `--output-path=${file}`,
        `--chrome-flags=${flags}`,
      ],
      { environment: { CHROME_PATH: chromium } },
    )
  const first = await measure()
  const { status, output } = first.status === 0 ? first : await measure()
  if (status !== 0) throw new Error(`Lighthouse failed on ${address}:\n${output}`)
  const { environment, categories, audits } = report.parse(JSON.parse(readFileSync(file, 'utf8')))
  const scoreOf = ({ score }: z.infer<typeof category>) => Math.round((score ?? 0) * 100)
  const { performance, ...others } = categories
  return {
    scores: {
      performance: scoreOf(performance),
      accessibility: scoreOf(others.accessibility),
      'best-practices': scoreOf(others['best-practices']),
      seo: scoreOf(others.seo),
    },
    largestPaint: audits['largest-contentful-paint'].numericValue,
    blocking: audits['total-blocking-time'].numericValue,
    shift: audits['cumulative-layout-shift'].numericValue,
    bytes: audits['total-byte-weight'].numericValue,
    processor: environment.benchmarkIndex,
    failed: Object.values(others)
      .flatMap(({ auditRefs }) => auditRefs)
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => id),
  }
}
