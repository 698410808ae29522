import { readFileSync } from 'node:fs'
import { parseSync, Visitor } from 'vite'
import { expect, test } from 'vitest'
import { inRepository } from '../steps/repository.ts'
import { repositoryFiles } from './repository-files.ts'

/** Words for which the field has its own: cached, stored, rebuilt, ended, submissions, reported. */
const avoided = /^(kept|keepers?|anew|settle[sd]?|settling|sendings|told)$/i

const allowed: Readonly<Record<string, string>> = {
  allSettled: 'the platform’s own name',
  PAGES_MADE_ANEW: 'a former setting that still works',
}

/** Names of what a file's code declares and uses that have an avoided word as a part. */
function avoidedNames(file: string, code: string): string[] {
  const found = new Set<string>()
  const look = ({ name }: { name: string }) => {
    if (hasAvoidedPart(name) && !(name in allowed)) found.add(name)
  }
  new Visitor({ Identifier: look, PrivateIdentifier: look, JSXIdentifier: look }).visit(
    parseSync(file, code).program,
  )
  return [...found]
}

function hasAvoidedPart(name: string): boolean {
  return name.split(/(?<=[a-z0-9])(?=[A-Z])|[^A-Za-z0-9]+/).some((part) => avoided.test(part))
}

const files = repositoryFiles().filter(
  (file) => /\.(tsx?|mjs|css)$/.test(file) && !file.startsWith('store/migrations/'),
)

test('functions, variables and properties have the field’s names', () => {
  const found = files
    .filter((file) => !file.endsWith('.css'))
    .map((file) => ({ file, code: readFileSync(inRepository(file), 'utf8') }))
    // Reading a file is quick, parsing it is not.
    .filter(({ code }) => /kept|keeper|anew|settl|sendings|told/i.test(code))
    .flatMap(({ file, code }) => avoidedNames(file, code).map((name) => `${file}: ${name}`))
  expect(found).toEqual([])
})

test('files and folders have them too', () => {
  expect(files.filter(hasAvoidedPart)).toEqual([])
})

test('an avoided word is noticed as a part of a name, and only there', () => {
  const code = `
    // what was kept
    const keptPages = 'told', toldous = { filesNotKept: 1 }
    class Cache { #isSettled = false }
    Promise.allSettled([])`
  expect(avoidedNames('example.ts', code)).toEqual(['keptPages', 'filesNotKept', 'isSettled'])
})
