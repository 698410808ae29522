import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { copyPristineData } from './copy-pristine-data.ts'
import { startProduct, type Product } from './product.ts'
import { test } from './test.ts'

export interface ProductInTurn {
  dataFolder: () => string
  /** The product, which is started for the first test, and for each that comes after one that ended it. */
  running: () => Promise<Product>
}

/**
 * A product for the tests of a group that would disturb all others, but not each other: they take turns, one after the other
 * (`mode: 'default'`), and what each needs is there whichever came before.
 */
export function productInTurn(environment: Record<string, string>): ProductInTurn {
  test.describe.configure({ mode: 'default' })
  let folder: string
  let product: Product | undefined
  const dataFolder = () => path.join(folder, 'data')

  test.beforeAll(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'network-in-turn-'))
    copyPristineData(dataFolder())
  })
  test.afterAll(async () => {
    await product?.stop()
    rmSync(folder, { recursive: true, force: true })
  })

  return {
    dataFolder,
    async running() {
      if (product === undefined || product.hasEnded()) product = await startProduct(dataFolder(), environment)
      return product
    },
  }
}
