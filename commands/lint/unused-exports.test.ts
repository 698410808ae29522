import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parseSync, Visitor } from 'vite'
import { describe, expect, test } from 'vitest'
import { inRepository } from '../steps/repository.ts'
import { repositoryFiles } from './repository-files.ts'

/** What tools load by the place or the name of a file: their own configurations, pages, and what runs before tests. */
const loadedByTools =
  /\.config\.m?[jt]s$|\.d\.ts$|^admin\/app\/|^site\/(root|entry\.server)\.tsx$|[/-]?route\.tsx?$|^tests\/.*\/start-[a-z]+\.ts$|^commands\/supervise-product\.ts$/

/** Rooms that are whole libraries: who checks a log or an envelope with them needs both ways. */
const libraries = /^(proofs|sealing)\//

const forTests: Readonly<Record<string, string>> = {
  'commands/dashboard/dashboard.ts: expressions': 'Prometheus itself reads them in tests',
  'commands/packaging/back-office-files.ts: listsAreForNext': 'a test notices a new version',
  'commands/project-node.mjs: installPackages': 'a test runs it in folders of its own',
  'site/before-scripts/hold-start.ts: reactRouterVersion': 'a test notices a new version',
  'site/light-version/styles/to-light-styles.ts: isClassOfAbsentPart': 'pages are tested for them',
  'site/pages/design-system/colours.ts: edgePairs': 'the contrast of edges is tested, and not shown',
  'site/structured-data/vocabulary.ts: enumerations': 'the values that our types allow',
  'store/database/schema/breaking-statements.ts: breakingStatements': 'judges migrations in tests',
  'store/rich-text/editor-nodes.ts: shownNodes': 'compared with what the editor offers',
}

const isTest = (file: string) =>
  /\.(test|spec)\.tsx?$|\.fixture\.ts$|-for-tests\.ts$/.test(file) || /^(tests|commands\/lint)\//.test(file)

interface Module {
  file: string
  lines: number
  exports: { name: string; isType: boolean; isUsedHere: boolean }[]
  /** Names taken from other files, `*` for all of them. */
  taken: { from: string; name: string }[]
  /** What a text names as `/admin/file.tsx#Name`. */
  named: string[]
}

type ImportOrExportName = { kind: string; name?: string | null | undefined }

const nameOf = ({ kind, name }: ImportOrExportName) =>
  kind === 'Name' ? (name ?? '*') : kind === 'Default' ? 'default' : '*'

function readModule(file: string, code: string): Module {
  const parsed = parseSync(file, code)
  const { staticImports, staticExports } = parsed.module
  const uses = new Map<string, number>()
  const count = ({ name }: { name: string }) => void uses.set(name, (uses.get(name) ?? 0) + 1)
  new Visitor({ Identifier: count, JSXIdentifier: count }).visit(parsed.program)
  const found = (specifier: string) => path.posix.join(path.posix.dirname(file), specifier)
  const reexports = staticExports.flatMap(({ entries }) => entries)
  return {
    file,
    lines: code.split('\n').length - 1,
    exports: reexports.map(({ exportName, localName, isType }) => {
      const name = nameOf(exportName)
      return { name, isType, isUsedHere: (uses.get(localName.name ?? name) ?? 0) > 1 }
    }),
    taken: [
      ...staticImports.flatMap(({ moduleRequest, entries }) => [
        { from: found(moduleRequest.value), name: '' },
        ...entries.map(({ importName }) => ({ from: found(moduleRequest.value), name: nameOf(importName) })),
      ]),
      ...reexports.flatMap(({ moduleRequest, importName }) =>
        moduleRequest ? [{ from: found(moduleRequest.value), name: nameOf(importName) }] : [],
      ),
      ...[...code.matchAll(/import\(\s*'([^']+)',?\s*\)/g)].map(([, specifier = '']) => ({
        from: found(specifier),
        name: '*',
      })),
    ],
    named: [...code.matchAll(/[\w-]+\.tsx?#(\w+)/g)].map(([, name = '']) => name),
  }
}

