import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { addressIn } from '../../languages/address.ts'
import { languageCodes } from '../../languages/languages.ts'
import { ar } from '../../languages/messages/ar.ts'
import { en } from '../../languages/messages/en.ts'
import { figures } from '../../languages/messages/figures/en.ts'
import { fa } from '../../languages/messages/fa.ts'
import { fr } from '../../languages/messages/fr.ts'
import { defaultOrganization } from '../../starter/default-organization.ts'
import { startProduct, type Product } from './support/product.ts'

const words = { en, ar, fr, fa }

/** Where nothing but what editors publish is listed. */
const lists = [
  '/projects',
  '/events',
  '/news',
  '/stories',
  '/publications',
  '/vacancies',
  '/tenders',
  '/gallery',
  '/laboratories',
  '/partners',
  '/team',
] as const

/** Pages that have more than one list, or much besides. */
const others = [
  '/',
  '/members',
  '/countries',
  '/countries/jordan',
  '/footprint',
  '/media',
  '/cop',
  '/who-we-are',
  '/what-we-do',
  '/get-involved',
  '/info-centre',
  '/oic-water-vision',
  '/data-tools',
  '/internship',
  '/about/privacy',
  '/about/accessibility',
  '/about/terms',
  '/search?q=water',
  '/sitemap.xml',
] as const

let folder: string
let product: Product

/** No browser takes part: what the server answers is enough. */
test.beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'network-empty-'))
  product = await startProduct(path.join(folder, 'data'), { STARTER_CONTENT: 'off', ADMIN: 'off' })
})
test.afterAll(async () => {
  expect(await product.stop()).toBe(0)
  rmSync(folder, { recursive: true, force: true })
})

test('a site that starts empty has its name and menu, and says where nothing is published yet', async () => {
  const answered = async (address: string) => {
    const response = await fetch(product.url + address)
    expect(response.status, address).toBe(200)
    return response.text()
  }
  for (const language of languageCodes) {
    for (const list of lists) {
      const page = await answered(addressIn(language, list))
      expect(page, `${language} ${list}`).toContain(
        `empty-state-title">${words[language].content.emptyList}<`,
      )
    }
  }
  for (const address of others) await answered(address)
  expect(await answered('/wefe-hub/maps'), 'a layer without records is not offered').not.toContain('layer=')
  expect(await answered('/wefe-hub/maps?layer=laboratories')).toContain(`>${figures.map.title}</h2>`)
  const home = await answered('/')
  expect(home).toContain(defaultOrganization.name.en)
  expect(home).toContain('href="/projects"')
  const { data } = (await (await fetch(`${product.url}/api/projects`)).json()) as { data: { total: number } }
  expect(data.total).toBe(0)
  expect(product.printed()).not.toContain('"level":"error"')
})
