import { spawnSync } from 'node:child_process'
import { inRepository } from '../../../commands/steps/repository.ts'
import { withQuickPasswords } from '../../support/quick-passwords.ts'

/** Who signs in to the back office in browser tests. */
export const administrator = { email: 'administrator@example.org', password: 'a password for tests' } as const

/** Makes the first administrator as the README says: with the command. */
export async function createStaff(dataFolder: string): Promise<void> {
  const { status, stderr, stdout } = spawnSync(
    process.execPath,
    [
      ...withQuickPasswords,
      inRepository('commands/create-administrator.ts'),
      ...['--email', administrator.email, '--name', 'Administrator'],
    ],
    { input: `${administrator.password}\n`, encoding: 'utf8', env: { ...process.env, DATA_DIR: dataFolder } },
  )
  if (status !== 0) throw new Error(`No administrator could be made: ${stdout}${stderr}`)
}
