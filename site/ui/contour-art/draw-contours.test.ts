import { describe, expect, it } from 'vitest'
import { contourAddress } from './contour-art.tsx'
import { drawContours } from './draw-contours.ts'
import { traceContours } from './trace-contours.ts'

const topics = ['desalination', 'wastewater-reuse', 'water-energy-food-nexus', 'policy-and-standards', null]

describe('the contours behind a title', () => {
  it('are the same for a page and differ for another page or topic', () => {
    const drawing = drawContours({ key: 'projects', topic: null })
    expect(drawContours({ key: 'projects', topic: null })).toBe(drawing)
    const others = [
      drawContours({ key: 'news', topic: null }),
      ...topics.slice(0, 4).map((topic) => drawContours({ key: 'projects', topic })),
    ]
    expect(new Set([drawing, ...others]).size).toBe(6)
  })

  it('are whole, small and refer to nothing outside themselves', () => {
    for (let page = 0; page < 30; page++) {
      const drawing = drawContours({ key: `page-${page}`, topic: topics[page % 5] ?? null })
      expect(drawing.length).toBeLessThan(24_000)
      expect(drawing).not.toMatch(/NaN|undefined|Infinity|href|<text|<image/)
      expect(drawing.match(/<path d="M/g)?.length).toBeGreaterThan(5)
    }
  })
})

describe('tracing', () => {
  const ring = (columns: number, rows: number, heightAt: (column: number, row: number) => number) =>
    traceContours({ columns, rows, heightAt }, 0.5)

  it('closes one ring around one hill, at the level between its foot and its top', () => {
    const [hill, ...others] = ring(4, 4, (column, row) => (column === 2 && row === 2 ? 1 : 0))
    expect(others).toEqual([])
    expect(hill?.toSorted(([, a], [, b]) => a - b)).toEqual([
      [2, 1.5],
      [1.5, 2],
      [2.5, 2],
      [2, 2.5],
    ])
  })

  it('closes lines that leave the grid, and draws nothing on a plain', () => {
    expect(ring(3, 3, () => 1)).toHaveLength(1)
    expect(ring(3, 3, () => 0)).toEqual([])
  })

  it('keeps two hills apart that touch at a corner', () => {
    expect(
      ring(5, 5, (column, row) => ((column === 2 || column === 3) && column === row ? 1 : 0)),
    ).toHaveLength(2)
  })
})

describe('the address of a drawing', () => {
  it.each([
    ['/', null, '/covers/contours/network/home.svg'],
    ['/projects/nexus-atlas', 'desalination', '/covers/contours/desalination/projects-nexus-atlas.svg'],
    ['/wefe-hub/%2e.ü', null, '/covers/contours/network/wefe-hub-2e.svg'],
  ])('of %s', (path, topic, address) => {
    expect(contourAddress(path, topic)).toBe(address)
  })
})
