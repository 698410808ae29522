import { existsSync, readFileSync } from 'node:fs'
import { createRequire, isBuiltin } from 'node:module'
import path from 'node:path'
import { inRepository, repository } from '../steps/repository.ts'

/** A line of a compiled CommonJS module that is not inside a function, and what it requires. */
const topLevelRequire = /^\S.*?\brequire\("([^"]+)"\)/gm
/** In packages that Next has compiled to one line each. */
const anyRequire = /\brequire\("(next\/dist\/compiled\/[^"]+)"\)/g

/**
 * The files of Next that a module of it requires as it is loaded, and those that these require, relative to the repository.
 * What is only required in functions stays out: in Next that is its whole compiler.
 */
export function loadedAtOnce(modules: readonly string[]): ReadonlySet<string> {
  const found = new Set<string>()
  const visit = (file: string) => {
    const name = path.relative(repository, file)
    if (found.has(name) || !name.startsWith('node_modules/next/')) return
    found.add(name)
    const beside = path.join(path.dirname(file), 'package.json')
    if (existsSync(beside)) found.add(path.relative(repository, beside))
    if (!file.endsWith('.js')) return
    const { resolve } = createRequire(file)
    const pattern = name.startsWith('node_modules/next/dist/compiled/') ? anyRequire : topLevelRequire
    for (const [, required = ''] of readFileSync(file, 'utf8').matchAll(pattern))
      if (!isBuiltin(required)) visit(resolve(required))
  }
  for (const module of modules) visit(inRepository(module))
  return found
}
