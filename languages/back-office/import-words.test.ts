import { expect, test } from 'vitest'
import { leftToRight } from '../isolated.ts'
import { importProblem } from './import-words.ts'

test.each(['ar', 'fa'] as const)(
  'cells without letters stand as they are in a file, from left to right, within sentences in %s',
  (language) => {
    for (const code of ['formula', 'wrongYear', 'wrongNumber'] as const)
      expect(importProblem({ code, found: '=1+1' }, language), code).toContain(leftToRight('=1+1'))
  },
)
