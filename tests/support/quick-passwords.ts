import { inRepository } from '../../commands/steps/repository.ts'
import './quick-passwords.mjs'

/** To be loaded before everything else. */
export const quickPasswords = inRepository('tests/support/quick-passwords.mjs')
/** Arguments of a process that makes or checks passwords beside these tests. */
export const withQuickPasswords = ['--import', quickPasswords]
