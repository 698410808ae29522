import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { runInNewContext } from 'node:vm'
import { beforeAll, describe, expect, test } from 'vitest'
import { languagePreferenceKey } from '../../languages/language-preference.ts'
import { readingPreferenceKey } from '../reading-tools/reading-preference.ts'
import { neededByFullVersion } from './older-browsers.ts'
import { inRepository } from '../../commands/steps/repository.ts'
import { compileBeforeScripts } from './before-scripts-plugin.ts'

let script: string
let sources: string[]
beforeAll(async () => {
  ;({ script, sources } = await compileBeforeScripts())
})

interface Happening {
  type: string
  target?: unknown
}

/** A browser's page as far as the script asks for it. */
function openPage({
  cookie = '',
  stored = {},
  isOlder = false,
  storesCookies = true,
}: {
  cookie?: string
  stored?: Record<string, string>
  isOlder?: boolean
  storesCookies?: boolean
} = {}) {
  const listeners: [string, (event: Happening) => void][] = []
  const addEventListener = (type: string, listener: (event: Happening) => void) =>
    void listeners.push([type, listener])
  const appended: Record<string, unknown>[] = []
  const dataset: Record<string, string> = {}
  const marks: (string | null)[] = []
  class Element {
    readonly selector: string
    constructor(selector: string) {
      this.selector = selector
    }
    closest = () => (this.selector === 'button' ? this : null)
    matches = () => this.selector === 'select'
    setAttribute = (_name: string, value: string) => marks.push(value)
    removeAttribute = () => marks.push(null)
    addEventListener = addEventListener
  }
  let tellPaint: () => void = () => undefined
  class PerformanceObserver {
    constructor(tell: (list: unknown) => void) {
      tellPaint = () => tell({ getEntriesByName: () => [{}] })
    }
    observe = () => undefined
  }
  class MutationObserver {
    observe = () => undefined
  }
  const held = { textContent: 'start()', getAttribute: () => '/one.js /two.js' }
  const timers: { at: number; act: () => void }[] = []
  let elapsed = 0
  const window = { addEventListener }
  const browser = { cookie, reloads: 0 }
  const document = {
    ...{ addEventListener, documentElement: { dataset } },
    head: { append: (element: Record<string, unknown>) => appended.push(element) },
    createElement: () => new Element('new'),
    querySelector: () => held,
    querySelectorAll: () => [],
    get cookie() {
      return browser.cookie
    },
    set cookie(set: string) {
      if (!storesCookies) return
      const [pair = ''] = set.split(';', 1)
      const isOther = (one: string) => one !== '' && !one.startsWith(`${pair.split('=', 1)[0]}=`)
      browser.cookie = [...browser.cookie.split('; ').filter(isOther), pair].join('; ')
    },
  }
  runInNewContext(script, {
    ...{ window, document, Element, MutationObserver, PerformanceObserver, MessageChannel },
    CSS: { supports: (condition: string) => condition === neededByFullVersion && !isOlder },
    location: { reload: () => (browser.reloads += 1) },
    setTimeout: (act: () => void, delay: number) => void timers.push({ at: elapsed + delay, act }),
    localStorage: {
      getItem: (name: string) => stored[name] ?? null,
      setItem: (name: string, value: string) => void (stored[name] = value),
    },
  })
  return {
    ...{ dataset, stored, appended, marks, window, browser, Element, paint: () => tellPaint() },
    /** Lets some milliseconds go by on the page's clock, which stands still otherwise. */
    pass: (milliseconds: number) => {
      elapsed += milliseconds
      for (const { act } of timers.filter(({ at }) => at > elapsed - milliseconds && at <= elapsed)) act()
    },
    happen: (type: string, target?: unknown) =>
      listeners.filter(([name]) => name === type).forEach(([, listen]) => listen({ type, target })),
  }
}

test('what it is made of is known, so that a change is noticed', () => {
  const names = sources.map((source) => path.basename(source))
  expect(names).toEqual(
    expect.arrayContaining(['before-scripts.ts', 'early-acts.ts', 'reading-preference.ts']),
  )
  expect(sources.filter((source) => !existsSync(source))).toEqual([])
})

test('it brings nothing with it that it does not need', () => {
  expect(script.length).toBeLessThan(2600)
})

