import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { nameOfProcess } from '../process-name.ts'
import { RunningUploads, sweepTemporaryFiles, temporaryFolder } from './temporary-files.ts'

let dataFolder: string
let own: string
const hour = 60 * 60_000

beforeEach(() => {
  dataFolder = mkdtempSync(path.join(tmpdir(), 'temporary-files-'))
  own = temporaryFolder(dataFolder)
  mkdirSync(own, { recursive: true })
})
afterEach(() => rmSync(dataFolder, { recursive: true }))

function put(folder: string, name: string, age = 0): void {
  mkdirSync(folder, { recursive: true })
  const file = path.join(folder, name)
  writeFileSync(file, 'a')
  const written = (Date.now() - age) / 1000
  utimesSync(file, written, written)
}
const left = () =>
  readdirSync(path.join(dataFolder, 'tmp'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)
    .toSorted()

test('what earlier processes left is swept away, and what is being received stays', async () => {
  const folder = path.join(dataFolder, 'tmp')
  put(folder, 'of a version before')
  put(path.join(folder, nameOfProcess(process.pid, '00000000')), 'of a process that has ended')
  put(path.join(folder, `0123456789abcdef.1-00000000`), 'being received elsewhere')
  put(path.join(folder, `0123456789abcdef.1-00000000`), 'abandoned elsewhere', 2 * hour)
  put(own, 'being received here')
  put(own, 'abandoned here', 2 * hour)
  await sweepTemporaryFiles(dataFolder)
  expect(left()).toEqual(['being received elsewhere', 'being received here'])
})

test('there may be nothing to sweep', async () => {
  rmSync(path.join(dataFolder, 'tmp'), { recursive: true })
  await expect(sweepTemporaryFiles(dataFolder)).resolves.toBeUndefined()
})

test('what an upload leaves goes with the last that runs, however it ends', async () => {
  const running = new RunningUploads(own)
  const { promise, resolve } = Promise.withResolvers<void>()
  const slow = running.during(async () => {
    put(own, 'slow')
    await promise
  })
  await expect(
    running.during(async () => {
      put(own, 'failing')
      throw new Error('refused')
    }),
  ).rejects.toThrow('refused')
  expect(left()).toEqual(['failing', 'slow'])
  resolve()
  await slow
  expect(left()).toEqual([])
})
