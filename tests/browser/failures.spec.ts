import { once } from 'node:events'
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { get } from 'node:http'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { listeningPorts } from '../support/listening-ports.ts'
import { openSqlite } from '../support/open-sqlite.ts'
import { inRepository } from '../../commands/steps/repository.ts'
import { fr } from '../../languages/messages/fr.ts'
import { copyPristineData } from './support/copy-pristine-data.ts'
import { startProduct, type Product } from './support/product.ts'
import { administrator } from './support/staff.ts'
import { expect, expectScriptsAtWork, test } from './support/test.ts'

let folder: string
test.beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'network-failure-'))
})
test.afterEach(() => {
  rmSync(folder, { recursive: true, force: true })
})

function copyOfStarterContent(): string {
  const copy = path.join(folder, 'data')
  copyPristineData(copy)
  return copy
}

function killBackOffice({ processIds }: Product): void {
  for (const id of processIds('admin')) process.kill(id, 'SIGKILL')
}

function startAndFail(
  environment: Record<string, string>,
): Promise<{ code: number | null; printed: string }> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [inRepository('commands/product.mjs')], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, DATA_DIR: path.join(folder, 'other'), PORT: '0', ...environment },
    })
    let printed = ''
    child.stdout.on('data', (chunk: Buffer) => (printed += chunk.toString()))
    child.stderr.on('data', (chunk: Buffer) => (printed += chunk.toString()))
    child.on('exit', (code) => resolve({ code, printed: printed.trim() }))
  })
}

/** One request over a connection of its own; nothing when the connection broke or nobody answered on it. */
function visit(address: string, signal?: AbortSignal): Promise<number | undefined> {
  return new Promise((resolve) => {
    get(address, { agent: false, signal }, (response) => {
      response.resume()
      response.on('end', () => resolve(response.statusCode))
      response.on('error', () => resolve(undefined))
    }).on('error', () => resolve(undefined))
  })
}

/**
 * A request over a connection of its own, and when a public process has it in hand: it then says `100 Continue`. A
 * connection that is still on its way from one process to another is nobody's.
 */
function visitInHand(address: string): { isInHand: Promise<void>; status: Promise<number | undefined> } {
  const request = get(address, { agent: false, headers: { Expect: '100-continue' } })
  const isInHand = new Promise<void>((resolve, reject) => request.on('continue', resolve).on('error', reject))
  const status = new Promise<number | undefined>((resolve) => {
    request
      .on('response', (response) => {
        response.resume()
        response.on('end', () => resolve(response.statusCode))
        response.on('error', () => resolve(undefined))
      })
      .on('error', () => resolve(undefined))
  })
  return { isInHand, status }
}

test('a second start changes no content', async () => {
  const dataFolder = copyOfStarterContent()
  const contents = () => {
    const database = openSqlite(dataFolder, { readOnly: true })
    const rows = database.prepare('select id, slug, updated_at from news order by id').all()
    const versions = database.prepare('select part, token from content_versions order by part').all()
    database.close()
    return { rows, versions }
  }
  const before = contents()
  const product = await startProduct(dataFolder, { ADMIN: 'off' })
  expect(product.printed()).not.toContain('Filling')
  expect(await product.stop()).toBe(0)
  expect(contents()).toEqual(before)
})

test('a busy port is reported in one sentence', async () => {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const { code, printed } = await startAndFail({ PORT: String(port) })
  server.close()
  expect(code).toBe(1)
  expect(printed).toBe(`The port ${port} is busy: stop what uses it, or choose another with PORT=….`)
})

