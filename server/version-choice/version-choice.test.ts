import { expect, test } from 'vitest'
import { versionChoice } from './version-choice.ts'

const app = versionChoice('https://network.example', 'ar')

async function choose(fields: Record<string, string>, origin?: string) {
  const response = await app.request('http://localhost/', {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: origin === undefined ? {} : { origin },
  })
  return {
    status: response.status,
    to: response.headers.get('location'),
    cookie: response.headers.get('set-cookie'),
    caching: response.headers.get('cache-control'),
  }
}

test('a choice is kept for a year and leads back to its page', async () => {
  expect(await choose({ version: 'light', page: '/ar/news?page=2' }, 'https://network.example')).toEqual({
    status: 303,
    to: '/ar/news?page=2',
    cookie: 'iwen-version=light; Path=/; Max-Age=31536000; SameSite=Lax',
    caching: 'private, no-store',
  })
})

test('what is no choice, or another site’s, keeps nothing', async () => {
  expect(await choose({ version: 'other', page: '//evil.example' })).toMatchObject({
    to: '/ar',
    cookie: null,
  })
  for (const origin of ['https://evil.example', 'null'])
    expect(await choose({ version: 'light', page: '/ar' }, origin)).toMatchObject({
      status: 303,
      cookie: null,
    })
})

test('its address leads home when it is opened', async () => {
  const response = await app.request('http://localhost/')
  expect([response.status, response.headers.get('location')]).toEqual([302, '/ar'])
})
