import { describe, expect, it } from 'vitest'
import { drawPicture, motifs } from './draw-picture.ts'
import { findUnbalancedTag } from './find-unbalanced-tag.ts'

const size = { width: 1600, height: 1000 }

describe.each(motifs)('picture of %s', (motif) => {
  const picture = drawPicture({ motif, key: 'news/a-first-key', ...size })

  it('is the same for the same key', () => {
    expect(drawPicture({ motif, key: 'news/a-first-key', ...size })).toBe(picture)
  })

  it('differs for another key', () => {
    expect(drawPicture({ motif, key: 'news/another-key', ...size })).not.toBe(picture)
  })

  it.each([
    [1600, 1000],
    [900, 1200],
    [2400, 800],
  ])('is a well-formed drawing at %i by %i', (width, height) => {
    const drawing = drawPicture({ motif, key: 'projects/a-third-key', width, height })
    expect(findUnbalancedTag(drawing)).toBeNull()
    expect(drawing).toContain(`width="${width}" height="${height}"`)
    expect(drawing).not.toMatch(/NaN|undefined|Infinity/)
  })

  it('refers to nothing outside itself and holds no text', () => {
    expect(picture).not.toMatch(/href|<image|<text|<script|<style|<foreignObject|<filter/)
    expect(picture.replace('http://www.w3.org/2000/svg', '')).not.toContain('//')
    const defined = new Set([...picture.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]))
    const used = [...picture.matchAll(/url\(([^)]*)\)/g)].map((match) => match[1]?.replace('#', ''))
    expect(used.filter((id) => !defined.has(id))).toEqual([])
  })
})

it('draws different motifs for one key', () => {
  const pictures = motifs.map((motif) => drawPicture({ motif, key: 'one', ...size }))
  expect(new Set(pictures).size).toBe(motifs.length)
})

it('turns a composition round when it is asked to, whatever its key', () => {
  const asked = { motif: 'solar', key: 'one', ...size } as const
  expect(drawPicture({ ...asked, isTurned: true })).toContain('scale(-1 1)')
  expect(drawPicture({ ...asked, isTurned: false })).not.toContain('scale(-1 1)')
})
