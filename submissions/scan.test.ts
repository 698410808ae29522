import { Readable } from 'node:stream'
import { describe, expect, test } from 'vitest'
import { startScanner, startSilentScanner } from '../tests/support/scanner.ts'
import { scanStream } from './scan.ts'

const virus = 'something bad'
const scan = (
  text: string,
  address: string | undefined,
  errors: unknown[] = [],
  limit = new AbortController().signal,
) =>
  scanStream(Readable.from([Buffer.from(text)]), { CLAMD_ADDRESS: address }, limit, (error) =>
    errors.push(error),
  )

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

  test('that hangs is given up at the limit, whether it has taken the file or not even the connection', async () => {
    for (const reads of [true, false]) {
      const errors: unknown[] = []
      await using scanner = await startSilentScanner(reads)
      const limit = new AbortController()
      const scanning = scan('x'.repeat(5_000_000), scanner.address, errors, limit.signal)
      await scanner.connected
      limit.abort()
      expect(await scanning).toBe('pending')
      expect(errors).toHaveLength(1)
    }
    expect(await scan('an offer', '127.0.0.1:1', [], AbortSignal.abort())).toBe('pending')
  })

  test('that is not configured is not asked', async () => {
    expect(await scan('an offer', undefined)).toBe('none')
  })
})
