import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { inRepository } from '../steps/repository.ts'
import { repositoryFiles } from './repository-files.ts'

/** A section that a comment refers to, such as 2.4 in "specification, sections 2.4 and 9". */
const references = /specification,?\s+sections?\s+([\d.]+\d|\d)((?:\s*(?:,|and)\s*(?:[\d.]*\d))*)/gi

test('every section of the specification that a file refers to stands in docs/specification.md', () => {
  const specification = readFileSync(inRepository('docs/specification.md'), 'utf8')
  const headings = new Set([...specification.matchAll(/^##+ ([\d.]*\d)\.? /gm)].map(([, number]) => number))
  const files = repositoryFiles().filter((file) => /\.(?:tsx?|mjs|css|md)$/.test(file))
  let found = 0
  const missing = files.flatMap((file) =>
    [...readFileSync(inRepository(file), 'utf8').matchAll(references)].flatMap(
      ([reference, first = '', further = '']) => {
        found += 1
        return [first, ...(further.match(/[\d.]*\d/g) ?? [])]
          .filter((section) => !headings.has(section))
          .map((section) => `${file}: ${reference} (${section})`)
      },
    ),
  )
  expect(missing).toEqual([])
  expect(found).toBeGreaterThan(100)
})
