import { pbkdf2Sync } from 'node:crypto'
import { expect, test } from 'vitest'
import { isPasswordOf, storedPasswordOf } from './password-hash.ts'

test('a password is derived by 600,000 rounds, and recognised by what is stored of it', async () => {
  const stored = await storedPasswordOf('three blue otters')
  const derived = pbkdf2Sync('three blue otters', stored.salt, 600_000, 32, 'sha256').toString('hex')
  expect(stored.hash).toBe(`pbkdf2-sha256-v1:${derived}`)
  expect(await isPasswordOf(stored, 'three blue otters')).toBe(true)
  expect(await isPasswordOf(stored, 'three blue otter')).toBe(false)
})
