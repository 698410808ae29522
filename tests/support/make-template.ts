import { getPayload } from 'payload'
import { closeDatabase } from '../../store/database/close-database.ts'
import { migrateDatabase } from '../../store/database/migrate-database.ts'
import { migrationsOf } from '../../store/database/migrations.ts'
import config from '../../payload/payload.config.ts'
import { makeSealingKey } from '../../procurement/proposals/sealing/key-file.ts'
import { openProcurementLog } from '../../procurement/procurement-record/open-procurement-log.ts'
import { makeSigningKeys } from '../../transparency/keys/signing-keys.ts'
import { environment } from '../../environment.ts'
import { writeTestRecords } from './test-records.ts'

/** A process of its own, because settings are read once: migrates the database that they name; `records` fills it. */
const settings = environment()
const payload = await getPayload({ config, disableOnInit: true })
if (process.argv.includes('records')) {
  await writeTestRecords(payload)
} else {
  await migrateDatabase(payload, migrationsOf(settings))
  await makeSealingKey(settings.sealingKeyFile)
  await makeSigningKeys(settings.signingKeysFolder)
  await openProcurementLog(payload, settings, 'template')
}
await closeDatabase(payload)
