import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { installBrowsersOfTests } from './steps/browser.ts'
import { buildAdmin, buildScripts, buildSite } from './steps/build.ts'
import { changesSinceMain } from './steps/changes.ts'
import { installJava } from './steps/java.ts'
import { reachOf } from './steps/reach.ts'
import { inRepository } from './steps/repository.ts'
import { run } from './steps/run.ts'
import { endWith, say, step } from './steps/say.ts'
import {
  describeSlowest,
  readBrowserReport,
  readUnitReport,
  type TestReport,
  type TimedTest,
} from './steps/test-reports.ts'
import { browserDataVariable, prepareBrowserData } from '../tests/browser/support/browser-data.ts'
import { installSwift } from '../tests/support/swift.ts'

/** One check of `npm test`: a program that ends with 0 when what it checks is true. */
interface Check {
  name: string
  script: string
  args: readonly string[]
  /** Show its progress as it comes. */
  isShown?: boolean
  environment?: Record<string, string>
  /**
   * The JSON file in which it says itself whether it succeeded, as something that it loads may end it with another
   * status, and how long each test took.
   */
  report?: { file: string; read: (file: string) => TestReport }
}

const changedOnly = '--changed'

const tool = (name: string) => inRepository('node_modules', name)
const reportOf = (name: string) => inRepository(`node_modules/.cache/${name}-tests.json`)

/**
 * Of programs in Go. Other lanes use the other processors, and threads side by side work out the same types each for itself: of
 * four checkers, as usual, that took 31 s of processor time, and takes 18.
 */
const inOneThread = { GOMAXPROCS: '1' }

const quickChecks: readonly Check[] = [
  { name: 'generated files', script: inRepository('commands/check-generated.ts'), args: [] },
  { name: 'route types', script: tool('@react-router/dev/bin.cjs'), args: ['typegen'] },
  {
    name: 'types',
    script: tool('typescript/bin/tsc'),
    args: ['--noEmit', '--checkers', '1'],
    environment: inOneThread,
  },
  {
    name: 'lint',
    script: tool('oxlint/bin/oxlint'),
    args: ['--type-aware'],
    environment: inOneThread,
  },
  {
    name: 'styles',
    script: tool('stylelint/bin/stylelint.mjs'),
    args: ['site/**/*.css', '--max-warnings=0'],
  },
  { name: 'format', script: tool('oxfmt/bin/oxfmt'), args: ['--check'] },
]

/** The tests of one of Vitest's projects. */
function vitestProject(project: string, name: string): Check {
  const file = reportOf(project)
  return {
    name,
    script: tool('vitest/vitest.mjs'),
    args: [
      ...['run', '--project', project, '--passWithNoTests'],
      ...['--reporter=default', '--reporter=json', `--outputFile.json=${file}`],
    ],
    isShown: true,
    report: { file, read: readUnitReport },
  }
}

/** The longer first, so that what ends last is short. */
const databaseTests: readonly Check[] = [
  vitestProject('postgres', 'API, access and migration tests on Postgres'),
  vitestProject('sqlite', 'API, access and migration tests on SQLite'),
]

const unitTests: readonly Check[] = [vitestProject('unit', 'unit tests')]

/** Tests that read the whole repository, which no import says: with `--changed` they always run. */
const repositoryTests: Check = {
  name: 'unit tests of names, documents and styles',
  script: tool('vitest/vitest.mjs'),
  args: ['run', '--project', 'unit', 'commands/lint/'],
}

const browserTests: Check = {
  name: 'browser tests',
  script: tool('@playwright/test/cli.js'),
  args: ['test', '--reporter=list,json'],
  isShown: true,
  environment: { PLAYWRIGHT_JSON_OUTPUT_FILE: reportOf('browser') },
  report: { file: reportOf('browser'), read: readBrowserReport },
}

interface Result {
  name: string
  passed: boolean
  /** What the check printed, when it was not shown as it came; of its report, what failed. */
  output: string
  tests: readonly TimedTest[]
}

