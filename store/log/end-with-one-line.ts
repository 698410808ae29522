import { WrongSettingError } from '../../environment.ts'
import { DatabaseRefusedError } from '../database/identity/database-refused-error.ts'
import { createLog } from './create-log.ts'
import { print } from './print.ts'
import { processSort } from './process-sort.ts'

/**
 * Imported first by a process: what nobody catches, also while its modules are loaded, ends it with one line. What an
 * operator can mend is a sentence alone.
 */
process.on('uncaughtException', (error) => {
  if (error instanceof WrongSettingError || error instanceof DatabaseRefusedError)
    print(error.message, 'fatal')
  else createLog({ LOG_LEVEL: 'fatal' }, processSort()).fatal({ error }, 'ended by an error')
  process.exit(1)
})
