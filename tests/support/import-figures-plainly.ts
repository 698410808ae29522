import { getPayload } from 'payload'
import { endWith } from '../../commands/steps/say.ts'
import { readSettings } from '../../commands/steps/settings.ts'
import { closeDatabase } from '../../store/database/close-database.ts'
import { importPlainly } from './figure-files.ts'

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

/** The file that it is given, in a process of its own. */
try {
  readSettings()
  const { default: config } = await import('../../payload/payload.config.ts')
  const payload = await getPayload({ config, disableOnInit: true })
  const isImported = await importPlainly(payload, process.argv[2] ?? '')
  await closeDatabase(payload)
  process.exit(isImported ? 0 : 1)
} catch (error) {
  endWith(error)
}
