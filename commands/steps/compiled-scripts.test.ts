import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inputsOfScripts } from './build-inputs.ts'
import { compiledScript, compiledScripts } from './compiled-scripts.ts'
import { fingerprint } from './fingerprint.ts'
import { inRepository } from './repository.ts'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'compiled-scripts-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

const script = 'commands/rebuild-search.ts'
const source = inRepository(script)

test('what is compiled runs only while it was made from the present sources', () => {
  const compiled = { folder, stamp: path.join(folder, 'stamp') }
  expect(compiledScript(script, compiled)).toBe(source)
  writeFileSync(compiled.stamp, fingerprint(inputsOfScripts))
  expect(compiledScript(script, compiled)).toBe(source)
  const file = path.join(folder, 'rebuild-search.js')
  writeFileSync(file, '')
  expect(compiledScript(script, compiled)).toBe(file)
  writeFileSync(compiled.stamp, fingerprint(inputsOfScripts.filter((one) => one !== 'store')))
  expect(compiledScript(script, compiled)).toBe(source)
})

test('only scripts that are compiled can be asked for, and all of them are there', () => {
  expect(() => compiledScript('commands/package.ts')).toThrow('not among the scripts')
  expect(Object.values(compiledScripts).filter((one) => !existsSync(inRepository(one)))).toEqual([])
})
