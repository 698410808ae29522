import { getPayload } from 'payload'
import { importFigures } from '../../commands/steps/import-figures.ts'
import { endWith } from '../../commands/steps/say.ts'
import { readSettings } from '../../commands/steps/settings.ts'
import { closeDatabase } from '../../store/database/close-database.ts'
import { plainOptions, plainReaders } from './figure-files.ts'

const { DIES_AT: diesAt } = process.env
if (diesAt) {
  // A pipe is written at once: whoever reads has the line, and nothing happened after it.
  const write = process.stdout.write.bind(process.stdout)
  process.stdout.write = (text: string | Uint8Array) => {
    const isWritten = write(text)
    if (String(text).startsWith(diesAt)) process.kill(process.pid, 'SIGKILL')
    return isWritten
  }
}

/** As `npm run import-figures -- FILE --edition 2026 --publish`, with the tests' reader. */
try {
  readSettings()
  const place = process.argv[2] ?? ''
  const { default: config } = await import('../../payload/payload.config.ts')
  const payload = await getPayload({ config, disableOnInit: true })
  const isImported = await importFigures(
    payload,
    {
      place,
      name: 'figures.csv',
      title: 'From a command',
      publishes: true,
      indicator: undefined,
      options: plainOptions,
    },
    plainReaders,
  )
  await closeDatabase(payload)
  process.exit(isImported ? 0 : 1)
} catch (error) {
  endWith(error)
}
