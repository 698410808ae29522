import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { freeLoopbackPort } from '../../commands/steps/port.ts'
import { startByNpm, type StartedByNpm } from '../support/npm-start.ts'
import { openSqlite } from '../support/open-sqlite.ts'
import { copyPristineData } from './support/copy-pristine-data.ts'
import { expect, test } from './support/test.ts'
import { visitsInHand } from './support/visits.ts'

let folder: string
let started: StartedByNpm | undefined
test.beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'network-ending-'))
  copyPristineData(dataFolder())
})
test.afterEach(() => {
  started?.cleanUp()
  rmSync(folder, { recursive: true, force: true })
})

const dataFolder = () => path.join(folder, 'data')

/** With one public process of each kind: `failures.spec.ts` ends more. */
async function startProductByNpm(
  environment: Record<string, string> = {},
): Promise<{ started: StartedByNpm; port: number }> {
  const port = await freeLoopbackPort()
  const npmPackage = path.join(folder, 'package')
  mkdirSync(npmPackage)
  started = await startByNpm({
    folder: npmPackage,
    script: 'commands/product.mjs',
    isReady: (line) => line.includes('create-administrator'),
    environment: {
      PORT: String(port),
      DATA_DIR: dataFolder(),
      PUBLIC_PROCESSES: '1',
      LOG_LEVEL: 'error',
      ...environment,
    },
  })
  return { started, port }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, 'localhost', () => {
      socket.destroy()
      resolve(false)
    })
    socket.once('error', () => resolve(true))
  })
}

function contents() {
  const database = openSqlite(dataFolder(), { readOnly: true })
  const rows = database.prepare('select id, slug, updated_at from news order by id').all()
  const versions = database.prepare('select part, token from content_versions order by part').all()
  database.close()
  return { rows, versions }
}

function supervisorOf(processes: StartedByNpm['processes']): StartedByNpm['processes'][number] {
  const supervisor = processes.find(({ command }) => command[1]?.endsWith('start-by-npm.mjs'))
  if (!supervisor) throw new Error('There is no starting process')
  return supervisor
}

/** Two more than there are public processes, so that each is at one. */
const atOnce = 4

test('a second start changes no content; after SIGTERM to npm visitors are still answered while /readyz says that it closes, and the next order ends the whole product, which leaves the port and no file to others', async () => {
  const before = contents()
  const {
    started: { lines, processes, allEnded },
    port,
  } = await startProductByNpm({ DRAIN_SECONDS: '600' })
  await test.step('what is there is not filled in again', () => {
    expect.soft(lines.filter((line) => line.includes('Filling'))).toEqual([])
  })
  await test.step('no file is open to others', () => {
    const names = readdirSync(dataFolder(), { recursive: true, encoding: 'utf8' })
    const open = names.filter((name) => (statSync(path.join(dataFolder(), name)).mode & 0o077) !== 0)
    expect.soft(open).toEqual([])
  })
  await test.step('who waits for the site learns its address before the back office runs', () => {
    const placeOf = (words: string) => lines.findIndex((line) => line.includes(words))
    expect.soft(placeOf('  Site  ')).toBeGreaterThanOrEqual(0)
    expect.soft(placeOf('  Back office  ')).toBeGreaterThan(placeOf('  Site  '))
  })
  const site = `http://localhost:${port}`
  const [npm] = processes
  if (!npm) throw new Error('There is no npm')
  await test.step('after SIGTERM to npm /readyz says that it closes, while visitors are answered', async () => {
    expect((await fetch(`${site}/healthz`)).status).toBe(200)
    process.kill(npm.id, 'SIGTERM')
    await expect(async () => {
      const ready = await fetch(`${site}/readyz`)
      expect([ready.status, await ready.json()]).toEqual([503, { status: 'closing' }])
    }).toPass()
    expect((await fetch(`${site}/projects`)).status).toBe(200)
  })
  await test.step('another order, which npm is not there to hand on any more, ends all of it at once', async () => {
    process.kill(supervisorOf(processes).id, 'SIGTERM')
    await allEnded
    expect(await isFree(port)).toBe(true)
  })
  expect(contents()).toEqual(before)
})

test('when the starting process is killed, the public servers finish what they are at, and end with the back office', async () => {
  const {
    started: { processes, allEnded },
    port,
  } = await startProductByNpm()
  const { statuses } = await visitsInHand(`http://localhost:${port}`, atOnce)
  process.kill(supervisorOf(processes).id, 'SIGKILL')
  expect(await statuses).toEqual(Array(atOnce).fill(200))
  await allEnded
  expect(await isFree(port)).toBe(true)
})
