import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { generateX25519Identity, identityToRecipient } from 'age-encryption'
import type { Payload } from 'payload'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import type { Environment } from '../../environment.ts'
import { openTestDatabase, type TestDatabase } from '../support/test-database.ts'
import { makeTender } from '../support/test-tender.ts'

type Modules = Awaited<ReturnType<typeof loadModules>>

let database: TestDatabase
let payload: Payload
let settings: Environment
let modules: Modules
let bucket: Server | undefined
const said: string[] = []

/** What reads settings is imported once the test database is there. */
async function loadModules() {
  const [claims, identity, refusals, sql, drizzle, schema, environment] = await Promise.all([
    import('../../payload/claim-belongings.ts'),
    import('../../store/database/identity/database-identity.ts'),
    import('../../store/database/identity/refuse-other-belongings.ts'),
    import('../../store/database/raw-sql.ts'),
    import('@payloadcms/db-sqlite/drizzle'),
    import('../../store/database/schema/schema-state.ts'),
    import('../../environment.ts'),
  ])
  return { ...claims, ...identity, ...refusals, ...sql, ...schema, ...environment, sql: drizzle.sql }
}

beforeAll(async () => {
  database = await openTestDatabase()
  payload = database.payload
  modules = await loadModules()
  settings = modules.environment()
})
afterAll(() => database.close())
beforeEach(async () => {
  said.length = 0
  await write('DELETE FROM identities', 'DELETE FROM tender_keys')
})
afterEach(() => {
  bucket?.close()
  bucket = undefined
})

async function write(...statements: string[]): Promise<void> {
  const { write: send } = await modules.rawSql(payload)
  await send(statements.map((statement) => modules.sql.raw(statement)))
}

interface Machine {
  secret: string
  /** Its sealing key's public half; nothing where it has none yet. */
  recipient: string | undefined
  settings: Environment
}

/** A machine with an empty folder of keys. */
function machine(given: Partial<Machine> = {}): Machine {
  const sealingKeyFile = path.join(mkdtempSync(path.join(tmpdir(), 'belongings-')), 'keys/sealing-key')
  return {
    secret: 'a secret of at least thirty-two characters',
    recipient: 'age1first',
    settings: { ...settings, SECRET: 'given', sealingKeyFile },
    ...given,
  }
}

const ownOf = ({ secret, recipient, settings: { sealingKeyFile } }: Machine) => ({
  secret,
  sealingRecipient: async () =>
    recipient ??
    (await import('../../procurement/proposals/sealing/key-file.ts')).sealingRecipient({
      sealingKeyFile,
      SEALING_RECIPIENT: undefined,
    }),
  signingKeys,
})

/** Of a machine; as the product reads them where a test asks for it. */
let signingKeys = () => Promise.resolve<string | undefined>('the signing keys')

/** What preparing the database does on a machine. */
async function claim(
  one: Machine,
  {
    adopted = [],
    acceptsLoss = false,
    isNew = false,
  }: Partial<import('../../payload/claim-belongings.ts').Adoption> & { isNew?: boolean } = {},
): Promise<void> {
  await modules.claimBelongings({
    payload,
    settings: one.settings,
    own: ownOf(one),
    identity: await modules.identifyDatabase(payload),
    adopted,
    acceptsLoss,
    isOwnBucket: false,
    isNew,
    progress: (what) => said.push(what),
  })
}

/** What opening the database does on a machine. */
async function open(one: Machine): Promise<void> {
  const state = await modules.readDatabaseState(payload)
  await modules.refuseOtherBelongings({ payload, state, own: ownOf(one), settings: one.settings })
}

const belongings = async () => (await modules.readDatabaseState(payload)).belongings

