import path from 'node:path'
import { generateImportMap } from 'payload'
import { generateTypes } from 'payload/node'
import configuration from '../payload/payload.config.ts'

/**
 * `npm run types:generate`: what Payload derives from the content model and the repository holds. The check of
 * `npm test` asks for it in another folder (`GENERATE_INTO`, and Payload's own `PAYLOAD_TS_OUTPUT_PATH`).
 */
const config = await configuration
const folder = process.env.GENERATE_INTO
if (folder) config.admin.importMap.importMapFile = path.join(folder, 'importMap.js')
await generateTypes(config, { log: false })
await generateImportMap(config, { log: false })
process.exit(0)
