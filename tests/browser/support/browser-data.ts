import { cpSync } from 'node:fs'
import path from 'node:path'
import { inRepository } from '../../../commands/steps/repository.ts'
import { run } from '../../../commands/steps/run.ts'
import { createStaff } from './staff.ts'

/** Names a folder that `prepareBrowserData` has filled. */
export const browserDataVariable = 'BROWSER_TEST_DATA'

/** What lies in such a folder: data that all tests share, and its state before them. */
export const browserDataIn = (folder: string) => ({
  shared: path.join(folder, 'data'),
  pristine: path.join(folder, 'pristine'),
})

/** Fills a folder with the starter content and the tests' staff. */
export async function prepareBrowserData(folder: string): Promise<void> {
  const { shared, pristine } = browserDataIn(folder)
  const { status, output } = await run(process.execPath, [inRepository('commands/prepare-database.ts')], {
    environment: { DATA_DIR: shared },
  })
  if (status !== 0) throw new Error(`The starter content could not be filled in:\n${output}`)
  await createStaff(shared)
  for (const ending of ['', '.keys'])
    cpSync(`${shared}${ending}`, `${pristine}${ending}`, { recursive: true })
}
