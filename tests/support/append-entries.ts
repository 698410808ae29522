import { once } from 'node:events'
import { getPayload } from 'payload'
import { closeDatabase } from '../../content/database/close-database.ts'
import config from '../../content/payload.config.ts'
import { appendToProcurementRecord } from '../../content/procurement-record/append.ts'

/**
 * A process of its own that appends to the procurement record of the database that its environment names: it says that it
 * is ready, and begins when it is told to. `append-entries.ts <name> <number of entries>`.
 */
const [name = '', count = '0'] = process.argv.slice(2)
const payload = await getPayload({ config, disableOnInit: true })
const told = once(process, 'message')
process.send?.('ready')
await told
await Promise.all(
  Array.from({ length: Number(count) }, (_, index) =>
    appendToProcurementRecord(
      payload,
      { action: 'status changed', actor: name, reference: `${name}-${index}`, details: {} },
      new Date(),
    ),
  ),
)
await closeDatabase(payload)
process.exit(0)
