import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { DatabaseAwayError } from '../../store/database/availability.ts'
import { nameOfProcess } from '../../store/process-name.ts'
import { DiskSubmissionStore } from './disk-submission-store.ts'

let dataFolder: string
let store: DiskSubmissionStore
let living: ChildProcess

beforeEach(async () => {
  dataFolder = mkdtempSync(path.join(tmpdir(), 'submission-store-'))
  store = new DiskSubmissionStore(dataFolder)
  living = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' })
  await once(living, 'spawn')
})
afterEach(async () => {
  await end()
  rmSync(dataFolder, { recursive: true })
})

const incoming = () => path.join(dataFolder, 'submissions/incoming')
const stored = () => path.join(dataFolder, 'submissions/stored')
const nothingRecorded = async () => false
const sweepingOf = (isRecorded: (submission: string) => Promise<boolean>) => ({
  ...{ isRecorded, now: new Date() },
  reportError: (error: unknown) => {
    throw error
  },
})
const sweep = (isRecorded = nothingRecorded) => store.sweep(sweepingOf(isRecorded))

async function end(): Promise<void> {
  if (living.exitCode !== null || living.signalCode !== null) return
  const ended = once(living, 'exit')
  living.kill('SIGKILL')
  await ended
}

/** What a process leaves that is at two submissions: one is arriving, one moved into place and not recorded yet. */
function leftBy(owner: string): void {
  mkdirSync(path.join(incoming(), `${owner}.a1`), { recursive: true })
  writeFileSync(path.join(incoming(), `${owner}.b2.moved`), '')
  mkdirSync(path.join(stored(), 'b2'), { recursive: true })
  writeFileSync(path.join(stored(), 'b2', 'file-0.pdf'), 'file')
}

describe('sweeping', () => {
  test('leaves alone what another living process is at, and removes it when that has ended', async () => {
    leftBy(nameOfProcess(living.pid, 'a0'))
    expect(await sweep()).toEqual([])
    expect(readdirSync(incoming())).toHaveLength(2)
    expect(existsSync(path.join(stored(), 'b2'))).toBe(true)
    await end()
    expect(await sweep()).toEqual(['b2'])
    expect(readdirSync(incoming())).toEqual([])
    expect(existsSync(path.join(stored(), 'b2'))).toBe(false)
  })

  test('removes what an earlier process of its own id left, and not what it is at itself', async () => {
    leftBy(nameOfProcess(process.pid, 'a0'))
    const staged = await store.stage()
    writeFileSync(staged.fileToWrite('file-0.pdf'), 'file')
    await staged.move()
    expect(await sweep()).toEqual(['b2'])
    expect(readdirSync(stored())).toEqual([staged.name])
  })

  test('leaves alone what a process of another machine or container is at, for longer than a request lasts', async () => {
    const elsewhere = 'f'.repeat(16)
    leftBy(`${elsewhere}.${process.pid}-a0`)
    expect(await sweep()).toEqual([])
    const before = new Date(Date.now() - 61 * 60_000)
    for (const entry of readdirSync(incoming())) utimesSync(path.join(incoming(), entry), before, before)
    expect(await sweep()).toEqual(['b2'])
  })

  test('leaves what is recorded', async () => {
    leftBy(nameOfProcess(process.pid, 'a0'))
    expect(await sweep(async () => true)).toEqual([])
    expect(readdirSync(incoming())).toEqual([])
    expect(existsSync(path.join(stored(), 'b2'))).toBe(true)
  })

  test('goes on after what can’t be removed now, which the next one removes', async () => {
    const owner = nameOfProcess(process.pid, 'a0')
    leftBy(owner)
    writeFileSync(path.join(incoming(), `${owner}.a0.moved`), '')
    const errors: unknown[] = []
    const away = new Error('The database does not answer')
    const isRecorded = async (submission: string) => {
      if (submission === 'a0') throw away
      return false
    }
    const reportError = (error: unknown) => errors.push(error)
    expect(await store.sweep({ isRecorded, now: new Date(), reportError })).toEqual(['b2'])
    expect(errors).toEqual([away])
    expect(existsSync(path.join(stored(), 'b2'))).toBe(false)
    const later = new Date(Date.now() + 61 * 60_000)
    expect(await store.sweep({ ...sweepingOf(nothingRecorded), now: later })).toEqual(['a0'])
    expect(readdirSync(incoming())).toEqual([])
  })

  test('by two processes at once reports each submission once', async () => {
    for (let round = 0; round < 10; round += 1) {
      leftBy(nameOfProcess(process.pid, 'a0'))
      const swept = await Promise.all([store, store].map((each) => each.sweep(sweepingOf(nothingRecorded))))
      expect(swept.flat()).toEqual(['b2'])
    }
  })
})

test('what is committed is not discarded any more', async () => {
  const staged = await store.stage()
  await staged.move()
  await staged.commit()
  await staged.discard()
  expect(readdirSync(stored())).toEqual([staged.name])
})

describe('removing what was refused', () => {
  /** Refused submissions, as their process leaves them. */
  function refuse(...names: string[]): void {
    mkdirSync(incoming(), { recursive: true })
    for (const name of names) {
      writeFileSync(path.join(incoming(), `${nameOfProcess()}.${name}.refused`), '')
      mkdirSync(path.join(stored(), name), { recursive: true })
    }
  }

  test('goes on after a record and files that can’t be deleted now, which the next time deletes', async () => {
    refuse('a1', 'b2', 'c3', 'd4')
    const failure = new Error('The record can’t be deleted')
    const [immutable, away] = [new Error('EPERM'), new Error('EBUSY')]
    const errors: unknown[] = []
    const reportError = (error: unknown) => errors.push(error)
    const removeRecord = vi.fn(async (submission: string) => {
      if (submission === 'a1') throw failure
    })
    const remove = store.remove.bind(store)
    vi.spyOn(store, 'remove').mockImplementation(async (submission) => {
      if (submission === 'b2') throw immutable
      if (submission === 'c3') throw away
      await remove(submission)
    })
    await expect(store.removeRefused({ removeRecord, now: new Date(), reportError })).rejects.toBe(failure)
    expect(errors).toHaveLength(2)
    expect(errors).toEqual(expect.arrayContaining([immutable, away]))
    expect(readdirSync(stored()).toSorted()).toEqual(['a1', 'b2', 'c3'])
    vi.restoreAllMocks()
    const again = { removeRecord: async () => undefined, now: new Date(), reportError }
    expect(await store.removeRefused(again)).toBe(3)
    expect([...readdirSync(stored()), ...readdirSync(incoming())]).toEqual([])
    expect(errors).toHaveLength(2)
  })

  test('stops where the database is away, so that the others can be sent again meanwhile', async () => {
    refuse('a1', 'b2', 'c3')
    const away = new DatabaseAwayError()
    const removeRecord = vi.fn(() => Promise.reject(away))
    const reportError = vi.fn()
    await expect(store.removeRefused({ removeRecord, now: new Date(), reportError })).rejects.toBe(away)
    expect(removeRecord).toHaveBeenCalledOnce()
    expect(readdirSync(incoming()).filter((entry) => entry.endsWith('.refused'))).toHaveLength(2)
  })
})
