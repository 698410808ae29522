import { Readable } from 'node:stream'
import { describe, expect, test } from 'vitest'
import { startScanner } from '../tests/support/scanner.ts'
import { scanStream } from './scan.ts'

const virus = 'something bad'
const scan = (text: string, address: string | undefined, errors: unknown[] = []) =>
  scanStream(Readable.from([Buffer.from(text)]), { CLAMD_ADDRESS: address }, (error) => errors.push(error))

describe('the scanner', () => {
  test('is given the whole file and says whether it is clean', async () => {
    await using scanner = await startScanner((content) =>
      content.includes(virus) ? 'stream: Test.Virus FOUND\0' : 'stream: OK\0',
    )
    const { address } = scanner
    expect(await scan('an offer', address)).toBe('clean')
    expect(await scan(`an offer with ${virus}`, address)).toBe('infected')
  })

  test('that gives no verdict, or is away, refuses nothing, and is reported', async () => {
    const errors: unknown[] = []
    await using scanner = await startScanner(() => 'INSTREAM size limit exceeded. ERROR\0')
    expect(await scan('an offer', scanner.address, errors)).toBe('pending')
    expect(await scan('an offer', '127.0.0.1:1', errors)).toBe('pending')
    expect(errors).toHaveLength(2)
  })

  test('that is not configured is not asked', async () => {
    expect(await scan('an offer', undefined)).toBe('none')
  })
})
