import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { inRepository } from '../../../commands/steps/repository.ts'
import { drawingForPages } from './drawing-for-pages.ts'

const folder = inRepository('node_modules/bootstrap-icons/icons')

/** Commands and numbers of all paths of a drawing, as SVG's grammar separates them. */
function tokensOf(drawing: string): { commands: string[]; numbers: number[] } {
  const paths = [...drawing.matchAll(/ d="([^"]*)"/g)].map(([, d]) => d).join(' ')
  return {
    commands: paths.match(/[a-z]/gi) ?? [],
    numbers: (paths.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number),
  }
}

test('icons are drawn as their files draw them, to a hundredth of a unit', () => {
  const icons = readFileSync(path.join(import.meta.dirname, 'icon.tsx'), 'utf8')
  const names = [...icons.matchAll(/bootstrap-icons\/icons\/([a-z-]+)\.svg/g)].map(([, name]) => name)
  expect(names.length).toBeGreaterThan(20)
  for (const name of names) {
    const file = readFileSync(path.join(folder, `${name}.svg`), 'utf8')
    // The flag of an arc that touched the next number would be lost with its nought.
    expect(file, name).not.toMatch(/(?<![\d.])0\d/)
    const [own, ours] = [tokensOf(file), tokensOf(drawingForPages(file))]
    expect(ours.commands, name).toEqual(own.commands)
    expect(ours.numbers.length, name).toBe(own.numbers.length)
    const furthest = Math.max(
      ...own.numbers.map((number, index) => Math.abs(number - (ours.numbers[index] ?? NaN))),
    )
    expect(furthest, name).toBeLessThanOrEqual(0.0051)
  }
})

test('of numbers that touch none is read as part of another', () => {
  const drawing = (d: string) => `<svg><path d="${d}"/></svg>`
  expect(drawingForPages(drawing('M1.354.354l.999.999-.002.194'))).toBe(drawing('M1.35.35l1 1-0 .19'))
})
