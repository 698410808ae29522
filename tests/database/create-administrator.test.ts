import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { compiledScript } from '../../commands/steps/compiled-scripts.ts'
import { onSqliteOnly } from '../support/one-database.ts'
import { withQuickPasswords } from '../support/quick-passwords.ts'
import { openTestDatabase, type TestDatabase } from '../support/test-database.ts'

const command = compiledScript('commands/create-administrator.ts')
let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

async function run(args: readonly string[], input: string) {
  const child = spawn(process.execPath, [...withQuickPasswords, command, ...args], {
    stdio: ['pipe', 'pipe', 'pipe'],
  })
  child.stdin.end(input)
  const [said, refused, [status]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ])
  return { status, said, refused }
}

const signsIn = (email: string, password: string) =>
  database.payload.login({ collection: 'users', data: { email, password } }).then(
    ({ user }) => user?.roles,
    (error: unknown) => (error instanceof Error ? error.name : String(error)),
  )

test(
  'the first administrator is made, with a password typed twice through a pipe',
  onSqliteOnly,
  async () => {
    const { status, said } = await run(
      ['--email', 'First@example.org', '--name', 'First'],
      'saffron-lattice-41\nsaffron-lattice-41\n',
    )
    expect(status).toBe(0)
    expect(said).toContain('First <first@example.org> is now an administrator')
    expect(await signsIn('first@example.org', 'saffron-lattice-41')).toEqual(['administrator'])
  },
)

test('an account that is there stays as it is, and its reset is offered', onSqliteOnly, async () => {
  const editor = { email: 'editor@example.org', password: 'the editor’s own', name: 'Editor' }
  await database.payload.create({ collection: 'users', data: { ...editor, roles: ['editor'] } })
  const { status, refused } = await run(['--email', editor.email, '--name', 'Somebody'], 'another password\n')
  expect(status).toBe(1)
  expect(refused).toContain('There is already an account of Editor <editor@example.org> (editor).')
  expect(refused).toContain('--reset-password')
  expect(await signsIn(editor.email, editor.password)).toEqual(['editor'])
})

test('somebody who forgot the password gets a new one, and no other role', onSqliteOnly, async () => {
  const buyer = { email: 'buyer@example.org', password: 'a forgotten password', name: 'Buyer' }
  const { id } = await database.payload.create({
    collection: 'users',
    data: { ...buyer, roles: ['procurement'] },
  })
  const { status, said } = await run(['--email', buyer.email, '--reset-password'], 'copper-estuary-77\n')
  expect(status).toBe(0)
  expect(said).toContain('Buyer <buyer@example.org> (procurement) has a new password')
  expect(await signsIn(buyer.email, 'copper-estuary-77')).toEqual(['procurement'])
  expect(await signsIn(buyer.email, buyer.password)).toBe('AuthenticationError')
  const stored = await database.payload.findByID({ collection: 'users', id, overrideAccess: true })
  expect(stored.name).toBe('Buyer')
})

test.each([
  [['--email', 'nobody@example.org', '--reset-password'], 'There is no account of nobody@example.org.'],
  [['--email', 'new@example.org', '--name', 'New'], 'The two passwords differ.'],
  [['--email', 'new@example.org'], 'The name is missing.'],
  [['--email', 'nobody'], 'The e-mail address is wrong.'],
  [['--mail', 'new@example.org'], "Unknown option '--mail'"],
])('%j is refused: %s', onSqliteOnly, async (args, sentence) => {
  const { status, said, refused } = await run(args, 'one long password\nanother long password\n')
  expect(refused).toContain(sentence)
  expect({ status, said }).toEqual({ status: 1, said: '' })
  expect(refused).not.toContain('    at ')
})
