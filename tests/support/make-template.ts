import { sql } from '@payloadcms/db-sqlite/drizzle'
import { getPayload } from 'payload'
import { closeDatabase } from '../../store/database/close-database.ts'
import { migrateDatabase } from '../../store/database/migrate-database.ts'
import { migrationsOf } from '../../store/database/migrations.ts'
import { rawSql } from '../../store/database/raw-sql.ts'
import config from '../../payload/payload.config.ts'
import { makeSealingKey } from '../../procurement/proposals/sealing/key-file.ts'
import { openProcurementLog } from '../../procurement/procurement-record/open-procurement-log.ts'
import { makeSigningKeys } from '../../transparency/keys/signing-keys.ts'
import { environment } from '../../environment.ts'
import { copyTemplate, templatesSchema } from './templates.ts'
import { writeTestRecords } from './test-records.ts'

/**
 * A process of its own, because settings are read once: migrates the database that they name, copies it as the template
 * without records, and then writes its records. One process loads the content model once.
 */
const { empty, records } = templatesSchema.parse(JSON.parse(process.argv[2] ?? ''))
const settings = environment()
const migrated = await getPayload({ config, disableOnInit: true, key: 'migrated' })
await migrateDatabase(migrated, migrationsOf(settings))
await makeSealingKey(settings.sealingKeyFile)
await makeSigningKeys(settings.signingKeysFolder)
await openProcurementLog(migrated, settings, 'template')
const { dialect, rows } = await rawSql(migrated)
// Closed or not, SQLite leaves all of it in its log until the process ends: each test file would copy that too.
if (dialect === 'sqlite') await rows(sql`PRAGMA wal_checkpoint(TRUNCATE)`)
await closeDatabase(migrated)
await copyTemplate(records, empty)
const filled = await getPayload({ config, disableOnInit: true, key: 'filled' })
await writeTestRecords(filled)
await closeDatabase(filled)
