import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { inRepository } from '../steps/repository.ts'

test('the glossary is one table, in the order of the alphabet, and has each word once', () => {
  const [head = '', ...tables] = readFileSync(inRepository('docs/glossary.md'), 'utf8').split('\n\n').slice(1)
  expect(head).not.toMatch(/^\|/m)
  expect(tables).toHaveLength(1)
  const rows = (tables[0] ?? '').trim().split('\n').slice(2)
  const words = rows.map((row) =>
    (/^\| (.+?) +\| \S/.exec(row)?.[1] ?? row).replaceAll('`', '').toLowerCase(),
  )
  expect(words).toEqual([...new Set(words)].toSorted())
  expect(words.length).toBeGreaterThan(80)
})
