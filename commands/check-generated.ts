import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { inRepository } from './steps/repository.ts'
import { run } from './steps/run.ts'

/** Ends with 0 when what the repository holds of Payload's own output is what the present model makes. */
// As deep in the repository as the stored map, which names components by relative paths.
const cache = inRepository('node_modules/.cache')
mkdirSync(cache, { recursive: true })
const folder = mkdtempSync(path.join(cache, 'generated-'))
const pairs = [
  { stored: inRepository('store/payload-types.ts'), generated: path.join(folder, 'payload-types.ts') },
  { stored: inRepository('admin/app/admin/importMap.js'), generated: path.join(folder, 'importMap.js') },
]
const { status, output } = await run(process.execPath, [inRepository('commands/generate-types.ts')], {
  environment: {
    DATA_DIR: folder,
    GENERATE_INTO: folder,
    PAYLOAD_TS_OUTPUT_PATH: path.join(folder, 'payload-types.ts'),
  },
})
const stale = pairs.filter(
  ({ stored, generated }) => status === 0 && readFileSync(stored, 'utf8') !== readFileSync(generated, 'utf8'),
)
rmSync(folder, { recursive: true, force: true })
if (status !== 0) process.stderr.write(output)
for (const { stored } of stale)
  process.stderr.write(`${stored} is stale: run \`npm run types:generate\` and commit it.\n`)
process.exit(status === 0 && stale.length === 0 ? 0 : 1)
