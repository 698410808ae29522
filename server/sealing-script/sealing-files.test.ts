import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Hono } from 'hono'
import { expect, onTestFinished, test } from 'vitest'
import { sealingFiles } from './sealing-files.ts'

test('the script may be cached for ever, the page is saved, and nothing else is there', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'sealing-files-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  mkdirSync(path.join(folder, 'sealing'))
  for (const file of ['sealing-00.js', 'offline-sealer.html']) {
    writeFileSync(path.join(folder, 'sealing', file), 'content')
  }
  writeFileSync(path.join(folder, 'secret.txt'), 'secret')
  const app = new Hono().route('/sealing', sealingFiles(folder))
  const script = await app.request('/sealing/sealing-00.js')
  expect(script.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable')
  expect(script.headers.get('Content-Type')).toContain('javascript')
  expect(script.headers.has('Content-Disposition')).toBe(false)
  const page = await app.request('/sealing/offline-sealer.html')
  expect(page.headers.get('Content-Disposition')).toBe('attachment; filename="offline-sealer.html"')
  expect(page.headers.get('Cache-Control')).toBe('public, max-age=86400')
  for (const other of ['/sealing/other.js', '/sealing/..%2fsecret.txt', '/sealing/']) {
    expect((await app.request(other)).status).toBe(404)
  }
})
