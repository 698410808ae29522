import { expect, test } from 'vitest'
import { holdScripts } from './scripts-after-first-paint.ts'

const hold = (html: string) => holdScripts(Buffer.from(html)).toString()

const page = (body: string) =>
  `<html><head><link rel="modulepreload" href="/one.js"/><link rel="modulepreload" href="/two.js"/></head><body>${body}</body></html>`

const start = '<script type="module" async="">import "/one.js"</script>'

test('the start stands in the page as data, with the addresses of its modules', () => {
  const held = hold(page(`<p>Words</p>${start}`))
  expect(held).not.toContain('type="module"')
  expect(held).not.toContain('<link')
  expect(held).toContain(
    '<p>Words</p><script type="text/plain" data-modules="/one.js /two.js">import "/one.js"</script>',
  )
})

test('what lets it go stands in the head', () => {
  expect(hold(page(start))).toMatch(/<script>[^<]*addEventListener.*<\/script><\/head>/)
})

test('a page that starts in another way is left as it is', () => {
  for (const body of ['', start + start]) expect(hold(page(body))).toBe(page(body))
})

test('words in every script, and those of the start, come through byte for byte', () => {
  const words = 'ماء، énergie, “water” – \u{1f4a7}'
  const held = hold(page(`<p>${words}</p>${start}`))
  expect(held).toContain(`<p>${words}</p>`)
  expect(held.replace(words, '')).not.toMatch(/\P{ASCII}/u)
})
