import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buildAdmin } from '../../../commands/steps/build.ts'
import { freeLoopbackPort } from '../../../commands/steps/port.ts'
import { browserDataIn, browserDataVariable, prepareBrowserData } from './browser-data.ts'
import { startProduct } from './product.ts'
import { readPagesVariable } from './read-page.ts'

/**
 * Starts the built product for all browser tests, on the data that `npm test` prepared or on its own; tests that need a
 * product of their own copy the data's state before all tests.
 */
export default async function start(): Promise<(() => Promise<void>) | undefined> {
  // While tests are written, a product that runs already may be named, with a copy of its data beside it.
  if (process.env.PRODUCT_URL && process.env.PRISTINE_DATA) return undefined
  const given = process.env[browserDataVariable]
  const folder = given ?? mkdtempSync(path.join(tmpdir(), 'network-browser-'))
  if (given === undefined) await prepareBrowserData(folder)
  const { shared, pristine } = browserDataIn(folder)
  // With what tests have Node load first (`quick-passwords.ts`) Next's build never ends: it stands before a product is started so.
  await buildAdmin()
  // All tests send from one address.
  const operatorPort = String(await freeLoopbackPort())
  const product = await startProduct(shared, {
    SUBMISSIONS_PER_HOUR: '10000',
    PUBLIC_PROCESSES: '2',
    // Forty pages after each publish, twice, that nobody reads. Other tests' own products warm theirs.
    WARM_PAGES: '0',
    OPERATOR_PORT: operatorPort,
  })
  const readPages = mkdtempSync(path.join(tmpdir(), 'network-read-pages-'))
  process.env.PRODUCT_URL = product.url
  process.env[readPagesVariable] = readPages
  process.env.PRODUCT_OPERATOR_URL = `http://127.0.0.1:${operatorPort}`
  process.env.PRISTINE_DATA = pristine
  return async () => {
    const code = await product.stop()
    rmSync(readPages, { recursive: true, force: true })
    if (given === undefined) rmSync(folder, { recursive: true, force: true })
    if (code !== 0) throw new Error(`The product ended with ${code}:\n${product.printed()}`)
  }
}
