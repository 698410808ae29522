import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { inRepository } from '../steps/repository.ts'

/** Commands for whoever changes the product; all others of package.json are an operator's, and are packaged. */
const forDevelopers = /^(test|dev|package|format|bench|bench:.*|trial:.*|simulate:.*|types:.*|migrations:.*)$/

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
  // Starters in plain JavaScript bring packages and Node, which a packaged folder has.
  return script.replace(/\.mjs$/, '.ts')
}

/** What the build makes and Node runs as it is. */
export const builtEntryPoints: readonly string[] = ['build/server/index.js', 'build/answering/index.js']

/** The back office's process. Next, which it starts, has traced its own files (`back-office-files.ts`). */
export const backOfficeEntryPoints: readonly string[] = ['admin/serve.ts', 'admin/next.config.mjs']
