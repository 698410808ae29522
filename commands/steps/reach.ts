/** Which tests a change can reach. */
export interface Reach {
  /** Vitest's tests: all, those that import what was changed, or none. */
  unit: 'all' | 'related' | 'none'
  /** Browser tests: all, or the files of those that were changed themselves. */
  browser: 'all' | readonly string[]
}

/**
 * The first rule that a file's path (relative to the repository) meets says what its change reaches; what meets none
 * reaches everything. Tests start programs of `commands/`, copy databases that `starter/` fills, and read files that are
 * not imported: only of what they import alone does an import say who is reached.
 */
const rules: readonly { files: RegExp; unit: Reach['unit']; browser: 'all' | 'itself' | 'none' }[] = [
  { files: /^(docs\/.*|README|CHANGELOG|CONTRIBUTING)\.md$/, unit: 'none', browser: 'none' },
  { files: /\.test\.tsx?$/, unit: 'related', browser: 'none' },
  { files: /^tests\/browser\/[^/]+\.spec\.ts$/, unit: 'none', browser: 'itself' },
  { files: /^tests\/browser\//, unit: 'all', browser: 'all' },
  { files: /^(site|server)\/.*\.tsx?$/, unit: 'related', browser: 'all' },
]

const everything = { unit: 'all', browser: 'all' } as const

/** @param files paths that were changed, added or removed, relative to the repository, with `/` between folders */
export function reachOf(files: readonly string[]): Reach {
  const met = files.map((file) => ({ file, ...(rules.find((rule) => rule.files.test(file)) ?? everything) }))
  const strongest = (['all', 'related'] as const).find((unit) => met.some((rule) => rule.unit === unit))
  return {
    unit: strongest ?? 'none',
    browser: met.some(({ browser }) => browser === 'all')
      ? 'all'
      : met.filter(({ browser }) => browser === 'itself').map(({ file }) => file),
  }
}
