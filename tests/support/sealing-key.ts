import { rm } from 'node:fs/promises'
import path from 'node:path'
import { environment } from '../../environment.ts'
import { fileCustodian, makeSealingKey } from '../../procurement/proposals/sealing/file-custodian.ts'
import type { KeyCustodian } from '../../procurement/proposals/sealing/key-custodian.ts'

/** The outside key beside the test database's folder. To be asked for after the database was opened. */
export async function openTestSealingKey(): Promise<{
  custodian: KeyCustodian
  remove: () => Promise<void>
}> {
  const settings = environment()
  await makeSealingKey(settings.sealingKeyFile)
  return {
    custodian: await fileCustodian(settings),
    remove: () => rm(path.dirname(settings.sealingKeyFile), { recursive: true, force: true }),
  }
}
