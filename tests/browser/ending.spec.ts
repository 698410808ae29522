import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { freeLoopbackPort } from '../../commands/steps/port.ts'
import { startByNpm, type StartedByNpm } from '../support/npm-start.ts'
import { copyPristineData } from './support/copy-pristine-data.ts'
import { expect, test } from './support/test.ts'

let folder: string
let started: StartedByNpm | undefined
test.beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'network-ending-'))
})
test.afterEach(() => {
  started?.cleanUp()
  rmSync(folder, { recursive: true, force: true })
})

const dataFolder = () => path.join(folder, 'data')

async function startProductByNpm(): Promise<number> {
  const port = await freeLoopbackPort()
  copyPristineData(dataFolder())
  const npmPackage = path.join(folder, 'package')
  mkdirSync(npmPackage)
  started = await startByNpm({
    folder: npmPackage,
    script: 'commands/product.mjs',
    isReady: (line) => line.includes('create-administrator'),
    environment: {
      PORT: String(port),
      DATA_DIR: dataFolder(),
      PUBLIC_PROCESSES: '2',
      LOG_LEVEL: 'error',
    },
  })
  return port
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

test('SIGTERM to npm ends the whole product, which leaves the port and no file to others', async () => {
  const port = await startProductByNpm()
  expect((await fetch(`http://localhost:${port}/healthz`)).status).toBe(200)
  const names = readdirSync(dataFolder(), { recursive: true, encoding: 'utf8' })
  const open = names.filter((name) => (statSync(path.join(dataFolder(), name)).mode & 0o077) !== 0)
  expect(open).toEqual([])
  // Who waits for the site learns its address before the back office runs.
  const placeOf = (words: string) => started?.lines.findIndex((line) => line.includes(words)) ?? -1
  expect(placeOf('  Site  ')).toBeGreaterThanOrEqual(0)
  expect(placeOf('  Back office  ')).toBeGreaterThan(placeOf('  Site  '))
  const [npm] = started?.processes ?? []
  if (!npm) throw new Error('There is no npm')
  process.kill(npm.id, 'SIGTERM')
  await started?.allEnded
  expect(await isFree(port)).toBe(true)
})

test('when the starting process is killed, the public servers and the back office end with it', async () => {
  const port = await startProductByNpm()
  const supervisor = started?.processes.find(({ command }) => command[1]?.endsWith('start-by-npm.mjs'))
  if (!supervisor) throw new Error('There is no starting process')
  process.kill(supervisor.id, 'SIGKILL')
  await started?.allEnded
  expect(await isFree(port)).toBe(true)
})
