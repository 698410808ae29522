import { createHash } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { buildSealing } from './build-sealing.ts'

test('the same sources give the same files, whose hashes are published beside them', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'build-sealing-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const [one, other] = [path.join(folder, 'one'), path.join(folder, 'other')]
  const files = await buildSealing(one)
  expect(await buildSealing(other)).toEqual(files)
  expect(JSON.parse(readFileSync(path.join(one, 'hashes.json'), 'utf8'))).toEqual(files)
  expect(readdirSync(one).toSorted()).toEqual([
    ...['envelope-sender.js', 'hashes.json', 'offline-sealer.html', 'receipt-checker.html'],
    ...[files.sealAndSend, files.script, 'verify-log.mjs', 'verify-receipt.mjs'],
  ])
  for (const [name, published] of [
    [files.script, files.integrity],
    ['offline-sealer.html', files.offlineSealer],
    ['receipt-checker.html', files.receiptChecker],
  ] as const) {
    const bytes = readFileSync(path.join(one, name))
    expect(readFileSync(path.join(other, name))).toEqual(bytes)
    expect(`sha384-${createHash('sha384').update(bytes).digest('base64')}`).toBe(published)
    // It runs where nothing may be made code, and names no folder of this machine.
    expect(bytes.toString()).not.toMatch(/\bimport\s*\(|\beval\(|\/work\/|node:/)
  }
})
