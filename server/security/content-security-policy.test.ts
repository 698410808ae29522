import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { contentSecurityPolicy, hashesOfInlineScripts } from './content-security-policy.ts'

const hash = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`

test('every inline script is allowed by its hash, and files by none', () => {
  const page = Buffer.from(
    '<p>ماء</p><script>one("ماء")</script><script type="module" async="">\ntwo()\n</script><script src="/x.js"></script>',
  )
  expect(hashesOfInlineScripts(page)).toEqual([hash('one("ماء")'), hash('\ntwo()\n')])
})

test('data in a page needs no hash', () => {
  const page = Buffer.from(
    '<script type="application/ld+json">{"@type":"Dataset"}</script><script>one()</script><script type="application/ld+json" id="list">{}</script>',
  )
  expect(hashesOfInlineScripts(page)).toEqual([hash('one()')])
})

test('the policy allows no inline script without a hash and no other host', () => {
  const policy = contentSecurityPolicy(Buffer.from('<script>one()</script>'))
  const scripts = policy.split('; ').find((directive) => directive.startsWith('script-src'))
  expect(scripts).toBe(`script-src 'self' ${hash('one()')}`)
  expect(policy).toContain("default-src 'none'")
  expect(policy).not.toMatch(/https?:|\*/)
})

test('flags of another host are allowed by its origin, and nothing else of it', () => {
  const policy = contentSecurityPolicy(Buffer.from(''), {
    pictureOrigins: ['https://flags.example', 'https://flags.example'],
  })
  expect(policy.split('; ').filter((directive) => directive.includes('flags.example'))).toEqual([
    "img-src 'self' data: https://flags.example",
  ])
})
