import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { inRepository } from '../steps/repository.ts'
import { repositoryFiles } from './repository-files.ts'

const files = repositoryFiles()
const documents = files.filter((file) => /^(README|CONTRIBUTING|docs\/[^/]+)\.md$/.test(file))

/** Every file and every folder (`/` at its end), each after the `/` of the repository itself. */
const places = [
  ...new Set(
    files.flatMap((file) => {
      const parts = file.split('/')
      return parts.map(
        (_, index) => `/${parts.slice(0, index + 1).join('/')}${index < parts.length - 1 ? '/' : ''}`,
      )
    }),
  ),
].join('\n')

/** Addresses, what the data folder holds, other packages' modules, and fields in several languages. */
const isElsewhere = /^([/.…]|<?DATA_DIR|data\/|next\/|\w+_en\/)/

/** What a document names as a place in the repository: paths in code marks, `<name>` standing for any name. */
function namedPaths(text: string): string[] {
  return [...text.matchAll(/`([\w.@<>-]+(?:\/[\w.@<>-]*)+|[\w.<>-]+\.(?:tsx?|css|mjs|md))`/g)]
    .map(([, named = '']) => named)
    .filter((named) => !isElsewhere.test(named))
}

/** Whether something lies there, from the repository's root or from a folder that the text speaks of. */
function isThere(named: string): boolean {
  const pattern = named.replaceAll('.', String.raw`\.`).replaceAll(/<\w+>/g, '[^/\n]+')
  return new RegExp(`/${pattern}${named.endsWith('/') ? '' : '/?'}$`, 'm').test(places)
}

test.each(documents)('%s names only paths that exist', (document) => {
  const named = namedPaths(readFileSync(inRepository(document), 'utf8'))
  expect(named.filter((place) => !isThere(place))).toEqual([])
})

test.each(documents)('%s links only to files that exist', (document) => {
  const text = readFileSync(inRepository(document), 'utf8')
  const linked = [...text.matchAll(/\]\(([^)#:\s]+)(?:#[^)]*)?\)/g)].map(([, address = '']) =>
    path.posix.join('/', path.posix.dirname(document), address),
  )
  expect(linked.filter((place) => !places.split('\n').some((known) => known === place))).toEqual([])
})

test('a path that does not exist is noticed', () => {
  const text =
    'in `server/nowhere.ts`, `gone/`, `content/<kind>/kind.ts`, `storing/`, `/api/docs` and `vitest.config.ts`'
  expect(namedPaths(text).filter((place) => !isThere(place))).toEqual(['server/nowhere.ts', 'gone/'])
})
