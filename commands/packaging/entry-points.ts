import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { inRepository } from '../steps/repository.ts'

/** Commands for whoever changes the product; all others of package.json are an operator's, and are packaged. */
const forDevelopers =
  /^(test|dev|package|format|bench|bench:.*|trial:.*|simulate:.*|types:.*|migrations:.*|dashboard:.*)$/

const packageShape = z.object({ scripts: z.record(z.string(), z.string()) })

/**
 * The operator's commands by their names in package.json, each with its script relative to the repository.
 * @throws Error when one does not run a script of the repository in the usual way
 */
export function operatorCommands(): ReadonlyMap<string, string> {
  const { scripts } = packageShape.parse(JSON.parse(readFileSync(inRepository('package.json'), 'utf8')))
  return new Map(
    Object.entries(scripts)
      .filter(([name]) => !forDevelopers.test(name))
      .map(([name, line]) => [name, scriptOf(name, line)]),
  )
}

function scriptOf(name: string, line: string): string {
  const [, script] = /^node (?:commands\/run\.mjs )?(commands\/[a-z-]+\.(?:mjs|ts))$/.exec(line) ?? []
  if (!script) throw new Error(`npm run ${name} can't be packaged: "${line}" is no script of commands/`)
  // The starter brings packages and Node, which a packaged folder has; what it then runs is plain JavaScript, too.
  return script === 'commands/start.mjs' ? 'commands/product.mjs' : script
}

/** What the build makes and Node runs as it is. */
export const builtEntryPoints: readonly string[] = [
  'build/server/index.js',
  'build/answering/index.js',
  'build/supervisor/index.js',
  'build/supervisor/back-office.js',
]

/** What `npm start` runs in processes of its own. */
export const startedEntryPoints: readonly string[] = [
  'commands/prepare-product.ts',
  'commands/make-picture-sizes.ts',
]

/** The back office's process. Next, which it starts, has traced its own files (`back-office-files.ts`). */
export const backOfficeEntryPoints: readonly string[] = ['admin/next.config.mjs']