/** Exports that nobody takes, and those that are there for tests alone. */
function unusedExports(modules: readonly Module[]): string[] {
  const takers = new Map<string, string[]>()
  for (const { file, taken } of modules)
    for (const { from, name } of taken) {
      const key = `${from}: ${name}`
      takers.set(key, [...(takers.get(key) ?? []), file])
    }
  const named = new Set(modules.flatMap((module) => module.named))
  return modules.flatMap(({ file, exports }) =>
    exports
      .filter(({ name, isType, isUsedHere }) => {
        const by = takers.get(`${file}: ${name}`) ?? []
        if (takers.has(`${file}: *`) || named.has(name)) return false
        if (by.length === 0) return !(isType && isUsedHere)
        return !isUsedHere && !isTest(file) && !libraries.test(file) && by.every(isTest)
      })
      .map(({ name }) => `${file}: ${name}`),
  )
}

/** Kinds' declarations, examples, and rules that are named as sentences: each stands in a file of its own on purpose. */
const ownFile = /\/declaration\.ts$|\.examples\.tsx$|\/access\/|\/(must|refuse|whoever)-/

/** Small files that one other file alone imports: where they are many, a reader opens two for one thing. */
function smallWithOneImporter(modules: readonly Module[]): string[] {
  const importers = new Map<string, Set<string>>()
  for (const { file, taken } of modules)
    for (const { from } of isTest(file) ? [] : taken)
      importers.set(from, (importers.get(from) ?? new Set()).add(file))
  return modules
    .filter(({ file, lines }) => lines <= 20 && !isTest(file) && !ownFile.test(file))
    .map(({ file }) => file)
    .filter((file) => importers.get(file)?.size === 1)
}

describe('the files of the repository', () => {
  const modules = repositoryFiles()
    .filter((file) => /\.(tsx?|mjs)$/.test(file) && !/^store\/(migrations\/|payload-types\.ts)/.test(file))
    .map((file) => readModule(file, readFileSync(inRepository(file), 'utf8')))

  test('export nothing that no other imports, or tests alone', () => {
    const unused = unusedExports(modules).filter((found) => !loadedByTools.test(found.split(':')[0] ?? ''))
    expect(unused.toSorted()).toEqual(Object.keys(forTests).toSorted())
  })

  test('are few of 20 lines or fewer with one importer', () => {
    const small = smallWithOneImporter(modules)
    expect(small.length, small.join('\n')).toBeLessThan(25)
  })
})

test('an export is noticed that nobody imports, or a test alone', () => {
  const modules = [
    readModule('a.ts', 'export const one = 1, two = 2, three = 3, four = three; export type Five = 5'),
    readModule('b/b.ts', "import { one } from '../a.ts'; export default one"),
    readModule('b/b.test.ts', "import { two, three } from '../a.ts'; import b from './b.ts'"),
    readModule('c.ts', "const all = await import('./b/b.ts')"),
  ]
  expect(unusedExports(modules)).toEqual(['a.ts: two', 'a.ts: four', 'a.ts: Five'])
})

test('a small file is counted that one other imports', () => {
  const modules = [
    readModule('a.ts', 'export const one = 1\n'),
    readModule('b.ts', "import { one } from './a.ts'; import { c } from './c.ts'; export default one + c\n"),
    readModule('c.ts', `import b from './b.ts'; export const c = b\n${'\n'.repeat(20)}`),
    readModule('d/must-be.ts', 'export const must = 1\n'),
    readModule('d/d.ts', "import { must } from './must-be.ts'; import '../b.ts'\n"),
    readModule('a.test.ts', "import { one } from './a.ts'\n"),
  ]
  expect(smallWithOneImporter(modules)).toEqual(['a.ts'])
})
