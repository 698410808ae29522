import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { age, hasAge } from '../tests/support/age.ts'
import { testAnswers, testEnvelope, testTender } from '../tests/support/sealed-envelope.ts'
import { identityText } from './identity-files.ts'

describe.skipIf(!(await hasAge()))('without this product', () => {
  test('Debian’s tar and age open an envelope, its shares and its content', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'envelope-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    const at = (name: string) => path.join(folder, name)
    const { terms, keys } = await testTender()
    const { bytes, privatePart } = await testEnvelope(terms)
    writeFileSync(at('envelope.tar'), bytes)
    execFileSync('tar', ['-xf', at('envelope.tar'), '-C', folder])
    expect(readdirSync(folder).toSorted()).toEqual([
      ...['content.age', 'envelope.json', 'envelope.tar', 'share-1.age', 'share-2.age', 'share-3.age'],
    ])
    for (const [index, key] of keys.entries()) {
      writeFileSync(at('key.txt'), identityText(key, 'Office'))
      const text = execFileSync(age, ['-d', '-i', at('key.txt'), at(`share-${index + 1}.age`)], {
        encoding: 'utf8',
      })
      expect(text).toContain(`share: ${index + 1} of 3, any 2 open`)
    }
    writeFileSync(at('bid.txt'), `${privatePart.identity}\n`)
    execFileSync(age, ['-d', '-i', at('bid.txt'), '-o', at('content.tar'), at('content.age')])
    execFileSync('tar', ['-xf', at('content.tar'), '-C', folder])
    expect(readFileSync(at('file-1.pdf'), 'utf8')).toBe('%PDF-1.7 one')
    expect(JSON.parse(readFileSync(at('proposal.json'), 'utf8'))).toMatchObject({ answers: testAnswers })
  })
})
