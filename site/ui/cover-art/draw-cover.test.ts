import { describe, expect, it } from 'vitest'
import { drawCover } from './draw-cover.ts'

const topics = ['desalination', 'wastewater-reuse', 'water-energy-food-nexus', 'policy-and-standards', null]
const size = { width: 640, height: 400 }

describe('cover', () => {
  it('is the same for the same item and differs for another', () => {
    const cover = drawCover({ key: 'brine-pilot', topic: 'desalination', ...size })
    expect(drawCover({ key: 'brine-pilot', topic: 'desalination', ...size })).toBe(cover)
    expect(drawCover({ key: 'brine-pilot-2', topic: 'desalination', ...size })).not.toBe(cover)
  })

  it('wears the colour of its topic', () => {
    const covers = topics.map((topic) => drawCover({ key: 'one', topic, ...size }))
    expect(new Set(covers).size).toBe(topics.length)
    expect(covers[0]).toContain('#0ea5e9')
    expect(covers[1]).toContain('#2f9e77')
    expect(covers[2]).toContain('#f2a541')
    expect(covers[3]).toContain('#062b43')
    expect(covers[4]).toContain('#0f71eb')
  })

  it('gives topics it does not know the house colour', () => {
    expect(drawCover({ key: 'one', topic: 'a-new-topic', ...size })).toContain('#0f71eb')
  })

  it.each([
    [640, 400],
    [400, 400],
    [1200, 630],
    [2400, 1260],
  ])('stays under 3 KB at %i by %i', (width, height) => {
    for (let item = 0; item < 60; item++) {
      for (const topic of topics) {
        const cover = drawCover({ key: `a-rather-long-slug-of-an-item-${item}`, topic, width, height })
        expect(new TextEncoder().encode(cover).length).toBeLessThan(3000)
      }
    }
  })

  it('is whole and refers to nothing outside itself', () => {
    for (let item = 0; item < 40; item++) {
      const cover = drawCover({ key: `item-${item}`, topic: null, ...size })
      expect(cover).not.toMatch(/NaN|undefined|href|<text|<image/)
      expect(cover.replace('http://www.w3.org/2000/svg', '')).not.toContain('//')
      const opened = cover.match(/<[a-zA-Z][^>]*[^/]>/g)?.length
      expect(cover.match(/<\//g)?.length).toBe(opened)
    }
  })

  it('has names of its own, so that covers may share a page', () => {
    const idsOf = (key: string) =>
      [...drawCover({ key, topic: null, ...size }).matchAll(/ id="([^"]+)"/g)].map((match) => match[1])
    expect(new Set([...idsOf('one'), ...idsOf('two')]).size).toBe(6)
  })
})
