import { expect, test } from 'vitest'
import { serializeError } from './serialize-error.ts'

test('says what went wrong, where, and why', () => {
  const cause = Object.assign(new Error('connect refused'), { code: 'ECONNREFUSED' })
  const serialized = serializeError(new TypeError('no page', { cause }))
  expect(serialized).toMatchObject({
    name: 'TypeError',
    message: 'no page',
    cause: { name: 'Error', message: 'connect refused', code: 'ECONNREFUSED' },
  })
  expect(serialized.stack).toMatch(/^ {4}at .*serialize-error\.test/)
})

test('says nothing of what a visitor sent', () => {
  const failed = new Error(
    'Failed query: insert into applications values (?)\nparams: Samira,samira@example.org',
  )
  expect(JSON.stringify(serializeError(new Error('not stored', { cause: failed })))).not.toMatch(
    /Samira|samira/,
  )
  expect(serializeError({ body: 'samira@example.org' })).toEqual({ name: 'Object' })
  expect(serializeError('samira@example.org')).toEqual({ name: 'string' })
})

test('ends where an error is its own cause', () => {
  const error = new Error('round')
  error.cause = error
  expect(JSON.stringify(serializeError(error)).length).toBeGreaterThan(0)
})
