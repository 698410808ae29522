import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { rootCertificates } from 'node:tls'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { checkTimeStampCertificate } from './time-stamp-certificate.ts'

let folder: string
const said: unknown[] = []

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'certificate-'))
  said.length = 0
  vi.spyOn(process.stdout, 'write').mockImplementation((line) => said.push(line) > 0)
})
afterEach(() => {
  vi.restoreAllMocks()
  rmSync(folder, { recursive: true })
})

/** What is said of a file with this content, or of none. */
function check(content?: string): string {
  const file = path.join(folder, 'time-stamps.pem')
  if (content !== undefined) writeFileSync(file, content)
  checkTimeStampCertificate({ TIME_STAMP_CERTIFICATE: file })
  return said.join('')
}

test('a certificate that can be read, and none at all, are no reason to say anything', () => {
  const [certificate] = rootCertificates
  expect(check(certificate)).toBe('')
  checkTimeStampCertificate({ TIME_STAMP_CERTIFICATE: undefined })
  expect(said).toEqual([])
})

test.each([
  ['that is not there', undefined, 'ENOENT'],
  ['that is none', 'nonsense', 'PEM'],
])('of a certificate %s the start warns, and goes on', (_, content, reason) => {
  expect(check(content)).toMatch(
    new RegExp(
      `^WARNING: .*time-stamps\\.pem can't be read as a certificate \\(.*${reason}.*\\): until it can`,
    ),
  )
})
