import { readFileSync } from 'node:fs'
import { parseSync, Visitor } from 'vite'
import { expect, test } from 'vitest'
import { figures } from '../../languages/messages/figures/en.ts'
import { forms } from '../../languages/messages/forms/en.ts'
import { en } from '../../languages/messages/en.ts'
import { inRepository } from '../steps/repository.ts'
import { repositoryFiles } from './repository-files.ts'

interface Words {
  names: ReadonlySet<string>
  /** Keys that stand as text, as in a kind's declaration. */
  texts: ReadonlySet<string>
}

function wordsOf(file: string, code: string): Words {
  const names = new Set<string>()
  const texts = new Set<string>()
  new Visitor({
    Identifier: ({ name }) => void names.add(name),
    Literal: ({ value }) => void (typeof value === 'string' && texts.add(value)),
  }).visit(parseSync(file, code).program)
  return { names, texts }
}

function paths(messages: object): string[][] {
  return Object.entries(messages).flatMap(([key, value]: [string, unknown]) =>
    typeof value === 'object' && value !== null ? paths(value).map((path) => [key, ...path]) : [[key]],
  )
}

/** A message is used where a file has its name and names its group, or where its name stands as text. */
function isUsed(path: readonly string[], files: readonly Words[]): boolean {
  const [name = '', group] = path.toReversed()
  return files.some(
    ({ names, texts }) =>
      texts.has(name) || (names.has(name) && (group === undefined || names.has(group) || texts.has(group))),
  )
}

/** Pillars and statuses are named by what a record says. */
const { pillars: _pillars, statuses: _statuses, ...figuresByName } = figures

test('every message of the site is used', () => {
  const files = repositoryFiles()
    .filter((file) =>
      /^(content|figures|procurement|recruitment|site|server|submissions)\/.*(?<!\.test)\.tsx?$/.test(file),
    )
    .map((file) => wordsOf(file, readFileSync(inRepository(file), 'utf8')))
  const unused = paths({ ...en, ...forms, ...figuresByName }).filter((path) => !isUsed(path, files))
  expect(unused.map((path) => path.join('.'))).toEqual([])
})

test('a message whose group is used without it is noticed', () => {
  const files = [
    wordsOf('example.ts', "const { footer, content } = messages; say(footer.rights, content['table'])"),
  ]
  const messages = { footer: { rights: '', phone: '' }, content: { table: '' }, ui: { rights: '' } }
  expect(paths(messages).filter((path) => !isUsed(path, files))).toEqual([
    ['footer', 'phone'],
    ['ui', 'rights'],
  ])
})
