import { describe, expect, test } from 'vitest'
import { reachOf } from './reach.ts'

const everything = { unit: 'all', browser: 'all' }

describe('a change reaches', () => {
  test.each([
    'procurement/tenders/collection.ts',
    'store/migrations/postgres/20261121_131206_initial.ts',
    'site/ui/styles/fonts.css',
    'languages/messages/ar.ts',
    'admin/next.config.ts',
    'commands/verify-procurement-record.ts',
    'tests/support/templates.ts',
    'tests/browser/support/test.ts',
    'environment.ts',
    'package.json',
    'package-lock.json',
    'vitest.config.ts',
    'playwright.config.ts',
    'tests/fixtures/ocds/release.json',
    'a-folder-that-nobody-has-thought-of/file.ts',
    'docs/picture.svg',
  ])('everything where it is not known to reach less: %s', (file) => {
    expect(reachOf([file])).toEqual(everything)
    expect(reachOf(['README.md', file, 'site/root.tsx'])).toEqual(everything)
  })

  test.each(['site/root.tsx', 'server/page-cache/page-cache.ts'])(
    'the tests that import it, and every browser test: %s',
    (file) => {
      expect(reachOf([file])).toEqual({ unit: 'related', browser: 'all' })
    },
  )

  test('itself, where it is a test', () => {
    expect(reachOf(['languages/format.test.ts'])).toEqual({ unit: 'related', browser: [] })
    expect(reachOf(['tests/database/trash.test.ts'])).toEqual({ unit: 'related', browser: [] })
    const specs = ['tests/browser/footer.spec.ts', 'tests/browser/header.spec.ts']
    expect(reachOf(specs)).toEqual({ unit: 'none', browser: specs })
    expect(reachOf([...specs, 'site/root.tsx'])).toEqual({ unit: 'related', browser: 'all' })
  })

  test('no test, where it is documentation or nothing', () => {
    expect(reachOf(['README.md', 'docs/architecture.md'])).toEqual({ unit: 'none', browser: [] })
    expect(reachOf([])).toEqual({ unit: 'none', browser: [] })
  })
})
