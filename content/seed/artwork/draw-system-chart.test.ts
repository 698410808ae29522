import { describe, expect, it } from 'vitest'
import { drawSystemChart } from './draw-system-chart.ts'
import { findUnbalancedTag } from './find-unbalanced-tag.ts'

const english = [
  { id: 'assembly', parent: null, label: 'General Assembly of Member States' },
  { id: 'council', parent: 'assembly', label: 'Governing Council' },
  { id: 'audit', parent: 'council', label: 'Audit & Ethics Committee' },
  { id: 'secretariat', parent: 'council', label: 'Executive Secretariat' },
  { id: 'programmes', parent: 'secretariat', label: 'Programmes and Projects Department' },
  { id: 'nexus', parent: 'programmes', label: 'Water-Energy-Food Nexus Unit' },
  { id: 'finance', parent: 'secretariat', label: 'Administration and Finance' },
]
const arabic = [
  { id: 'assembly', parent: null, label: 'الجمعية العامة للدول الأعضاء' },
  { id: 'council', parent: 'assembly', label: 'مجلس الإدارة' },
  { id: 'secretariat', parent: 'assembly', label: 'الأمانة التنفيذية' },
]

const shownTexts = (chart: string): string[] =>
  [...chart.matchAll(/<text[^>]*>(.*?)<\/text>/g)].map((match) =>
    (match[1] ?? '')
      .replace(/<[^>]+>/g, '')
      .replaceAll('- ', '-')
      .replaceAll('&amp;', '&'),
  )

const boxes = (chart: string) =>
  [...chart.matchAll(/<rect x="([\d.-]+)" y="([\d.-]+)" width="([\d.]+)" height="([\d.]+)"/g)].map(
    (match) => {
      const [x = 0, y = 0, width = 0, height = 0] = match.slice(1).map(Number)
      return { x, y, width, height }
    },
  )

describe.each([1200, 760, 360])('chart %i wide', (width) => {
  const chart = drawSystemChart({ nodes: english, direction: 'ltr', width })

  it('is well-formed and shows each label', () => {
    expect(findUnbalancedTag(chart)).toBeNull()
    expect(shownTexts(chart).toSorted()).toEqual(english.map(({ label }) => label).toSorted())
  })

  it('keeps its boxes inside and apart', () => {
    const all = boxes(chart)
    expect(all).toHaveLength(english.length)
    for (const [index, box] of all.entries()) {
      expect(box.x).toBeGreaterThanOrEqual(0)
      expect(box.x + box.width).toBeLessThanOrEqual(width)
      for (const other of all.slice(index + 1)) {
        const isApart =
          box.x + box.width <= other.x ||
          other.x + other.width <= box.x ||
          box.y + box.height <= other.y ||
          other.y + other.height <= box.y
        expect(isApart).toBe(true)
      }
    }
  })
})

describe('chart from right to left', () => {
  it('mirrors places and says so', () => {
    const width = 900
    const chart = drawSystemChart({ nodes: arabic, direction: 'rtl', width })
    const unmirrored = drawSystemChart({ nodes: arabic, direction: 'ltr', width })
    expect(chart).toContain('direction="rtl"')
    expect(shownTexts(chart).toSorted()).toEqual(arabic.map(({ label }) => label).toSorted())
    const [, second, third] = boxes(chart)
    expect(second?.x).toBeGreaterThan(third?.x ?? Infinity)
    const [, secondUnmirrored, thirdUnmirrored] = boxes(unmirrored)
    expect(secondUnmirrored?.x).toBeLessThan(thirdUnmirrored?.x ?? -Infinity)
  })

  it('is the same each time', () => {
    const draw = () => drawSystemChart({ nodes: arabic, direction: 'rtl', width: 900 })
    expect(draw()).toBe(draw())
  })
})

it('refuses an empty chart', () => {
  expect(() => drawSystemChart({ nodes: [], direction: 'ltr', width: 900 })).toThrow('at least one box')
})
