import { existsSync, readFileSync } from 'node:fs'
import { z } from 'zod'

/** What a run of tests wrote down of itself. */
export interface TestReport {
  passed: boolean
  /** Each test that failed, with its reason; empty when the run shows them itself. */
  failures: string
  tests: readonly TimedTest[]
}

export interface TimedTest {
  name: string
  seconds: number
}

const endedEarly: TestReport = {
  passed: false,
  failures: 'It ended before its report was written.',
  tests: [],
}

const unitReportShape = z.object({
  success: z.boolean(),
  testResults: z.array(
    z.object({
      name: z.string(),
      message: z.string(),
      assertionResults: z.array(
        z.object({
          status: z.string(),
          fullName: z.string(),
          duration: z.number().nullish(),
          failureMessages: z.array(z.string()).nullish(),
        }),
      ),
    }),
  ),
})

/** Reads what Vitest's reporter `json` wrote. */
export function readUnitReport(file: string): TestReport {
  if (!existsSync(file)) return endedEarly
  const { success, testResults } = unitReportShape.parse(JSON.parse(readFileSync(file, 'utf8')))
  const failures = testResults.flatMap(({ name, message, assertionResults }) => [
    ...(message ? [`${name}\n${message}`] : []),
    ...assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages }) => `${name} › ${fullName}\n${(failureMessages ?? []).join('\n')}`),
  ])
  const tests = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({
      name: `${name} › ${fullName}`,
      seconds: (duration ?? 0) / 1000,
    })),
  )
  return { passed: success, failures: failures.join('\n\n'), tests }
}

const browserSuiteShape = z.object({
  title: z.string(),
  specs: z.array(
    z.object({
      title: z.string(),
      tests: z.array(
        z.object({ projectName: z.string(), results: z.array(z.object({ duration: z.number() })) }),
      ),
    }),
  ),
  get suites() {
    return z.array(browserSuiteShape).optional()
  },
})

const browserReportShape = z.object({
  suites: z.array(browserSuiteShape),
  stats: z.object({ unexpected: z.number() }),
})

/** Reads what Playwright's reporter `json` wrote. */
export function readBrowserReport(file: string): TestReport {
  if (!existsSync(file)) return endedEarly
  const { suites, stats } = browserReportShape.parse(JSON.parse(readFileSync(file, 'utf8')))
  return {
    passed: stats.unexpected === 0,
    failures: '',
    tests: suites.flatMap((suite) => testsOfSuite(suite, [])),
  }
}

function testsOfSuite(
  { title, specs, suites = [] }: z.output<typeof browserSuiteShape>,
  above: readonly string[],
): TimedTest[] {
  const names = [...above, title]
  return [
    ...specs.flatMap((spec) =>
      spec.tests.map(({ projectName, results }) => ({
        name: [projectName, ...names, spec.title].join(' › '),
        seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
      })),
    ),
    ...suites.flatMap((suite) => testsOfSuite(suite, names)),
  ]
}

/** Seconds that no test should take on a quiet machine. A list says which do; no test fails because of it. */
const longestTest = 20

/** The slowest ten tests of all, and every other that took longer than it should: a line for each. */
export function describeSlowest(tests: readonly TimedTest[]): string[] {
  if (tests.length === 0) return []
  const slowest = tests.toSorted((one, other) => other.seconds - one.seconds)
  const tooLong = slowest.filter(({ seconds }) => seconds > longestTest).length
  return [
    `The slowest of ${tests.length} tests, of which ${tooLong} took more than ${longestTest} s:`,
    ...slowest
      .slice(0, Math.max(10, tooLong))
      .map(({ name, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${name}`),
  ]
}
