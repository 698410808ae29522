import { expect, test } from 'vitest'
import { whatPublishes } from './what-publishes.ts'

const here = 'https://example.org/admin/collections/news'
const published = JSON.stringify({ _status: 'published' })

function formOf(sent: string): FormData {
  const form = new FormData()
  form.set('_payload', sent)
  return form
}

test.each([
  [
    'a form’s entry for one language',
    '/cms-api/news/7?locale=fr&publishSpecificLocale=fr',
    { method: 'PATCH', body: formOf(published) },
    'news/7',
  ],
  [
    'the same of a record that is not there yet',
    '/cms-api/news?locale=fr&publishSpecificLocale=fr',
    { method: 'POST', body: formOf(published) },
    'news/0',
  ],
  [
    'the same of a global',
    '/cms-api/globals/home-page?publishSpecificLocale=ar',
    { method: 'POST', body: formOf(published) },
    'home-page/0',
  ],
  [
    'a list’s button',
    '/cms-api/news?locale=en&where[id][in][0]=7&draft=true',
    { method: 'patch', body: published },
    'news?locale=en&where[id][in][0]=7&draft=true',
  ],
  [
    'the form for several records',
    '/cms-api/news?where[id][in][0]=7',
    { method: 'PATCH', body: formOf(published) },
    'news?where[id][in][0]=7',
  ],
] as const)('%s asks', (_, address, init, expected) => {
  expect(whatPublishes(address, init, here)).toBe(expected)
})

test.each([
  [
    'a form’s own button, which asks by itself',
    '/cms-api/news/7',
    { method: 'PATCH', body: formOf(published) },
  ],
  ['a draft', '/cms-api/news?where[id][in][0]=7', { method: 'PATCH', body: '{"_status":"draft"}' }],
  ['reading', '/cms-api/news?where[id][in][0]=7', {}],
  ['a call of something else', '/cms-api/translations/news/7/fr?where', { method: 'POST', body: published }],
  [
    'another site',
    'https://other.example.org/cms-api/news?where[id]=7',
    { method: 'PATCH', body: published },
  ],
] as const)('%s asks nothing', (_, address, init) => {
  expect(whatPublishes(address, init, here)).toBeUndefined()
})
