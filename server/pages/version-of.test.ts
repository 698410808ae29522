import { expect, test } from 'vitest'
import { versionChoiceCookie } from '../../site/light-version/page-version.ts'
import { versionOf } from './version-of.ts'

const cookie = undefined
const saveData = undefined

test('pages are full unless somebody asks otherwise', () => {
  expect(versionOf({ cookie, saveData })).toBe('full')
  expect(versionOf({ cookie: 'iwen-language=ar', saveData: 'off' })).toBe('full')
  expect(versionOf({ cookie: 'iwen-version=other; not-iwen-version=light', saveData })).toBe('full')
})

test('a browser that saves data gets the light version', () => {
  expect(versionOf({ cookie, saveData: 'on' })).toBe('light')
  expect(versionOf({ cookie, saveData: ' On ' })).toBe('light')
})

test('the visitor’s own choice wins in both directions', () => {
  const [light = '', full = ''] = [versionChoiceCookie('light'), versionChoiceCookie('full')].map(
    (written) => written.split(';')[0],
  )
  expect(versionOf({ cookie: light, saveData })).toBe('light')
  expect(versionOf({ cookie: `iwen-language=ar; ${light}`, saveData: 'off' })).toBe('light')
  expect(versionOf({ cookie: `${full}; iwen-language=ar`, saveData: 'on' })).toBe('full')
})