async function resultOf({
  name,
  script,
  args,
  isShown = false,
  environment = {},
  report,
}: Check): Promise<Result> {
  if (report) rmSync(report.file, { force: true })
  const began = performance.now()
  const { status, output } = await run(process.execPath, [script, ...args], { isShown, environment })
  const seconds = ((performance.now() - began) / 1000).toFixed(1)
  const reported = report?.read(report.file)
  const passed = status === 0 && reported?.passed !== false
  say(`${passed ? '✓' : '✗'} ${name} (${seconds} s)`)
  return { name, passed, output: output || (reported?.failures ?? ''), tests: reported?.tests ?? [] }
}

/** Last of all, so that who reads only the end of a long log still learns what failed and why. */
function summarize(results: readonly Result[]): boolean {
  const failed = results.filter(({ passed }) => !passed)
  say('')
  for (const line of describeSlowest(results.flatMap(({ tests }) => tests))) say(line)
  say('')
  for (const { name, output } of failed) say(`✗ ${name}${output ? `\n${output}` : ''}`)
  say(`${results.length - failed.length} passed, ${failed.length} failed`)
  return failed.length === 0
}

/**
 * Carries tasks out in their order, three at a time: each keeps about one processor busy, and waits now and then for a limit, a
 * disk or a process that it started, in which two would leave a processor idle.
 */
async function inThreeLanes(tasks: readonly (() => Promise<void>)[]): Promise<void> {
  const left = [...tasks]
  const lane = async () => {
    for (let task = left.shift(); task; task = left.shift()) await task()
  }
  await Promise.all([lane(), lane(), lane()])
}

/** The checks that are asked for: by words of their names, or by what was changed since `main`. */
async function chosenChecks(words: readonly string[]) {
  const isWanted = ({ name }: Check) => words.length === 0 || words.some((word) => name.includes(word))
  const all = {
    quick: quickChecks.filter(isWanted),
    database: databaseTests.filter(isWanted),
    unit: unitTests.filter(isWanted),
    browser: [browserTests].filter(isWanted),
  }
  if (!process.argv.includes(changedOnly)) return all
  const { since, files } = await changesSinceMain()
  const { unit, browser } = reachOf(files)
  const narrowed = (checks: readonly Check[], args: readonly string[]) =>
    checks.map((check) => ({ ...check, args: [...check.args, ...args] }))
  const reached = (checks: readonly Check[]) =>
    unit === 'none' ? [] : narrowed(checks, unit === 'related' ? ['--changed', since] : [])
  return {
    quick: [...all.quick, ...(unit === 'all' ? [] : [repositoryTests].filter(isWanted))],
    database: reached(all.database),
    unit: reached(all.unit),
    browser: browser.length === 0 ? [] : narrowed(all.browser, browser === 'all' ? [] : browser),
  }
}

/**
 * `npm test`: every check, whatever the others say, and how many passed. Words after `--` choose checks by name;
 * `--changed` runs what the change since `main` can reach.
 */
async function test(): Promise<void> {
  const { quick, database, unit, browser } = await chosenChecks(
    process.argv.slice(2).filter((word) => word !== changedOnly),
  )
  const results: Result[] = []
  const runAll = async (checks: readonly Check[]) => {
    for (const check of checks) results.push(await resultOf(check))
  }
  const tasksOf = (checks: readonly Check[]) => checks.map((check) => () => runAll([check]))
  const tasks = [() => runAll(quick), ...tasksOf(database)]
  if (database.length > 0 || unit.length > 0 || browser.length > 0) await buildScripts()
  if (browser.length === 0) {
    await inThreeLanes([...tasks, ...tasksOf(unit)])
  } else {
    const data = mkdtempSync(path.join(tmpdir(), 'network-browser-'))
    const prepare = async () => {
      // First of all: tests in another lane need it, and have limits.
      await installSwift()
      await buildSite()
      await buildAdmin()
      await step('Preparing the data of the browser tests', () => prepareBrowserData(data))
      await installBrowsersOfTests()
      await installJava()
    }
    const prepared = prepare()
    const inBrowsers = async () => {
      await prepared
      await runAll(
        browser.map((check) => ({
          ...check,
          environment: { ...check.environment, [browserDataVariable]: data },
        })),
      )
    }
    await inThreeLanes([() => prepared, ...tasks, ...tasksOf(unit), inBrowsers])
    rmSync(data, { recursive: true, force: true })
  }
  process.exit(summarize(results) ? 0 : 1)
}

test().catch(endWith)
