import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { inRepository } from '../steps/repository.ts'
import { developmentPackages, packageFolder } from './development-packages.ts'
import { backOfficeEntryPoints, operatorCommands, startedEntryPoints } from './entry-points.ts'
import { launcherScript } from './launcher.ts'
import { readableByAll } from './readable-by-all.ts'
import { isNeverLoaded, trace } from './trace.ts'

test('a packaged folder has every command of an operator', () => {
  const commands = operatorCommands()
  expect([...commands.keys()].toSorted()).toEqual([
    'admit-opener',
    'backup',
    'check-links',
    'create-administrator',
    'example-custodians',
    'import-figures',
    'move-to-bucket',
    'personal-data',
    'personal-data:delete-expired',
    'picture-metadata:remove',
    'prepare-database',
    'procurement-record:verify',
    'restore',
    'search:rebuild',
    'start',
    'translation-state:rebuild',
  ])
  for (const [name, script] of commands)
    expect(launcherScript(commands)).toContain(`${name}) script=${script} ;;`)
})

test('what is packaged starts from files that are there', () => {
  const started = [...operatorCommands().values(), ...startedEntryPoints, ...backOfficeEntryPoints]
  const missing = started.filter((file) => !existsSync(inRepository(file)))
  expect(missing).toEqual([])
})

test('the tracer follows modules, and takes no tests and nothing that is never loaded or only develops', async () => {
  const files = [...(await trace(['commands/product.mjs', ...startedEntryPoints]))]
  expect(files).toEqual(
    expect.arrayContaining(['commands/prepare-product.ts', 'environment.ts', 'node_modules/zod/index.js']),
  )
  expect(files.filter((file) => file.includes('.test.') || isNeverLoaded(file))).toEqual([])
  expect(developmentPackages(files)).toEqual([])
})

test('a package that is only for development is noticed, wherever it lies', () => {
  const files = ['node_modules/vite/dist/index.js', 'node_modules/zod/index.js', 'commands/product.mjs']
  expect(developmentPackages(files)).toEqual(['node_modules/vite'])
  expect(packageFolder('node_modules/@a/b/node_modules/@c/d/e.js')).toBe(
    'node_modules/@a/b/node_modules/@c/d',
  )
})

test('whoever runs the product can read what another user packaged', () => {
  expect([0o600, 0o700, 0o640, 0o755].map((mode) => readableByAll(mode).toString(8))).toEqual([
    '644',
    '755',
    '644',
    '755',
  ])
})
