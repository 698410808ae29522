import { chromium, type Page } from '@playwright/test'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { z } from 'zod'
import { launchOptionsOf } from '../../tests/browser/support/launch-options.ts'
import { onLocalhost } from '../../tests/browser/support/on-localhost.ts'
import { startProduct } from '../../tests/browser/support/product.ts'
import { pdf, proposalFields } from '../../tests/support/submission-files.ts'
import { chromium as executablePath, installBrowser } from '../steps/browser.ts'
import { buildSite, buildSupervisor } from '../steps/build.ts'
import { endWith, say } from '../steps/say.ts'
import { makeTrialData } from '../trials/trial-data.ts'
import { sayMachine } from './machine.ts'

const megabyte = 1_000_000
const files = 6
const bytesOfFile = 10 * megabyte
/** How many times slower the page's processor is made than this machine's. */
const slower = 4
/** Milliseconds between two looks at the memory. */
const betweenLooks = 50

const processesSchema = z.object({ processInfo: z.array(z.object({ type: z.string(), id: z.number() })) })

/** Bytes. */
interface Memory {
  /** All pages that the process has in memory. */
  resident: number
  /** Those that no other process has: what the machine has less for this page. */
  own: number
}

/**
 * `npm run bench:sealing -- [rounds]`: a visitor of a tender whose processor is four times slower seals and sends a proposal of
 * six files, 60 MB. Says how much memory the page's process holds before and at most, and how long it takes from the press of the
 * button to the receipt; each round in a browser of its own.
 */
async function bench(): Promise<void> {
  const rounds = Number(process.argv[2]) || 3
  await installBrowser()
  await buildSite()
  await buildSupervisor()
  const { dataFolder, tender, remove } = await makeTrialData()
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-sealing-'))
  const paths = Array.from({ length: files }, (_, index) => path.join(folder, `offer-${index + 1}.pdf`))
  for (const file of paths) writeFileSync(file, pdf(path.basename(file), bytesOfFile))
  const product = await startProduct(dataFolder, { ADMIN: 'off', SUBMISSIONS_PER_HOUR: '1000' })
  sayMachine()
  say('own (resident) megabytes of the page’s process')
  try {
    for (let round = 1; round <= rounds; round += 1) {
      const { before, most, seconds } = await sealOnce(
        `${onLocalhost(product.url)}/tenders/${tender}/apply`,
        paths,
      )
      say(`round ${round}: before ${inWords(before)}, at most ${inWords(most)}, ${seconds.toFixed(1)} s`)
    }
  } finally {
    await product.stop()
    rmSync(folder, { recursive: true, force: true })
    await remove()
  }
}

const inWords = ({ own, resident }: Memory) =>
  `${(own / megabyte).toFixed(0)} (${(resident / megabyte).toFixed(0)})`

async function sealOnce(address: string, paths: string[]) {
  const browser = await chromium.launch(launchOptionsOf(executablePath, { computes: true }))
  try {
    const page = await browser.newPage()
    await page.goto(address)
    const form = page.locator('.submission-form')
    const { currency, consent: _consent, ...typed } = proposalFields
    for (const [name, value] of Object.entries(typed)) await form.locator(`[name=${name}]`).fill(value)
    await form.locator('[name=currency]').selectOption(currency)
    await form.locator('[name=consent]').check()
    await form.locator('input[type=file]').first().setInputFiles(paths)
    const session = await page.context().newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: slower })
    const renderer = await rendererOf(page)
    const before = memoryOf(renderer)
    const most = { ...before }
    const watch = setInterval(() => {
      const { own, resident } = memoryOf(renderer)
      most.own = Math.max(most.own, own)
      most.resident = Math.max(most.resident, resident)
    }, betweenLooks)
    const began = performance.now()
    await form.locator('button[type=submit]').click()
    await page.locator('.receipt').waitFor({ timeout: 300_000 })
    clearInterval(watch)
    return { before, most, seconds: (performance.now() - began) / 1000 }
  } finally {
    await browser.close()
  }
}

/** The process of a page: of all that make pages, the one that holds most, as the others wait for pages to come. */
async function rendererOf(page: Page): Promise<number> {
  const session = await page.context().browser()?.newBrowserCDPSession()
  const { processInfo } = processesSchema.parse(await session?.send('SystemInfo.getProcessInfo'))
  const [renderer] = processInfo
    .filter(({ type }) => type === 'renderer')
    .toSorted((one, other) => memoryOf(other.id).own - memoryOf(one.id).own)
  if (!renderer) throw new Error('The browser has no process of a page')
  return renderer.id
}

function memoryOf(processId: number): Memory {
  const text = readFileSync(`/proc/${processId}/smaps_rollup`, 'utf8')
  const of = (name: string) =>
    Number(new RegExp(`^${name}: +(\\d+) kB$`, 'm').exec(text)?.[1] ?? Number.NaN) * 1024
  return { resident: of('Rss'), own: of('Private_Clean') + of('Private_Dirty') }
}

bench().catch(endWith)
