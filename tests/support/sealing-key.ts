import { rm } from 'node:fs/promises'
import path from 'node:path'
import { environment } from '../../environment.ts'
import { keyOfFile, makeSealingKey } from '../../procurement/proposals/sealing/key-file.ts'
import type { OutsideKey } from '../../procurement/proposals/sealing/outside-key.ts'

/** The outside key beside the test database's folder. To be asked for after the database was opened. */
export async function openTestSealingKey(): Promise<{
  outsideKey: OutsideKey
  remove: () => Promise<void>
}> {
  const settings = environment()
  await makeSealingKey(settings.sealingKeyFile)
  return {
    outsideKey: await keyOfFile(settings),
    remove: () => rm(path.dirname(settings.sealingKeyFile), { recursive: true, force: true }),
  }
}
