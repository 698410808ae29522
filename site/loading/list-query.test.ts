import { describe, expect, test } from 'vitest'
import { eventApi } from '../../content/events/api.ts'
import { publicationApi } from '../../content/publications/api.ts'
import { longestQuery } from '../../store/search/query-limits.ts'
import { hasEmptyFields, readListQuery, searchOfApi, searchOfList, withoutFilter } from './list-query.ts'

const { language } = publicationApi.filters
const { time, topic, country, year } = eventApi.filters
if (!time || !topic || !country || !year || !language) throw new Error('Events lost a filter')

const rules = {
  filters: [
    ['time', time],
    ['topic', topic],
    ['country', country],
    ['year', year],
  ],
  sorts: ['-date', 'date'],
} as const

const read = (search: string) => readListQuery(new URLSearchParams(search), rules)

describe('the address of a list', () => {
  test.each([
    ['', ''],
    ['page=3', ''],
    ['year=2026&time=past&topic=desalination', '?time=past&topic=desalination&year=2026'],
    ['sort=date&country=JO&q=%20dam%20', '?q=dam&country=JO&sort=date'],
    ['sort=-date', ''],
    ['q=&topic=&sort=', ''],
    ['q=a%00b', '?q=a+b'],
    // What makes no sense is ignored.
    ['sort=title&time=soon&topic=Big+Topic&year=26&country=%2F&unknown=1', ''],
    ['time=soon&year=2025', '?year=2025'],
    ['sort=constructor', ''],
  ])('%s is read as %s', (given, canonical) => {
    expect(searchOfList(read(given))).toBe(canonical)
  })

  test('names its page, save the first', () => {
    expect(searchOfList(read('time=past'), 2)).toBe('?time=past&page=2')
    expect(searchOfList(read('time=past'), 1)).toBe('?time=past')
  })

  test('loses one filter at a time, and its page', () => {
    const query = read('q=dam&time=past&year=2025&sort=date')
    expect(searchOfList(withoutFilter(query, 'time'))).toBe('?q=dam&year=2025&sort=date')
    expect(searchOfList(withoutFilter(query, 'q'))).toBe('?time=past&year=2025&sort=date')
  })

  test('calls the language of files by another name than the API, since `language` is the page’s own', () => {
    const files = { filters: [['language', language]], sorts: ['-date'] } as const
    const query = readListQuery(new URLSearchParams('file-language=fr&language=ar'), files)
    expect(searchOfList(query)).toBe('?file-language=fr')
    expect(searchOfApi(query)).toBe('?language=fr')
  })

  test('takes words as long as the search does', () => {
    expect(read(`q=${'x'.repeat(longestQuery + 1)}`).q).toHaveLength(longestQuery)
  })
})

test.each([
  ['q=&topic=reuse', true],
  ['topic=', true],
  ['topic=reuse', false],
  ['utm_source=', false],
])('a form sent with empty fields is known: %s', (search, expected) => {
  expect(hasEmptyFields(new URLSearchParams(search))).toBe(expected)
})
