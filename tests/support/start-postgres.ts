import { fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import type { TestProject } from 'vitest/node'
import { z } from 'zod'
import { provideTemplates } from './templates.ts'

const started = z.object({ url: z.string(), isInMemory: z.boolean() })

/** Starts a real Postgres for the tests of one run, in a process of its own, with the databases that they copy. */
export default async function startPostgres(project: TestProject): Promise<() => Promise<void>> {
  const child = fork(path.join(import.meta.dirname, 'postgres-process.ts'), { execArgv: [] })
  const ended = once(child, 'exit')
  const message: unknown = await Promise.race([
    once(child, 'message').then(([first]: unknown[]) => first),
    ended.then(([code]) => {
      throw new Error(`Postgres did not start (${String(code)}); the reason stands above`)
    }),
  ])
  const stop = async () => {
    child.disconnect()
    await ended
  }
  try {
    const { url, isInMemory } = started.parse(message)
    const deleteTemplates = await provideTemplates(project, { server: url, isInMemory })
    return async () => {
      deleteTemplates()
      await stop()
    }
  } catch (error) {
    await stop()
    throw error
  }
}
