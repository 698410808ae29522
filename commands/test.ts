import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { z } from 'zod'
import { installBrowsersOfTests } from './steps/browser.ts'
import { buildAdmin, buildSite } from './steps/build.ts'
import { installJava } from './steps/java.ts'
import { inRepository } from './steps/repository.ts'
import { run } from './steps/run.ts'
import { endWith, say, step } from './steps/say.ts'
import { browserDataVariable, prepareBrowserData } from '../tests/browser/support/browser-data.ts'

/** One check of `npm test`: a program that ends with 0 when what it checks is true. */
interface Check {
  name: string
  script: string
  args: readonly string[]
  /** Show its progress as it comes. */
  isShown?: boolean
  environment?: Record<string, string>
  /** A JSON file in which it says itself whether it succeeded: something that it loads may end it with another status. */
  report?: string
}

const unitReport = inRepository('node_modules/.cache/unit-tests.json')

const tool = (name: string) => inRepository('node_modules', name)

const quickChecks: readonly Check[] = [
  { name: 'generated files', script: inRepository('commands/check-generated.ts'), args: [] },
  { name: 'route types', script: tool('@react-router/dev/bin.cjs'), args: ['typegen'] },
  { name: 'types', script: tool('typescript/bin/tsc'), args: ['--noEmit'] },
  { name: 'lint', script: tool('oxlint/bin/oxlint'), args: ['--type-aware'] },
  {
    name: 'styles',
    script: tool('stylelint/bin/stylelint.mjs'),
    args: ['site/**/*.css', '--max-warnings=0'],
  },
  { name: 'format', script: tool('prettier/bin/prettier.cjs'), args: ['--check', '--log-level=warn', '.'] },
]

const unitTests: Check = {
  name: 'unit, API, access and migration tests',
  script: tool('vitest/vitest.mjs'),
  args: ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${unitReport}`],
  isShown: true,
  report: unitReport,
}

const browserTests: Check = {
  name: 'browser tests',
  script: tool('@playwright/test/cli.js'),
  args: ['test'],
  isShown: true,
}

interface Result {
  name: string
  passed: boolean
  /** What the check printed, when it was not shown as it came; of its report, what failed. */
  output: string
}

async function resultOf({
  name,
  script,
  args,
  isShown = false,
  environment = {},
  report,
}: Check): Promise<Result> {
  if (report) rmSync(report, { force: true })
  const began = performance.now()
  const { status, output } = await run(process.execPath, [script, ...args], { isShown, environment })
  const seconds = ((performance.now() - began) / 1000).toFixed(1)
  const reported = report === undefined ? undefined : readReport(report)
  const passed = status === 0 && reported?.success !== false
  say(`${passed ? '✓' : '✗'} ${name} (${seconds} s)`)
  return { name, passed, output: output || (reported?.failures ?? '') }
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
          failureMessages: z.array(z.string()).nullish(),
        }),
      ),
    }),
  ),
})

/** What a report says: whether all succeeded, and each test that failed, with its reason. */
function readReport(file: string): { success: boolean; failures: string } {
  if (!existsSync(file)) return { success: false, failures: 'It ended before its report was written.' }
  const { success, testResults } = unitReportShape.parse(JSON.parse(readFileSync(file, 'utf8')))
  const failures = testResults.flatMap(({ name, message, assertionResults }) => [
    ...(message ? [`${name}\n${message}`] : []),
    ...assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages }) => `${name} › ${fullName}\n${(failureMessages ?? []).join('\n')}`),
  ])
  return { success, failures: failures.join('\n\n') }
}

/** Last of all, so that who reads only the end of a long log still learns what failed and why. */
function summarize(results: readonly Result[]): boolean {
  const failed = results.filter(({ passed }) => !passed)
  say('')
  for (const { name, output } of failed) say(`✗ ${name}${output ? `\n${output}` : ''}`)
  say(`${results.length - failed.length} passed, ${failed.length} failed`)
  return failed.length === 0
}

/** `npm test`: every check, whatever the others say, and how many passed. Words after `--` choose checks by name. */
async function test(): Promise<void> {
  const wanted = process.argv.slice(2)
  const isWanted = ({ name }: Check) => wanted.length === 0 || wanted.some((word) => name.includes(word))
  const results: Result[] = []
  const runAll = async (checks: readonly Check[]) => {
    for (const check of checks.filter(isWanted)) results.push(await resultOf(check))
  }
  if (isWanted(browserTests)) {
    await buildSite()
    const data = mkdtempSync(path.join(tmpdir(), 'network-browser-'))
    // Each of both lanes keeps one processor busy.
    const prepared = Promise.all([
      buildAdmin().then(() =>
        step('Preparing the data of the browser tests', () => prepareBrowserData(data)),
      ),
      installBrowsersOfTests().then(installJava),
    ])
    await Promise.all([prepared, runAll([...quickChecks, unitTests])])
    await runAll([{ ...browserTests, environment: { [browserDataVariable]: data } }])
    rmSync(data, { recursive: true, force: true })
  } else {
    await runAll([...quickChecks, unitTests])
  }
  process.exit(summarize(results) ? 0 : 1)
}

test().catch(endWith)