describe('what belongs to a database', () => {
  test('is noted once, and the secret only as what it cannot be guessed from', async () => {
    await claim(machine())
    const noted = await belongings()
    expect(noted).toEqual({
      secret: expect.stringMatching(/^[\w-]{43}$/) as unknown,
      'sealing-recipient': 'age1first',
      'signing-keys': 'the signing keys',
      uploads: 'folder',
      submissions: 'folder',
    })
    await claim(machine())
    await open(machine())
    expect(await belongings()).toEqual(noted)
  })

  test('is of one machine when several with others start at once', async () => {
    const machines = ['one', 'two', 'three'].map((name) =>
      machine({ secret: `${name} secret of at least thirty-two characters`, recipient: `age1${name}` }),
    )
    await modules.identifyDatabase(payload)
    const outcomes = await Promise.allSettled(machines.map((one) => claim(one)))
    // Each of the two may be another machine's, and whoever lacks one of them is refused.
    expect(outcomes.filter(({ status }) => status === 'fulfilled').length).toBeLessThanOrEqual(1)
    const noted = await belongings()
    const others = machines.filter(({ recipient }) => recipient !== noted['sealing-recipient'])
    expect(others).toHaveLength(2)
    for (const one of others) await expect(open(one)).rejects.toThrow('belong')
  })
})

describe('a machine is refused in one sentence', () => {
  beforeEach(() => claim(machine()))

  test('with another secret, until it is adopted', async () => {
    const other = machine({ secret: 'another secret of at least thirty-two characters' })
    await expect(open(other)).rejects.toThrow('SECRET is another secret')
    await expect(claim(other)).rejects.toThrow('--adopt secret')
    await claim(other, { adopted: ['secret'] })
    await open(other)
    await expect(open(machine())).rejects.toThrow('SECRET is another secret')
  })

  test('with another secret while mail waits that is sealed under the former one, unless its loss is accepted', async () => {
    const { mailStatement } = await import('../../store/mail/outgoing-mail.ts')
    const waiting = { about: 'A-1', to: 'bidder@example.org', language: 'en' } as const
    const writing = { settings: { MAIL_FROM: undefined, MAIL_RETRY_HOURS: 48 }, now: new Date() }
    const former = machine()
    const other = machine({ secret: 'another secret of at least thirty-two characters' })
    const { write: send } = await modules.rawSql(payload)
    await send([
      mailStatement(former, { ...waiting, kind: 'receipt' }, writing),
      mailStatement(former, { ...waiting, kind: 'invitation' }, writing),
      mailStatement(other, { ...waiting, kind: 'task' }, writing),
    ])
    const mails = '2 mail(s) that are not sent yet (receipt, invitation)'
    await expect(claim(other, { adopted: ['secret'] })).rejects.toThrow(
      `The secret is not replaced: ${mails} can be read only with the former one.`,
    )
    await open(former)
    await claim(other, { adopted: ['secret'], acceptsLoss: true })
    expect(said).toContain(`${mails} can be sent only with the former secret`)
    await open(other)
    await write('DELETE FROM outgoing_mail')
  })

  test('with another sealing key', async () => {
    await expect(open(machine({ recipient: 'age1second' }))).rejects.toThrow(
      'The sealing key age1first belongs to the database, and this machine has age1second',
    )
  })

  test('without a sealing key, and none is made', async () => {
    const fresh = machine({ recipient: undefined })
    const sentence = `copy that key's file from a machine that has it to ${fresh.settings.sealingKeyFile}`
    await expect(claim(fresh)).rejects.toThrow(sentence)
    await expect(open(fresh)).rejects.toThrow('set SEALING_RECIPIENT=age1first')
    expect(existsSync(fresh.settings.sealingKeyFile)).toBe(false)
  })

  test('with a bucket beside files on disk', async () => {
    const other = machine()
    other.settings = { ...other.settings, S3_BUCKET: 'uploads' }
    await expect(open(other)).rejects.toThrow('are in the data folder, and S3_BUCKET names a bucket')
  })
})

