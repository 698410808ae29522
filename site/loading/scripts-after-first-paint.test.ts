import { expect, test } from 'vitest'
import { holdScripts } from './scripts-after-first-paint.ts'

const page = (body: string) =>
  `<html><head><link rel="modulepreload" href="/one.js"/><link rel="modulepreload" href="/two.js"/></head><body>${body}</body></html>`

const start = '<script type="module" async="">import "/one.js"</script>'

test('the start stands in the page as data, with the addresses of its modules', () => {
  const held = holdScripts(page(`<p>Words</p>${start}`))
  expect(held).not.toContain('type="module"')
  expect(held).not.toContain('<link')
  expect(held).toContain(
    '<p>Words</p><script type="text/plain" data-modules="/one.js /two.js">import "/one.js"</script>',
  )
})

test('what lets it go stands in the head', () => {
  expect(holdScripts(page(start))).toMatch(/<script>[^<]*addEventListener.*<\/script><\/head>/)
})

test('a page that starts in another way is left as it is', () => {
  for (const body of ['', start + start]) expect(holdScripts(page(body))).toBe(page(body))
})
