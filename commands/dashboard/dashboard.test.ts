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
