import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { inRepository } from '../steps/repository.ts'
import { repositoryFiles } from './repository-files.ts'

/** A step across or down that leads nowhere, at the end of a path. */
const withoutLength = /\d[hv]0(?:\.0*)?['"`]/

test('no mark of a chart is a line without length, which WebKit stretches with the chart', () => {
  expect(withoutLength.test('d={`M${places.value} 5h0`}')).toBe(true)
  const files = repositoryFiles().filter((file) => /^(?:site|figures|server)\/.*\.tsx?$/.test(file))
  expect(files.length).toBeGreaterThan(500)
  const odd = files.filter((file) => withoutLength.test(readFileSync(inRepository(file), 'utf8')))
  expect(odd).toEqual([])
})
