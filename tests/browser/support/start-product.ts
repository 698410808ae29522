import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { inRepository } from '../../../commands/steps/repository.ts'
import { run } from '../../../commands/steps/run.ts'
import { startProduct } from './product.ts'
import { createStaff } from './staff.ts'

/**
 * Fills one data folder with the starter content, starts the built product on it for all browser tests, and keeps the
 * folder's state for tests that need a product of their own.
 */
export default async function start(): Promise<(() => Promise<void>) | undefined> {
  // While tests are written, a product that runs already may be named, with a copy of its data beside it.
  if (process.env.PRODUCT_URL && process.env.PRISTINE_DATA) return undefined
  const folder = mkdtempSync(path.join(tmpdir(), 'network-browser-'))
  const dataFolder = path.join(folder, 'data')
  const { status, output } = await run(process.execPath, [inRepository('commands/prepare-database.ts')], {
    environment: { DATA_DIR: dataFolder },
  })
  if (status !== 0) throw new Error(`The starter content could not be filled in:\n${output}`)
  await createStaff(dataFolder)
  const pristine = path.join(folder, 'pristine')
  await run('cp', ['-r', dataFolder, pristine])
  // All tests send from one address.
  const product = await startProduct(dataFolder, { SUBMISSIONS_PER_HOUR: '10000', PUBLIC_PROCESSES: '2' })
  process.env.PRODUCT_URL = product.url
  process.env.PRISTINE_DATA = pristine
  return async () => {
    const code = await product.stop()
    rmSync(folder, { recursive: true, force: true })
    if (code !== 0) throw new Error(`The product ended with ${code}:\n${product.printed()}`)
  }
}