test('an unwritable data folder is reported in one sentence', async () => {
  const file = path.join(folder, 'a-file')
  writeFileSync(file, '')
  const { code, printed } = await startAndFail({ DATA_DIR: path.join(file, 'data') })
  expect(code).toBe(1)
  expect(printed).toMatch(/^The data folder .* can't be written to \(.*\): choose another with DATA_DIR=….$/)
})

test('a wrong setting is reported in one sentence', async () => {
  for (const [name, value] of [
    ['PORT', 'eighty'],
    ['SITE_URL', 'example'],
    ['DATABASE_URL', 'mysql://x'],
    ['SECRET', 'short'],
    ['PUBLIC_PROCESSES', 'many'],
  ] as const) {
    const { code, printed } = await startAndFail({ [name]: value })
    expect(code, name).toBe(1)
    expect(printed.split('\n'), name).toHaveLength(1)
    expect(printed).toContain(`The setting ${name} can't be used`)
  }
})

test.describe('with a product of its own', () => {
  let product: Product

  test('nobody reaches the back office past the public site, which goes on when it is killed, and it comes back', async ({
    request,
  }) => {
    product = await startProduct(copyOfStarterContent())
    expect(listeningPorts(product.process.pid ?? 0)).toEqual([Number(new URL(product.url).port)])
    killBackOffice(product)
    for (const address of ['/', '/ar/projects', '/api/news', '/news/1']) {
      expect((await request.get(`${product.url}${address}`)).status(), address).toBe(200)
    }
    await expect(async () => {
      expect((await request.get(`${product.url}/admin/login`)).status()).toBe(200)
    }).toPass()
    expect(await product.stop()).toBe(0)
  })

  test('killing a process that renders or answers costs at most what it was at, and it comes back', async () => {
    product = await startProduct(copyOfStarterContent(), { ADMIN: 'off', PUBLIC_PROCESSES: '2' })
    for (const [part, name] of [
      ['rendering', 'A rendering process'],
      ['answering', 'An answering process'],
    ] as const) {
      const [victim = 0] = product.processIds(part)
      let isKilled = false
      const isNoticed = () => product.printed().includes(`${name} ended (SIGKILL); starting it again`)
      const address = `${product.url}/projects?page=1&q=${part}`
      const lost = new AbortController()
      const before = Array.from({ length: 4 }, async () => {
        while (!isNoticed()) {
          const status = await visit(address, lost.signal)
          // What an answering process was at, or was being given at that moment, is lost with it, and nothing else.
          if (status !== undefined || part === 'rendering') expect(status).toBe(200)
          if (!isKilled) process.kill(victim, 'SIGKILL')
          isKilled = true
        }
      })
      await expect.poll(isNoticed).toBe(true)
      const after = Array.from({ length: 4 }, async () => {
        for (let count = 0; count < 12; count += 1) expect(await visit(address)).toBe(200)
      })
      await Promise.all(after)
      // A connection that was on its way to an answering process is nobody's, and nobody ends it.
      if (part === 'answering') lost.abort()
      await Promise.all(before)
      await expect(async () => {
        expect(product.processIds(part).filter((id) => id !== victim)).toHaveLength(2)
      }).toPass()
    }
    expect(await product.stop()).toBe(0)
  })

  test('killing npm start lets the public processes finish what they are at', async () => {
    product = await startProduct(copyOfStarterContent(), { ADMIN: 'off', PUBLIC_PROCESSES: '2' })
    const processes = [...product.processIds('answering'), ...product.processIds('rendering')]
    // Two more than there are processes, so that each is at one.
    const inFlight = Array.from({ length: 4 }, (_, index) =>
      visitInHand(`${product.url}/news?q=water${index}`),
    )
    await Promise.all(inFlight.map(({ isInHand }) => isInHand))
    process.kill(product.process.pid ?? 0, 'SIGKILL')
    for (const { status } of inFlight) expect(await status).toBe(200)
    await expect(async () => {
      for (const id of processes) expect(() => process.kill(id, 0)).toThrow(/ESRCH/)
    }).toPass()
  })

  test('npm start that hangs, and with it the port, is ended by those that it started', async () => {
    product = await startProduct(copyOfStarterContent(), { ADMIN: 'off', PUBLIC_PROCESSES: '2' })
    const processes = [...product.processIds('answering'), ...product.processIds('rendering')]
    const ended = once(product.process, 'exit')
    product.process.kill('SIGSTOP')
    expect(await ended).toEqual([null, 'SIGKILL'])
    await expect(async () => {
      for (const id of processes) expect(() => process.kill(id, 0)).toThrow(/ESRCH/)
    }).toPass()
  })

  test('killing the back office during a save loses no committed content', async ({ request }) => {
    const dataFolder = copyOfStarterContent()
    product = await startProduct(dataFolder)
    const login = await request.post(`${product.url}/cms-api/users/login`, { data: administrator })
    expect(login.status()).toBe(200)
    const acknowledged: string[] = []
    let killed = false
    const save = async (name: string) => {
      const response = await request
        .post(`${product.url}/cms-api/news?locale=en`, {
          data: { title: name, date: new Date().toISOString(), _status: 'published' },
        })
        .catch(() => undefined)
      if (response?.status() === 201) acknowledged.push(name)
    }
    const saves = Array.from({ length: 24 }, async (_, index) => {
      await save(`Saved ${index}`)
      if (acknowledged.length >= 5 && !killed) {
        killed = true
        killBackOffice(product)
      }
    })
    await Promise.all(saves)
    expect(killed).toBe(true)
    expect(acknowledged.length).toBeGreaterThanOrEqual(5)
    for (const name of acknowledged) {
      const found = await request.get(`${product.url}/api/news?q=${encodeURIComponent(name)}`)
      expect(await found.text(), name).toContain(`"${name}"`)
    }
    expect(await product.stop()).toBe(0)
    const database = openSqlite(dataFolder)
    expect(database.prepare('pragma integrity_check').all()).toEqual([{ integrity_check: 'ok' }])
    database.close()
  })

  test('an order to renew puts new processes in the place of the old, and nobody is refused', async () => {
    product = await startProduct(copyOfStarterContent(), { ADMIN: 'off', PUBLIC_PROCESSES: '2' })
    const publicProcesses = () => (['answering', 'rendering'] as const).flatMap(product.processIds)
    const former = publicProcesses()
    const isRenewed = () => product.printed().includes('The public processes are renewed')
    const visitors = ['/projects', '/search?q=water'].map(async (address) => {
      while (!isRenewed()) expect(await visit(`${product.url}${address}`), address).toBe(200)
    })
    product.process.kill('SIGHUP')
    await Promise.all(visitors)
    const present = publicProcesses()
    expect(present).toHaveLength(former.length)
    for (const id of former) expect(present).not.toContain(id)
    expect(await product.stop()).toBe(0)
  })

  test('while it drains, visitors are answered and balancers are told to send no more', async ({
    request,
  }) => {
    product = await startProduct(copyOfStarterContent(), { ADMIN: 'off', DRAIN_SECONDS: '600' })
    product.process.kill('SIGTERM')
    await expect(async () => {
      const ready = await request.get(`${product.url}/readyz`)
      expect([ready.status(), await ready.json()]).toEqual([503, { status: 'closing' }])
    }).toPass()
    expect((await request.get(`${product.url}/projects`)).status()).toBe(200)
    expect(await product.stop()).toBe(0)
  })

  test('an order to stop ends every process after the requests in flight', async () => {
    product = await startProduct(copyOfStarterContent(), { PUBLIC_PROCESSES: '2' })
    const processes = (['admin', 'answering', 'rendering'] as const).flatMap(product.processIds)
    expect(processes).toHaveLength(5)
    // Twice as many as are rendered at once, so that some still wait for their turn.
    const requests = 8
    const inFlight = Array.from({ length: requests }, (_, index) =>
      visitInHand(`${product.url}/news?q=water${index}`),
    )
    await Promise.all(inFlight.map(({ isInHand }) => isInHand))
    const stopped = product.stop()
    expect(await Promise.all(inFlight.map(({ status }) => status))).toEqual(Array(requests).fill(200))
    expect(await stopped).toBe(0)
    for (const id of processes) expect(() => process.kill(id, 0)).toThrow(/ESRCH/)
  })

  test('the last good page is served when it can’t be rebuilt, and the site says so when it has none', async ({
    request,
    page,
    complaints,
  }) => {
    const dataFolder = copyOfStarterContent()
    product = await startProduct(dataFolder, { ADMIN: 'off' })
    const good = await (await request.get(`${product.url}/projects`)).text()
    const database = openSqlite(dataFolder)
    database.exec('alter table projects rename to projects_away')
    database.exec("update content_versions set token = 'another'")
    await expect(async () => {
      const response = await request.get(`${product.url}/projects`)
      expect(response.headers()['x-cache']).toBe('stale')
      expect(response.status()).toBe(200)
      expect(await response.text()).toBe(good)
    }).toPass()
    const never = await request.get(`${product.url}/fr/projects`)
    expect(never.status()).toBe(500)
    expect(await never.text()).toContain('<h1')
    expect(never.headers()['cache-control']).toBe('no-store')
    expect((await request.get(`${product.url}/fr/team`)).status()).toBe(200)
    // Whoever goes there from another page is given that page whole, is not given it again and again, and can ask for it again.
    const pages: number[] = []
    page.on('response', (response) => {
      if (response.request().resourceType() === 'document') pages.push(response.status())
    })
    await page.goto(`${product.url}/fr/team`)
    await page.locator('a[href="/fr/projects"]').first().dispatchEvent('click')
    const retry = page.getByRole('link', { name: fr.failure.retry })
    await expect(retry).toHaveAttribute('href', '/fr/projects')
    await expectScriptsAtWork(page)
    expect(pages).toEqual([200, 500])
    expect(complaints.splice(0).length).toBeGreaterThan(0)
    database.exec('alter table projects_away rename to projects')
    database.close()
    await expect(async () => {
      expect((await request.get(`${product.url}/fr/projects`)).status()).toBe(200)
    }).toPass()
    await retry.click()
    await expect(retry).toHaveCount(0)
    await expect(page.locator('main .card').first()).toBeVisible()
    // What an open page still loads would be refused.
    await page.close()
    expect(await product.stop()).toBe(0)
  })
})