describe('the sealing key', () => {
  const sealTenderWith = async (custodian: string) => {
    const tender = await makeTender(payload, '2030-01-15T12:00:00.000Z')
    const recipient = await identityToRecipient(await generateX25519Identity())
    await payload.create({
      collection: 'tender-keys',
      data: { tender: tender.id, recipient, wrappedIdentity: 'wrapped', custodian },
      overrideAccess: true,
    })
  }

  test('of an installation that has noted none is the one that its tenders need', async () => {
    await sealTenderWith('age1needed')
    const fresh = machine({ recipient: undefined })
    await expect(claim(fresh)).rejects.toThrow('The sealing key age1needed belongs to the database')
    expect(existsSync(fresh.settings.sealingKeyFile)).toBe(false)
    await claim(machine({ recipient: 'age1needed' }))
  })

  test('is made where a new installation has none', async () => {
    const fresh = machine({ recipient: undefined })
    await claim(fresh)
    expect((await belongings())['sealing-recipient']).toBe(await ownOf(fresh).sealingRecipient())
    expect(said).toEqual([expect.stringContaining('keep a copy of it')])
  })

  test('is replaced while no tender needs it, and otherwise only by who accepts the loss', async () => {
    await claim(machine())
    const other = machine({ recipient: 'age1second' })
    await claim(other, { adopted: ['sealing-recipient'] })
    await sealTenderWith('age1second')
    const third = machine({ recipient: 'age1third' })
    await expect(open(third)).rejects.toThrow('the proposals of 1 tender(s) could be neither received')
    await expect(claim(third, { adopted: ['sealing-recipient'] })).rejects.toThrow(
      'the proposals of 1 tender(s) are sealed under age1second',
    )
    await open(other)
    await claim(third, { adopted: ['sealing-recipient'], acceptsLoss: true })
    await open(third)
    await expect(open(other)).rejects.toThrow('this machine has age1second')
  })

  test('that is none is named', async () => {
    const { ownSealingRecipient } = await import('../../payload/own-sealing-recipient.ts')
    const sealingKeyFile = path.join(mkdtempSync(path.join(tmpdir(), 'belongings-')), 'sealing-key')
    writeFileSync(sealingKeyFile, 'nonsense')
    await expect(ownSealingRecipient({ ...settings, sealingKeyFile })).rejects.toThrow(
      `The file ${sealingKeyFile} holds no sealing key`,
    )
  })
})

test('signing keys of which a first start left some are completed for a new database, and refused by one that has been filled', async () => {
  const { makeSigningKeys } = await import('../../transparency/keys/signing-keys.ts')
  const { ownSigningKeys } = await import('../../payload/own-belongings.ts')
  const signingKeysFolder = mkdtempSync(path.join(tmpdir(), 'belongings-signing-'))
  await makeSigningKeys(signingKeysFolder)
  const file = (name: string) => path.join(signingKeysFolder, name)
  const receipts = readFileSync(file('receipts'), 'utf8')
  rmSync(file('log-entries'))
  const given = machine()
  const broken = { ...given, settings: { ...given.settings, signingKeysFolder } }
  const usual = signingKeys
  onTestFinished(() => {
    signingKeys = usual
  })
  signingKeys = () => ownSigningKeys({ signingKeysFolder })
  await expect(claim(broken)).rejects.toThrow('log-entries is missing: put the signing keys back')
  await claim(broken, { isNew: true })
  expect(readFileSync(file('receipts'), 'utf8')).toBe(receipts)
  expect((await belongings())['signing-keys']).toBe(await ownSigningKeys({ signingKeysFolder }))
})

