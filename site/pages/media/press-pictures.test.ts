import { expect, test } from 'vitest'
import { downloadsOf } from './press-pictures.tsx'

const file = (width: number) => ({ address: `/files/media/${width}.webp`, width, height: width })

test('a size for the screen and the original are offered', () => {
  const sizes = { avif: [], webp: [480, 960, 1600].map(file) }
  expect(downloadsOf({ original: file(2400), sizes }).map(({ width }) => width)).toEqual([960, 2400])
})

test('a small picture is offered as it is', () => {
  expect(downloadsOf({ original: file(480), sizes: { avif: [], webp: [file(480)] } })).toEqual([file(480)])
})