test('the root says how its visitor wants to read, and nothing that nobody can choose', () => {
  const { dataset } = openPage({
    stored: { [readingPreferenceKey]: 'textSize:large toString:x motion:calm' },
  })
  expect(dataset).toMatchObject({ textSize: 'large', motion: 'calm' })
  expect(Object.keys(dataset)).not.toContain('toString')
})

test('the stored choice of language follows the cookie', () => {
  const { stored } = openPage({ cookie: `${languagePreferenceKey}=ar`, stored: {} })
  expect(stored[languagePreferenceKey]).toBe('ar')
})

test('the page starts once it has come and is painted, and not twice', async () => {
  const page = openPage()
  page.happen('DOMContentLoaded')
  page.happen('load')
  expect(page.appended).toEqual([])
  expect(page.dataset).toHaveProperty('layingOut')
  page.paint()
  page.paint()
  await expect.poll(() => page.appended.length).toBe(3)
  expect(page.appended).toMatchObject([
    { rel: 'modulepreload', href: '/one.js' },
    { rel: 'modulepreload', href: '/two.js' },
    { type: 'module', text: 'start()' },
  ])
  expect(page.dataset).not.toHaveProperty('layingOut')
})

test('a page that is painted and has not come starts two seconds after the paint, and not again when it comes', async () => {
  const page = openPage()
  page.happen('DOMContentLoaded')
  page.pass(10_000)
  page.paint()
  page.pass(1999)
  expect(page.appended).toEqual([])
  expect(page.dataset).toHaveProperty('layingOut')
  page.pass(1)
  await expect.poll(() => page.appended.length).toBe(3)
  page.happen('load')
  page.pass(10_000)
  expect(page.appended).toHaveLength(3)
})

test('a page that is painted starts as soon as it has come, and not again two seconds later', async () => {
  const page = openPage()
  page.happen('DOMContentLoaded')
  page.paint()
  page.pass(1000)
  expect(page.appended).toEqual([])
  page.happen('load')
  await expect.poll(() => page.appended.length).toBe(3)
  page.pass(1000)
  expect(page.appended).toHaveLength(3)
})

test('a page that has come and of which no paint is reported starts two seconds later', () => {
  const page = openPage()
  page.happen('DOMContentLoaded')
  page.happen('load')
  page.pass(1999)
  expect(page.appended).toEqual([])
  page.pass(1)
  expect(page.appended).toHaveLength(3)
})

test('the last button pressed early is busy, until the scripts do not come', async () => {
  const page = openPage()
  page.happen('click', new page.Element('paragraph'))
  expect(page.marks).toEqual([])
  page.happen('click', new page.Element('button'))
  expect(page.marks).toEqual(['true'])
  page.happen('click', new page.Element('button'))
  expect(page.marks).toEqual(['true', null, 'true'])
  page.happen('DOMContentLoaded')
  page.paint()
  page.happen('load')
  await expect.poll(() => page.appended.length).toBe(3)
  page.happen('error')
  page.happen('click', new page.Element('button'))
  expect(page.marks).toEqual(['true', null, 'true', null])
})

test('the last field chosen early is known, words are not', () => {
  const page = openPage()
  const select = new page.Element('select')
  page.happen('change', select)
  page.happen('change', new page.Element('text'))
  expect(page.window).toMatchObject({ earlyActs: { changed: select } })
})

describe('a browser from before spring 2024', () => {
  test('is led to the light version, and starts nothing', () => {
    const page = openPage({ isOlder: true, cookie: 'a=b; iwen-version=full' })
    expect(page.browser).toEqual({ cookie: 'a=b; iwen-version=light', reloads: 1 })
    expect(page.dataset).toEqual({})
    page.happen('DOMContentLoaded')
    page.happen('load')
    expect(page.appended).toEqual([])
  })

  test('is not led there again by a page that comes in full all the same, nor where it stores no cookies', () => {
    expect(openPage({ isOlder: true, cookie: 'a=b; iwen-version=light' }).browser.reloads).toBe(0)
    expect(openPage({ isOlder: true, storesCookies: false }).browser.reloads).toBe(0)
  })
})

test('the light version offers the full one to the same browsers', () => {
  const styles = readFileSync(inRepository('site/light-version/light-header.css'), 'utf8')
  expect(styles).toContain(`@supports not ${neededByFullVersion} {`)
})

test('a browser that has what the full version needs is not led elsewhere', () => {
  expect(openPage().browser).toEqual({ cookie: '', reloads: 0 })
})
