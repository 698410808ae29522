import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Environment } from '../../environment.ts'
import { giveNumbersOnce } from './account-numbers.ts'
import { addFurtherIndexes } from './further-indexes.ts'
import type { OwnBelongings } from './identity/belongings.ts'
import { guarded } from './identity/guarded-adapter.ts'
import { readFolderIdentity, valuablesIn } from './identity/data-folder.ts'
import { availabilityOf } from './availability.ts'
import { offerOwnConnections } from './database-watch.ts'
import { limitTransactions } from './limit-transactions.ts'
import { databaseLimits, sessionLimits } from './limits.ts'
import { reportFailedCommits } from './report-failed-commits.ts'

const migrations = path.join(path.dirname(fileURLToPath(import.meta.url)), '../migrations')

/** Connections to Postgres that the public processes of a machine share; it gives 100 to everybody. */
const connectionsOfAll = 60
/** Of one process: as many as a page's reads make use of, and never so few that they would wait for one another. */
const mostConnections = 10
const leastConnections = 5
/** For what is read or written beside a transaction. */
const notForTransactions = 3

/**
 * Postgres when `DATABASE_URL` names one, else SQLite in the data folder. The schema changes through migrations only.
 * SQLite stays without transactions: with them, concurrent writers met SQLITE_BUSY and lost the connection's pragmas.
 * Whoever opens it is refused one that the data folder, the keys or the bucket do not belong to.
 */
export async function databaseAdapter(settings: Environment, own: OwnBelongings) {
  // Each adapter takes half a second to load, so that only the one in use is.
  if (settings.DATABASE_URL) {
    const [{ postgresAdapter }, { default: pg }, { PayloadPool }, { OwnConnection }] = await Promise.all([
      import('@payloadcms/db-postgres'),
      import('pg'),
      import('./payload-pool.ts'),
      import('./own-connection.ts'),
    ])
    const share = Math.floor(connectionsOfAll / (settings.PUBLIC_PROCESSES ?? 1))
    const max = Math.max(leastConnections, Math.min(mostConnections, share))
    const { dataFolder } = settings
    const connectionString = settings.DATABASE_URL
    const connection = {
      connectionString,
      connectionTimeoutMillis: databaseLimits.connect,
      keepAlive: true,
      keepAliveInitialDelayMillis: databaseLimits.silence,
      ...sessionLimits(process.env.PAYLOAD_MIGRATING === 'true'),
    }
    const adapter = postgresAdapter({
      pg: { ...pg, Pool: PayloadPool },
      pool: { ...connection, max },
      // A mistyped name must not make a database for a folder that belongs to another.
      disableCreateDatabase:
        readFolderIdentity(dataFolder) !== undefined || valuablesIn(dataFolder).length > 0,
      push: false,
      beforeSchemaInit: [addFurtherIndexes],
      migrationDir: path.join(migrations, 'postgres'),
    })
    const poolOf = ({ pool }: { pool: unknown }) => (pool instanceof PayloadPool ? pool : undefined)
    const limited: typeof adapter = {
      ...adapter,
      init: (given) => {
        const made = adapter.init(given)
        reportFailedCommits(made)
        limitTransactions(made, max - notForTransactions)
        offerOwnConnections(made, () => new OwnConnection(connection))
        availabilityOf({ db: made }).onChange((isAway) => poolOf(made)?.setAway(isAway))
        const connect = made.connect?.bind(made)
        made.connect = async (options) => {
          await connect?.(options)
          poolOf(made)?.releaseTakenByPayload()
        }
        return made
      },
    }
    return guarded(limited, settings, own)
  }
  const { sqliteAdapter } = await import('@payloadcms/db-sqlite')
  const adapter = sqliteAdapter({
    client: { url: `file:${settings.sqliteFile}` },
    push: false,
    beforeSchemaInit: [addFurtherIndexes],
    wal: true,
    busyTimeout: 5000,
    migrationDir: path.join(migrations, 'sqlite'),
  })
  const numbered: typeof adapter = {
    ...adapter,
    init: (given) => {
      const made = adapter.init(given)
      giveNumbersOnce(made)
      return made
    },
  }
  return guarded(numbered, settings, own)
}
