import { statSync } from 'node:fs'
import path from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { socketPath } from './socket-path.ts'

afterEach(() => vi.unstubAllGlobals())

test('each socket has a path of its own, in a folder that no other user can enter', () => {
  const paths = [socketPath('rendering'), socketPath('rendering'), socketPath('back-office')]
  expect(new Set(paths).size).toBe(3)
  for (const one of paths) expect(statSync(path.dirname(one)).mode & 0o077).toBe(0)
})

test('on Windows each is a pipe with a name of its own', () => {
  vi.stubGlobal('process', { ...process, platform: 'win32', pid: 42 })
  const paths = [socketPath('rendering'), socketPath('back-office')]
  expect(paths[0]).toMatch(/^\\\\\.\\pipe\\network-rendering-42-\d+$/)
  expect(paths[1]).toMatch(/^\\\\\.\\pipe\\network-back-office-42-\d+$/)
  expect(paths[0]).not.toBe(paths[1])
})
