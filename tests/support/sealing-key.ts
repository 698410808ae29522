import { rm } from 'node:fs/promises'
import path from 'node:path'
import { environment } from '../../environment.ts'
import { keyOfFile, makeSealingKey } from '../../procurement/proposals/sealing/key-file.ts'
import type { SealingKey } from '../../procurement/proposals/sealing/sealing-key.ts'

/** The sealing key beside the test database's folder. To be asked for after the database was opened. */
export async function openTestSealingKey(): Promise<{
  sealingKey: SealingKey
  remove: () => Promise<void>
}> {
  const settings = environment()
  await makeSealingKey(settings.sealingKeyFile)
  return {
    sealingKey: await keyOfFile(settings),
    remove: () => rm(path.dirname(settings.sealingKeyFile), { recursive: true, force: true }),
  }
}
