import { expect, test } from 'vitest'
import { variantChoiceCookie } from '../../site/light-version/page-variant.ts'
import { variantOf } from './variant-of.ts'

const cookie = undefined
const saveData = undefined

test('pages are full unless somebody asks otherwise', () => {
  expect(variantOf({ cookie, saveData })).toBe('full')
  expect(variantOf({ cookie: 'iwen-language=ar', saveData: 'off' })).toBe('full')
  expect(variantOf({ cookie: 'iwen-version=other; not-iwen-version=light', saveData })).toBe('full')
})

test('a browser that saves data gets the light version', () => {
  expect(variantOf({ cookie, saveData: 'on' })).toBe('light')
  expect(variantOf({ cookie, saveData: ' On ' })).toBe('light')
})

test('the visitor’s own choice wins in both directions', () => {
  const [light = '', full = ''] = [variantChoiceCookie('light'), variantChoiceCookie('full')].map(
    (written) => written.split(';')[0],
  )
  expect(variantOf({ cookie: light, saveData })).toBe('light')
  expect(variantOf({ cookie: `iwen-language=ar; ${light}`, saveData: 'off' })).toBe('light')
  expect(variantOf({ cookie: `${full}; iwen-language=ar`, saveData: 'on' })).toBe('full')
})
