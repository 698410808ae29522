import path from 'node:path'
import { expect, test } from 'vitest'
import { parseEnvironment, WrongSettingError } from './environment.ts'

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

test.each([
  ['PORT', '70000'],
  ['PORT', 'eighty'],
  ['PUBLIC_PROCESSES', '0'],
  ['PUBLIC_PROCESSES', 'all'],
  ['SITE_URL', 'example.org'],
  ['SITE_URL', 'ftp://example.org'],
  ['DATABASE_URL', 'mysql://u:p@db/n'],
  ['SECRET', 'too short'],
  ['ADMIN', 'yes'],
  ['LOG_LEVEL', 'loud'],
  ['S3_BUCKET', 'without-keys'],
  ['TOPOLOGY_ADDRESS', 'world.json'],
  ['FLAG_ADDRESS_SMALL', 'https://flags.example/jo.png'],
])('%s=%s is refused by name', (name, value) => {
  expect(() => parseEnvironment({ [name]: value })).toThrow(WrongSettingError)
  expect(() => parseEnvironment({ [name]: value })).toThrow(`The setting ${name} can't be used`)
})
