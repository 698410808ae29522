import path from 'node:path'
import { expect, test } from 'vitest'
import { formerSettingsIn, parseEnvironment, WrongSettingError, type SettingName } from './environment.ts'

test('nothing has to be set', () => {
  const settings = parseEnvironment({})
  expect(settings.PORT).toBe(3000)
  expect(settings.dataFolder).toBe(path.resolve('data'))
  expect(settings.sqliteFile).toBe(path.resolve('data/database.sqlite'))
  expect(settings.siteUrl).toBe('http://localhost:3000')
})

test('an empty setting is one that was left out', () => {
  expect(parseEnvironment({ PORT: '', DATABASE_URL: '' }).PORT).toBe(3000)
})

test('Postgres takes the place of SQLite', () => {
  expect(parseEnvironment({ DATABASE_URL: 'postgres://u:p@db/n' }).sqliteFile).toBeUndefined()
})

test('the site’s address has no slash at its end', () => {
  expect(parseEnvironment({ SITE_URL: 'https://example.org/' }).siteUrl).toBe('https://example.org')
})

test('flags may come from elsewhere', () => {
  const address = 'https://flags.example/w40/{code}.png'
  expect(parseEnvironment({ FLAG_ADDRESS_SMALL: address }).FLAG_ADDRESS_SMALL).toBe(address)
})

test('a setting’s former name holds, with a sentence that asks to rename it', () => {
  const source = { PAGES_MADE_ANEW: '7' }
  expect(parseEnvironment(source).WARM_PAGES).toBe(7)
  expect(formerSettingsIn(source)).toEqual([
    'The setting PAGES_MADE_ANEW is called WARM_PAGES now; please rename it.',
  ])
  expect(parseEnvironment({ ...source, WARM_PAGES: '8' }).WARM_PAGES).toBe(8)
  expect(formerSettingsIn({ WARM_PAGES: '8' })).toEqual([])
})

test.each(['on', 'off', 'perhaps'])(
  'CUSTODIANS=%s changes nothing any more, and is said to be superfluous',
  (value) => {
    const source = { CUSTODIANS: value }
    expect(parseEnvironment(source)).toEqual(parseEnvironment({}))
    expect(formerSettingsIn(source)).toEqual([
      `The setting CUSTODIANS=${value} no longer changes anything: custodians hold the keys to the proposals of every tender (docs/custodians.md). Please remove it.`,
    ])
  },
)

