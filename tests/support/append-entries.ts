import { once } from 'node:events'
import { getPayload } from 'payload'
import { closeDatabase } from '../../store/database/close-database.ts'
import config from '../../payload/payload.config.ts'
import { appendToProcurementRecord } from '../../procurement/procurement-record/append.ts'

/**
 * A process of its own that appends to the procurement record of the database that its environment names: it appends one
 * entry, so that all that it needs is loaded and connected, says that it is ready, and appends the others when it is asked
 * to. `append-entries.ts <name> <number of entries>`.
 */
const [name = '', count = '0'] = process.argv.slice(2)
const payload = await getPayload({ config, disableOnInit: true })
const append = (index: number) =>
  appendToProcurementRecord(
    payload,
    { action: 'status changed', actor: name, reference: `${name}-${index}`, details: {} },
    new Date(),
  )
await append(0)
const goAhead = once(process, 'message')
process.send?.('ready')
await goAhead
await Promise.all(Array.from({ length: Number(count) - 1 }, (_, index) => append(index + 1)))
await closeDatabase(payload)
process.exit(0)
