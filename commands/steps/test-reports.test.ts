import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { describeSlowest, readBrowserReport, readUnitReport } from './test-reports.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'test-reports-'))
afterAll(() => rmSync(folder, { recursive: true }))

function written(report: object): string {
  const file = path.join(folder, 'report.json')
  writeFileSync(file, JSON.stringify(report))
  return file
}

test('a run of Vitest is read with what failed, and how long each test took', () => {
  const report = readUnitReport(
    written({
      success: false,
      testResults: [
        {
          name: 'a.test.ts',
          message: '',
          assertionResults: [
            { status: 'passed', fullName: 'adds', duration: 1500 },
            { status: 'failed', fullName: 'divides', duration: 20, failureMessages: ['by zero'] },
            { status: 'skipped', fullName: 'waits' },
          ],
        },
      ],
    }),
  )
  expect(report).toEqual({
    passed: false,
    failures: 'a.test.ts › divides\nby zero',
    tests: [
      { name: 'a.test.ts › adds', seconds: 1.5 },
      { name: 'a.test.ts › divides', seconds: 0.02 },
      { name: 'a.test.ts › waits', seconds: 0 },
    ],
  })
})

test('a run of Playwright is read through its suites', () => {
  const spec = (title: string, duration: number) => ({
    title,
    tests: [{ projectName: 'desktop', results: [{ duration }] }],
  })
  const suites = [
    {
      title: 'a.spec.ts',
      specs: [spec('opens', 250)],
      suites: [{ title: 'dark', specs: [spec('reads', 30)] }],
    },
  ]
  expect(readBrowserReport(written({ suites, stats: { unexpected: 0 } }))).toEqual({
    passed: true,
    failures: '',
    tests: [
      { name: 'desktop › a.spec.ts › opens', seconds: 0.25 },
      { name: 'desktop › a.spec.ts › dark › reads', seconds: 0.03 },
    ],
  })
})

test('a run that wrote nothing has failed', () => {
  const missing = path.join(folder, 'missing.json')
  expect(readUnitReport(missing).passed).toBe(false)
  expect(readBrowserReport(missing).passed).toBe(false)
})

test('the slowest ten tests are listed, and all that took more than 20 s', () => {
  const ofSeconds = (...all: number[]) => all.map((seconds) => ({ name: `of ${seconds} s`, seconds }))
  const quick = describeSlowest(ofSeconds(...Array.from({ length: 30 }, (_, n) => n / 10), 20))
  expect(quick[0]).toBe('The slowest of 31 tests, of which 0 took more than 20 s:')
  expect(quick).toHaveLength(11)
  expect(quick[1]).toBe('   20.0 s  of 20 s')
  const slow = describeSlowest(ofSeconds(...Array.from({ length: 12 }, (_, n) => 21 + n), 1))
  expect(slow[0]).toContain('of which 12 took more than 20 s')
  expect(slow).toHaveLength(13)
})