/** A wrong value of each setting, and what of it is repeated. */
const wrong: Record<SettingName, readonly [value: string, shown: string]> = {
  NODE_ENV: ['staging', '"staging"'],
  PORT: ['eighty', '"eighty"'],
  HOST: ['http://localhost:3000', '"http://localhost:3000"'],
  OPERATOR_PORT: ['0', '"0"'],
  OPERATOR_HOST: ['127.0.0.1:9464', '"127.0.0.1:9464"'],
  PUBLIC_PROCESSES: ['all', '"all"'],
  RENDERING_SOCKET: ['~/socket', '"~/socket"'],
  RENDERING_SOCKETS: ['socket', '"socket"'],
  SITE_URL: ['example.org', '"example.org"'],
  DATA_DIR: ['~/data', '"~/data"'],
  DATABASE_URL: ['mysql://user:p@ssword@db/network', '"mysql://…@db/network"'],
  STARTER_CONTENT: ['none', '"none"'],
  SECRET: ['too short', 'what was given (9 characters)'],
  ADMIN: ['yes', '"yes"'],
  ADMIN_SOCKET: ['http://127.0.0.1:3001', '"http://127.0.0.1:3001"'],
  LOG_FORMAT: ['xml', '"xml"'],
  OTEL_EXPORTER_OTLP_ENDPOINT: ['127.0.0.1:4318', '"127.0.0.1:4318"'],
  OTEL_EXPORTER_OTLP_HEADERS: ['a key', 'what was given (5 characters)'],
  OTEL_SERVICE_NAME: ['a name', '"a name"'],
  OTEL_TRACES_SAMPLER_ARG: ['2', '"2"'],
  LOG_LEVEL: ['loud', '"loud"'],
  PAGE_CACHE_MEGABYTES: ['12 MB', '"12 MB"'],
  DRAIN_SECONDS: ['10s', '"10s"'],
  WARM_PAGES: ['-1', '"-1"'],
  S3_BUCKET: ['s3://uploads', '"s3://uploads"'],
  S3_REGION: ['US East', '"US East"'],
  S3_ENDPOINT: ['s3.example.org', '"s3.example.org"'],
  S3_ACCESS_KEY_ID: ['a key', '"a key"'],
  S3_SECRET_ACCESS_KEY: ['secret\n', 'what was given (7 characters)'],
  TOPOLOGY_ADDRESS: ['world.json', '"world.json"'],
  FLAG_ADDRESS_SMALL: ['https://flags.example/jo.png', '"https://flags.example/jo.png"'],
  FLAG_ADDRESS_LARGE: ['{code}.png', '"{code}.png"'],
  WITHOUT_SIGNING_KEYS: ['yes', '"yes"'],
  SIGNING_KEYS: ['https://keys.example/keys', '"https://keys.example/keys"'],
  SEALING_KEY_FILE: ['https://keys.example/key', '"https://keys.example/key"'],
  SEALING_RECIPIENT: ['AGE-SECRET-KEY', 'what was given (14 characters)'],
  BACKUP_FOLDER: ['s3://backup', '"s3://backup"'],
  BACKUP_BUCKET: ['a', '"a"'],
  BACKUP_S3_ENDPOINT: ['s3.example.org', '"s3.example.org"'],
  BACKUP_S3_REGION: ['US East', '"US East"'],
  BACKUP_S3_ACCESS_KEY_ID: ['a key', '"a key"'],
  BACKUP_S3_SECRET_ACCESS_KEY: ['secret\n', 'what was given (7 characters)'],
  BACKUP_RECIPIENT: ['AGE-SECRET-KEY', 'what was given (14 characters)'],
  BACKUP_RETAIN_DAYS: ['0', '"0"'],
  BACKUP_RETAIN_WEEKS: ['all', '"all"'],
  BACKUP_RETAIN_MONTHS: ['-1', '"-1"'],
  CLAMD_ADDRESS: ['localhost', '"localhost"'],
  CLAMD_WHEN_AWAY: ['later', '"later"'],
  SMTP_URL: ['user:password@mail.example.org', '"…@mail.example.org"'],
  MAIL_FROM: ['nobody', '"nobody"'],
  MAIL_RETRY_HOURS: ['0', '"0"'],
  SECURITY_CONTACT: ['http://example.org', '"http://example.org"'],
  TRUSTED_PROXIES: ['true', '"true"'],
  SUBMISSIONS_PER_HOUR: ['2.5', '"2.5"'],
  PROOF_OF_WORK: ['1', '"1"'],
  CHECK_OUTSIDE_LINKS: ['yes', '"yes"'],
  ROLE_WAIT_DAYS: ['366', '"366"'],
  TIME_STAMP_ADDRESS: ['ftp://stamps.example', '"ftp://stamps.example"'],
  TIME_STAMP_CERTIFICATE: ['https://stamps.example/pem', '"https://stamps.example/pem"'],
  WITNESSES: ['https://witness.example.org', '"https://witness.example.org"'],
  STEP_UP: ['yes', '"yes"'],
  SECOND_FACTOR_ROLES: ['administrator,boss', '"administrator,boss"'],
  OIDC_ISSUER: ['http://sign-in.example.org', '"http://sign-in.example.org"'],
  OIDC_CLIENT_ID: ['back office', '"back office"'],
  OIDC_CLIENT_SECRET: ['with a space', 'what was given (12 characters)'],
  OIDC_SCOPE: ['email', '"email"'],
  OIDC_ROLES: ['web=boss', '"web=boss"'],
}

/** The sentence with which a value is refused. */
function refusalOf(given: Record<string, string>): string {
  try {
    parseEnvironment(given)
  } catch (error) {
    if (error instanceof WrongSettingError) return error.message
    throw error
  }
  throw new Error(`${JSON.stringify(given)} was not refused`)
}

test.each(Object.entries(wrong))(
  'a wrong %s is reported by its name, what was given and an example',
  (name, [value, shown]) => {
    const sentence = refusalOf({ [name]: value })
    expect(sentence).toContain(`The setting ${name} can't be used: ${shown} is not `)
    expect(sentence).toContain(`, for example ${name}=`)
    expect(sentence).not.toContain('\n')
  },
)