describe('a bucket', () => {
  const objects = new Map<string, string>()
  let isAway = false

  /** Settings of a machine that reaches the bucket at one of its addresses. */
  async function withBucket(name = 'uploads'): Promise<Machine> {
    const server = (bucket ??= createServer((request, response) => {
      const parts: Buffer[] = []
      request.on('data', (part: Buffer) => parts.push(part))
      request.on('end', () => {
        const place = request.url?.split('?')[0] ?? ''
        if (request.method === 'PUT' && !isAway) objects.set(place, Buffer.concat(parts).toString())
        const found = objects.get(place)
        response.writeHead(isAway ? 403 : found === undefined ? 404 : 200, {
          'content-type': 'application/xml',
        })
        const code = isAway ? 'AccessDenied' : 'NoSuchKey'
        response.end(!isAway && found !== undefined ? found : `<Error><Code>${code}</Code></Error>`)
      })
    }).listen(0, '127.0.0.1'))
    if (!server.listening) await new Promise((resolve) => server.once('listening', resolve))
    const address = server.address()
    const one = machine()
    one.settings = {
      ...one.settings,
      S3_BUCKET: name,
      S3_ENDPOINT: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
      S3_ACCESS_KEY_ID: 'key',
      S3_SECRET_ACCESS_KEY: 'secret',
    }
    return one
  }

  beforeEach(() => {
    objects.clear()
    isAway = false
  })

  test('has the identity of its database, by which another address of it is recognised', async () => {
    const one = await withBucket()
    await claim(one)
    const { identity } = await modules.readDatabaseState(payload)
    const [stored] = objects.values()
    expect(stored).toContain(identity)
    const elsewhere = await withBucket('alias')
    await expect(open(elsewhere)).rejects.toThrow('the S3 settings name')
    objects.set('/alias/database-identity', `${identity}\n`)
    await open(elsewhere)
    await expect(open(machine())).rejects.toThrow('S3_BUCKET is not set')
  })

  test('of another database is refused', async () => {
    const one = await withBucket()
    objects.set('/uploads/database-identity', 'another\n')
    await expect(claim(one)).rejects.toThrow('belongs to another database')
    expect((await belongings()).uploads).toBeUndefined()
  })

  test('that is away is noted at a later start, and the site starts meanwhile', async () => {
    const one = await withBucket()
    isAway = true
    await claim(one)
    expect(said[0]).toContain('the next start tries again')
    await open(one)
    isAway = false
    await claim(one)
    expect((await belongings()).uploads).toContain('/uploads')
  })

  test('takes submissions in only when they are moved there, or a new installation begins with it', async () => {
    const one = await withBucket()
    await claim(one)
    expect((await belongings()).submissions).toBe('folder')
    expect(said).toEqual([expect.stringContaining('"npm run move-to-bucket" moves them')])
    await claim(one, { adopted: ['submissions'] })
    expect((await belongings()).submissions).toBe('bucket')
  })
})

describe('a schema that a later release made', () => {
  const later = '20991231_000000_later'
  beforeEach(() => write(`INSERT INTO payload_migrations (name, batch) VALUES ('${later}', 99)`))
  afterEach(() =>
    write(
      `DELETE FROM payload_migrations WHERE name = '${later}'`,
      `DELETE FROM migration_marks WHERE name = '${later}'`,
    ),
  )

  const check = async () => modules.refuseNewerSchema(await modules.readUnknownMigrations(payload))

  test('is refused by name, unless that release says that this one reads it', async () => {
    await expect(check()).rejects.toThrow(later)
    await write(`INSERT INTO migration_marks (name, readable_since) VALUES ('${later}', 1)`)
    await expect(check()).resolves.toBeUndefined()
    await write(`UPDATE migration_marks SET readable_since = 2 WHERE name = '${later}'`)
    await expect(check()).rejects.toThrow('start that release or a later one')
  })

  test('is known by marks of all that this release has', async () => {
    await modules.markMigrations(payload)
    const { knownMigrations } = await import('../../store/migrations/names.ts')
    const { rows } = await modules.rawSql(payload)
    const marks = await rows(modules.sql`SELECT name FROM migration_marks`)
    expect(marks).toHaveLength(knownMigrations.length)
  })
})

describe('preparing a database', () => {
  const say = (what: string) => said.push(what)

  test('is done by one at a time: another waits and says so', async () => {
    const { withPreparationLock } = await import('../../store/database/preparation-lock.ts')
    const order: string[] = []
    const begun = Promise.withResolvers<void>()
    const mayEnd = Promise.withResolvers<void>()
    const first = withPreparationLock(settings, { progress: say }, async () => {
      begun.resolve()
      await mayEnd.promise
      order.push('first')
    })
    await begun.promise
    const second = withPreparationLock(
      settings,
      {
        progress: (what) => {
          say(what)
          mayEnd.resolve()
        },
      },
      () => Promise.resolve(order.push('second')),
    )
    await Promise.all([first, second])
    expect(order).toEqual(['first', 'second'])
    expect(said).toEqual([expect.stringContaining('another process is preparing this database')])
  })

  test('is given up by who has waited too long, and free after a failure', async () => {
    const { withPreparationLock } = await import('../../store/database/preparation-lock.ts')
    const waits = { progress: say, limit: 1 }
    const inner = withPreparationLock(settings, waits, () =>
      withPreparationLock(settings, waits, () => Promise.resolve('never')),
    )
    await expect(inner).rejects.toThrow('start again when it has ended')
    await expect(withPreparationLock(settings, waits, () => Promise.resolve('free'))).resolves.toBe('free')
  })
})
