import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { inRepository } from '../../../commands/steps/repository.ts'
import { drawingForPages } from './drawing-for-pages.ts'

const icons = readFileSync(path.join(import.meta.dirname, 'icon.tsx'), 'utf8')
const files = [
  ...[...icons.matchAll(/bootstrap-icons\/icons\/[a-z-]+\.svg/g)].map(([file]) =>
    inRepository('node_modules', file),
  ),
  ...globSync(path.join(import.meta.dirname, '*.svg')),
]

/** How much of each pixel is covered, from 0 to 255, as large as icons are drawn. */
async function coverageOf(drawing: string): Promise<Buffer> {
  const size = 20
  const whole = drawing.replace(
    '<svg',
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"`,
  )
  return sharp(Buffer.from(whole)).extractChannel('alpha').raw().toBuffer()
}

test.each(files.map((file) => [path.basename(file), file]))('%s looks as its file', async (_, file) => {
  const source = readFileSync(file, 'utf8')
  const drawing = drawingForPages(source)
  expect(drawing).not.toMatch(/xmlns|class=|width=|height=|currentColor/)
  expect(drawing.length).toBeLessThan(source.length)
  const [own, ours] = await Promise.all([
    coverageOf(source.replaceAll(/ (?:xmlns|width|height)="[^"]*"/g, '')),
    coverageOf(drawing),
  ])
  const differences = own.map((covered, index) => Math.abs(covered - (ours[index] ?? 0)))
  // No pixel turns, and no part of a drawing stands elsewhere.
  expect(Math.max(...differences)).toBeLessThan(128)
  expect(differences.reduce((sum, one) => sum + one, 0) / differences.length).toBeLessThan(6)
})

test('every icon of the list is looked at', () => {
  expect(files.length).toBe([...icons.matchAll(/\.svg\?raw/g)].length)
})