test.each(
  Object.entries(wrong).filter(([name]) => !/^SECRET$|S3_SECRET_ACCESS_KEY$|CLIENT_SECRET$/.test(name)),
)('the example of %s is one that can be used', (name, [value]) => {
  const sentence = refusalOf({ [name]: value })
  const example = sentence.slice(sentence.indexOf(`${name}=`) + name.length + 1, -1)
  const beside = {
    ...{ S3_ACCESS_KEY_ID: 'key', S3_SECRET_ACCESS_KEY: 'key', MAIL_FROM: 'me@example.org' },
    ...{ OIDC_CLIENT_ID: 'client', OIDC_CLIENT_SECRET: 'key' },
    TIME_STAMP_CERTIFICATE: '/etc/network/time-stamps.pem',
  }
  expect(() => parseEnvironment({ ...beside, [name]: example })).not.toThrow()
})

test.each([
  ['PORT', '70000'],
  ['PORT', '0x50'],
  ['PUBLIC_PROCESSES', '0'],
  ['SITE_URL', 'ftp://example.org'],
  ['SITE_URL', 'https://example.org/site'],
  ['SITE_URL', 'https://example.org/?a=b'],
  ['SITE_URL', 'https://somebody@example.org'],
  ['HOST', 'localhost:3000'],
  ['CLAMD_ADDRESS', 'localhost:70000'],
  ['CLAMD_ADDRESS', 'clamd.sock'],
])('%s=%s is refused, too', (name, value) => {
  expect(refusalOf({ [name]: value })).toContain(`The setting ${name} can't be used: "${value}" is not `)
})

test.each([
  ['HOST', '::1'],
  ['HOST', '0.0.0.0'],
  ['CLAMD_ADDRESS', '/run/clamav/clamd.ctl'],
  ['CLAMD_ADDRESS', '[::1]:3310'],
  ['DATA_DIR', 'C:\\network\\data'],
  ['SITE_URL', 'http://localhost:3000'],
  ['SECURITY_CONTACT', 'https://example.org/report'],
])('%s=%s can be used', (name, value) => {
  expect(parseEnvironment({ [name]: value })).toMatchObject({ [name]: value })
})

test.each([
  ['https://example.org/', 'https://example.org'],
  ['https://Network.Example.org', 'https://network.example.org'],
  ['https://example.org:443', 'https://example.org'],
  ['https://réseau.example', 'https://xn--rseau-bsa.example'],
])('the site’s address %s is used as browsers write it', (given, used) => {
  expect(parseEnvironment({ SITE_URL: given }).siteUrl).toBe(used)
})

test.each(['SEALING_RECIPIENT', 'BACKUP_RECIPIENT'])(
  'a mistyped letter of a key in %s is noticed before anything is encrypted to it',
  (name) => {
    const recipient = 'age1ql3z7hjy54pw3hyww5ayyfg7zqgvc7w3j2elw8zmrj2kg5sfn9aqmcac8p'
    expect(parseEnvironment({ [name]: recipient })).toMatchObject({ [name]: recipient })
    for (const mistyped of [recipient.replace('3z7', '3z8'), recipient.slice(0, -1), 'age1abc', 'age1'])
      expect(refusalOf({ [name]: mistyped })).toContain(`The setting ${name} can't be used`)
  },
)

test('what a setting needs beside it is said', () => {
  const key = { S3_ACCESS_KEY_ID: 'key', S3_SECRET_ACCESS_KEY: 'key' }
  expect(refusalOf({ ...key, S3_BUCKET: 'uploads', BACKUP_BUCKET: 'uploads' })).toContain(
    'it is the bucket of the uploads; backups need another',
  )
  expect(refusalOf({ ...key, BACKUP_BUCKET: 'backup', BACKUP_FOLDER: '/srv/backup' })).toContain(
    'BACKUP_FOLDER is set too',
  )
  expect(refusalOf({ S3_BUCKET: 'uploads' })).toBe(
    "The setting S3_BUCKET can't be used: it needs the bucket’s key beside it, for example S3_ACCESS_KEY_ID=AKIAEXAMPLE and S3_SECRET_ACCESS_KEY=….",
  )
  expect(refusalOf({ SMTP_URL: 'smtp://mail.example.org' })).toBe(
    "The setting SMTP_URL can't be used: it needs a sender beside it, for example MAIL_FROM=no-reply@example.org.",
  )
})
