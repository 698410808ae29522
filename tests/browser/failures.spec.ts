import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { listeningPorts } from '../support/listening-ports.ts'
import { openSqlite } from '../support/open-sqlite.ts'
import { inRepository } from '../../commands/steps/repository.ts'
import { productInTurn } from './support/product-in-turn.ts'
import { administrator } from './support/staff.ts'
import { expect, test } from './support/test.ts'
import { visit, visitsInHand } from './support/visits.ts'

test.describe('what keeps it from starting is reported in one sentence:', () => {
  let folder: string
  test.beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'network-failure-'))
  })
  test.afterEach(() => {
    rmSync(folder, { recursive: true, force: true })
  })

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

  test('a busy port', async () => {
    const server = createServer()
    await new Promise<void>((resolve) => server.listen(0, resolve))
    const address = server.address()
    const port = typeof address === 'object' && address ? address.port : 0
    const { code, printed } = await startAndFail({ PORT: String(port) })
    server.close()
    expect(code).toBe(1)
    expect(printed).toBe(`The port ${port} is busy: stop what uses it, or choose another with PORT=….`)
  })

  test('an unwritable data folder', async () => {
    const file = path.join(folder, 'a-file')
    writeFileSync(file, '')
    const { code, printed } = await startAndFail({ DATA_DIR: path.join(file, 'data') })
    expect(code).toBe(1)
    expect(printed).toMatch(
      /^The data folder .* can't be written to \(.*\): choose another with DATA_DIR=….$/,
    )
  })

  // The sentence for each setting: `environment.test.ts`.
  test('a wrong setting', async () => {
    const { code, printed } = await startAndFail({ PUBLIC_PROCESSES: 'many' })
    expect(code).toBe(1)
    expect(printed.split('\n')).toHaveLength(1)
    expect(printed).toContain("The setting PUBLIC_PROCESSES can't be used")
  })
})

test.describe('with two public processes of each kind and a back office', () => {
  const { running, dataFolder } = productInTurn({ PUBLIC_PROCESSES: '2' })

  test('nobody reaches the back office past the public site', async () => {
    const product = await running()
    expect(listeningPorts(product.process.pid ?? 0)).toEqual([Number(new URL(product.url).port)])
  })

  test('killing the back office during a save loses no committed content, the public site goes on, and it comes back', async ({
    request,
  }) => {
    const product = await running()
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
        for (const id of product.processIds('admin')) process.kill(id, 'SIGKILL')
      }
    })
    await Promise.all(saves)
    expect(killed).toBe(true)
    await test.step('the public site goes on', async () => {
      for (const address of ['/', '/ar/projects', '/api/news', '/news/1']) {
        expect.soft((await request.get(`${product.url}${address}`)).status(), address).toBe(200)
      }
    })
    await test.step('what was acknowledged is there, and the database is whole', async () => {
      expect(acknowledged.length).toBeGreaterThanOrEqual(5)
      for (const name of acknowledged) {
        const found = await request.get(`${product.url}/api/news?q=${encodeURIComponent(name)}`)
        expect.soft(await found.text(), name).toContain(`"${name}"`)
      }
      const database = openSqlite(dataFolder())
      expect.soft(database.prepare('pragma integrity_check').all()).toEqual([{ integrity_check: 'ok' }])
      database.close()
    })
    await test.step('the back office comes back', async () => {
      await expect(async () => {
        expect((await request.get(`${product.url}/admin/login`)).status()).toBe(200)
      }).toPass()
    })
  })

  test('killing a process that renders or answers costs at most what it was at, and it comes back', async () => {
    const product = await running()
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
        for (let count = 0; count < 5; count += 1) expect(await visit(address)).toBe(200)
      })
      await Promise.all(after)
      // A connection that was on its way to an answering process is nobody's, and nobody ends it.
      if (part === 'answering') lost.abort()
      await Promise.all(before)
      await expect(async () => {
        expect(product.processIds(part).filter((id) => id !== victim)).toHaveLength(2)
      }).toPass()
    }
  })

  test('an order to renew puts new processes in the place of the old, and nobody is refused', async () => {
    const product = await running()
    const publicProcesses = () => (['answering', 'rendering'] as const).flatMap(product.processIds)
    const former = publicProcesses()
    const isRenewed = () => product.printed().includes('The public processes are renewed')
    const visitors = ['/projects', '/search?q=water'].map(async (address) => {
      while (!isRenewed()) {
        expect(await visit(`${product.url}${address}`), address).toBe(200)
        // What is renewed needs the processors, too.
        await pause(100)
      }
    })
    product.process.kill('SIGHUP')
    await Promise.all(visitors)
    const present = publicProcesses()
    expect(present).toHaveLength(former.length)
    for (const id of former) expect(present).not.toContain(id)
  })

  test('an order to stop ends every process after the requests in flight', async () => {
    const product = await running()
    const processes = (['admin', 'answering', 'rendering'] as const).flatMap(product.processIds)
    expect(processes).toHaveLength(5)
    // Twice as many as are rendered at once, so that some still wait for their turn.
    const requests = 8
    const { statuses } = await visitsInHand(product.url, requests)
    const stopped = product.stop()
    expect(await statuses).toEqual(Array(requests).fill(200))
    expect(await stopped).toBe(0)
    // It ends last.
    for (const id of processes) expect(() => process.kill(id, 0)).toThrow(/ESRCH/)
  })
})
