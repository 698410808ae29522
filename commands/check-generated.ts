import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { inRepository } from './steps/repository.ts'
import { run } from './steps/run.ts'

/** Ends with 0 when what the repository keeps of Payload's own output is what the present model makes. */
// As deep in the repository as the kept map, which names components by relative paths.
const cache = inRepository('node_modules/.cache')
mkdirSync(cache, { recursive: true })
const folder = mkdtempSync(path.join(cache, 'generated-'))
const pairs = [
  { kept: inRepository('store/payload-types.ts'), made: path.join(folder, 'payload-types.ts') },
  { kept: inRepository('admin/app/admin/importMap.js'), made: path.join(folder, 'importMap.js') },
]
const { status, output } = await run(process.execPath, [inRepository('commands/generate-types.ts')], {
  environment: {
    DATA_DIR: folder,
    GENERATE_INTO: folder,
    PAYLOAD_TS_OUTPUT_PATH: path.join(folder, 'payload-types.ts'),
  },
})
const stale = pairs.filter(
  ({ kept, made }) => status === 0 && readFileSync(kept, 'utf8') !== readFileSync(made, 'utf8'),
)
rmSync(folder, { recursive: true, force: true })
if (status !== 0) process.stderr.write(output)
for (const { kept } of stale)
  process.stderr.write(`${kept} is stale: run \`npm run types:generate\` and commit it.\n`)
process.exit(status === 0 && stale.length === 0 ? 0 : 1)
