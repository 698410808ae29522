import { once } from 'node:events'
import { mkdir, mkdtemp, readFile, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { generateX25519Identity, identityToRecipient } from 'age-encryption'
import { describe, expect, test } from 'vitest'
import { keyOfFile, makeSealingKey } from './key-file.ts'
import { SealingKeyUnavailableError } from './sealing-key.ts'
import { openStream, sealStream } from './seal.ts'

const bytes = (length: number) => Buffer.from(Array.from({ length }, (_, index) => index % 251))

describe('sealing', () => {
  test('what is sealed does not show', async () => {
    const recipient = await identityToRecipient(await generateX25519Identity())
    const sealed = await buffer(await sealStream(Readable.from([bytes(1000)]), recipient))
    expect(sealed.includes(bytes(20))).toBe(false)
  })

  test.each([0, 1, 65_536, 200_000])('%i bytes come back as they were', async (length) => {
    const identity = await generateX25519Identity()
    const sealed = await buffer(
      await sealStream(
        Readable.from([bytes(length)], { objectMode: false }),
        await identityToRecipient(identity),
      ),
    )
    expect((await buffer(await openStream(Readable.from([sealed]), identity))).equals(bytes(length))).toBe(
      true,
    )
  })

  test.each(['before anything of it was read', 'half read'])(
    'what is opened and destroyed %s leaves no file open',
    async (when) => {
      const identity = await generateX25519Identity()
      const sealed = await buffer(
        await sealStream(Readable.from([bytes(200_000)]), await identityToRecipient(identity)),
      )
      const pieces = Array.from({ length: 100 }, (_, index) =>
        sealed.subarray(index * 2100, (index + 1) * 2100),
      )
      const file = Readable.from(pieces, { objectMode: false })
      const plain = await openStream(file, identity)
      if (when === 'half read') await once(plain, 'readable')
      plain.destroy()
      await once(plain, 'close')
      expect(file.destroyed).toBe(true)
    },
  )

  test('another key, a changed byte and a missing end are refused', async () => {
    const identity = await generateX25519Identity()
    const sealed = await buffer(
      await sealStream(Readable.from([bytes(200_000)]), await identityToRecipient(identity)),
    )
    const open = async (what: Buffer, key: string) => buffer(await openStream(Readable.from([what]), key))
    await expect(open(sealed, await generateX25519Identity())).rejects.toThrow('no identity')
    const changed = Buffer.from(sealed)
    changed[150_000] = (changed[150_000] ?? 0) ^ 1
    await expect(open(changed, identity)).rejects.toThrow(/.+/)
    await expect(open(sealed.subarray(0, -1), identity)).rejects.toThrow(/.+/)
  })
})

describe('the sealing key', () => {
  const newFile = async () => path.join(await mkdtemp(path.join(tmpdir(), 'sealing-')), 'keys', 'sealing-key')

  test('keeps one key in a file that only its owner reads, whoever asks first', async () => {
    const file = await newFile()
    const made = await Promise.all([makeSealingKey(file), makeSealingKey(file), makeSealingKey(file)])
    expect(made.filter(Boolean)).toHaveLength(1)
    expect((await stat(file)).mode & 0o777).toBe(0o600)
    expect(await readFile(file, 'utf8')).toMatch(/^AGE-SECRET-KEY-1\w+\n$/)
  })

  test('unwraps what it wrapped; its public half alone only wraps', async () => {
    const sealingKeyFile = await newFile()
    await makeSealingKey(sealingKeyFile)
    const sealingKey = await keyOfFile({ sealingKeyFile, SEALING_RECIPIENT: undefined })
    const wrapped = await sealingKey.wrap('AGE-SECRET-KEY-1EXAMPLE')
    expect(wrapped).not.toContain('EXAMPLE')
    expect(await sealingKey.unwrap(wrapped)).toBe('AGE-SECRET-KEY-1EXAMPLE')
    const publicHalf = await keyOfFile({
      sealingKeyFile: await newFile(),
      SEALING_RECIPIENT: sealingKey.id,
    })
    expect(publicHalf.id).toBe(sealingKey.id)
    expect(await sealingKey.unwrap(await publicHalf.wrap('secret'))).toBe('secret')
    await expect(publicHalf.unwrap(wrapped)).rejects.toBeInstanceOf(SealingKeyUnavailableError)
  })

  test('may be in a file as age-keygen writes it', async () => {
    const [plain, commented] = [await newFile(), await newFile()]
    await makeSealingKey(plain)
    const comments = '# created: 2026-01-01T00:00:00Z\n# public key: age1…\n'
    await mkdir(path.dirname(commented), { recursive: true })
    await writeFile(commented, `${comments}${await readFile(plain, 'utf8')}`)
    const keyIn = (sealingKeyFile: string) => keyOfFile({ sealingKeyFile, SEALING_RECIPIENT: undefined })
    const wrapped = await (await keyIn(plain)).wrap('secret')
    expect(await (await keyIn(commented)).unwrap(wrapped)).toBe('secret')
    await writeFile(commented, comments)
    await expect(keyIn(commented)).rejects.toThrow('holds no sealing key')
  })

  test('is not there without a key', async () => {
    await expect(
      keyOfFile({ sealingKeyFile: await newFile(), SEALING_RECIPIENT: undefined }),
    ).rejects.toBeInstanceOf(SealingKeyUnavailableError)
  })
})
