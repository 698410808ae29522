import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { inRepository } from '../steps/repository.ts'
import { dashboard, expressions } from './dashboard.ts'
import { rows } from './panels.ts'

const rulesFile = inRepository('deployment/prometheus-rules.yml')
const placed = z.object({
  panels: z.array(z.object({ id: z.number(), gridPos: z.record(z.string(), z.number()) })),
})

test('the dashboard that is delivered is the one that is declared', () => {
  const delivered: unknown = JSON.parse(
    readFileSync(inRepository('deployment/grafana-dashboard.json'), 'utf8'),
  )
  expect(delivered).toEqual(dashboard())
})

test('panels fill Grafana’s grid of 24 columns in whole numbers, each with an id of its own', () => {
  const { panels } = placed.parse(dashboard())
  expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length)
  expect(panels.length).toBe(rows.length + rows.flatMap((row) => row.panels).length)
  for (const { gridPos } of panels) {
    expect(Object.values(gridPos).every(Number.isInteger)).toBe(true)
    expect((gridPos.x ?? 0) + (gridPos.w ?? 0)).toBeLessThanOrEqual(24)
  }
})

const hasPromtool = spawnSync('promtool', ['--version']).status === 0

test.skipIf(!hasPromtool)('Prometheus can read every expression of the dashboard and the alert rules', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'dashboard-'))
  try {
    const file = path.join(folder, 'rules.json')
    const rules = expressions().map((expr, index) => ({ record: `panel_${index}`, expr }))
    // YAML reads JSON.
    writeFileSync(file, JSON.stringify({ groups: [{ name: 'dashboard', rules }] }))
    const said = execFileSync('promtool', ['check', 'rules', file, rulesFile], { encoding: 'utf8' })
    expect(said).toContain(`${rules.length} rules found`)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})

test('every part of /statusz that is not in order is somebody’s to mend', () => {
  const rules = readFileSync(rulesFile, 'utf8')
  const [expression = '', others = ''] = /part!~"([^"]+)"/.exec(rules) ?? []
  const elsewhere = rules.replace(expression, '')
  expect(others.split('|').length).toBeGreaterThan(3)
  for (const part of others.split('|'))
    expect(elsewhere, part).toMatch(new RegExp(`part=~?"(\\w+\\|)*${part}[|"]|network_${part}_`))
})

/** What Prometheus scrapes at one instance once a minute: `1x60` is one value again and again, for sixty minutes. */
const series = (metric: string, values: string, instance = 'node') => {
  const labels = metric.includes('{')
    ? metric.replace('{', `{instance="${instance}",`)
    : `${metric}{instance="${instance}"}`
  return { series: labels, values }
}

test.skipIf(!hasPromtool)('alerts fire for what they are about, and for nothing else', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'alerts-'))
  const part = (name: string, state: number, instance?: string) =>
    series(`network_part_ok{part="${name}"}`, `${state}x1700`, instance)
  const cases: readonly (readonly [alerts: readonly string[], minutes: number, input: object[]])[] = [
    [
      [],
      120,
      ['database', 'disk', 'backup', 'bucket', 'transparencyLog', 'clock', 'mail'].map((one) => part(one, 1)),
    ],
    [[], 10, [part('transparencyLog', 0)]],
    [['PartNotInOrder'], 20, [part('transparencyLog', 0), part('clock', 1)]],
    [['ProposalsNotTaken'], 20, [part('bucket', 0), part('sealingKey', 1)]],
    [['BackupTooOld'], 20, [part('backup', 0)]],
    [['BackupTooOld'], 20, [part('backup', 0), part('backup', 0, 'makes none')]],
    [[], 20, [part('backup', 1), part('backup', 0, 'makes none')]],
    [['ScansWaiting'], 90, [series('network_scans_waiting', '2x90'), part('scanner', 1)]],
    [['ScannerAway'], 90, [series('network_scans_waiting', '2x90'), part('scanner', 0)]],
    [
      ['ProcessesMissing'],
      10,
      [
        series('network_processes{kind="answering"}', '2x10'),
        series('network_processes_ready{kind="answering"}', '1x10'),
      ],
    ],
    [
      ['RecordNotWhole'],
      1700,
      [series('network_verification_findings', '1x1700'), part('procurementRecord', 0)],
    ],
    [
      ['RecordNotVerified'],
      1700,
      [series('network_verification_findings', '0x1700'), part('procurementRecord', 0)],
    ],
  ]
  try {
    const names = [...readFileSync(rulesFile, 'utf8').matchAll(/- alert: (\w+)/g)].map(([, name]) => name)
    const tests = cases.map(([alerts, minutes, input]) => ({
      interval: '1m',
      input_series: input,
      promql_expr_test: names.map((name) => ({
        expr: `count(ALERTS{alertname="${name}", alertstate="firing"})`,
        eval_time: `${minutes}m`,
        exp_samples: alerts.includes(name ?? '') ? [{ labels: '{}', value: 1 }] : [],
      })),
    }))
    const file = path.join(folder, 'alerts.json')
    writeFileSync(file, JSON.stringify({ rule_files: [rulesFile], tests }))
    const said = spawnSync('promtool', ['test', 'rules', file], { encoding: 'utf8' })
    expect(said.status, said.stdout + said.stderr).toBe(0)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})
