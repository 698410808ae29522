import packageOfReactRouter from 'react-router/package.json' with { type: 'json' }
import { expect, test } from 'vitest'
import { holdStart, reactRouterVersion } from './hold-start.ts'

const hold = (html: string) => holdStart(Buffer.from(html)).toString()

const page = (body: string) =>
  `<html><head><link rel="modulepreload" href="/one.js"/><link rel="modulepreload" href="/two.js"/></head><body>${body}</body></html>`

const start = '<script type="module" async="">import "/one.js"</script>'

test('React Router is of the version whose HTML is known', () => {
  expect(
    packageOfReactRouter.version,
    'look at <Scripts> (react-router/dist/production/lib/dom/ssr/components.js): does it still write its start and its links as hold-start.ts looks for them, or offer a later start by itself? Run tests/browser/budgets.spec.ts and scripts.spec.ts, then write the new version into hold-start.ts',
  ).toBe(reactRouterVersion)
})

test('the start stands in the page as data, with the addresses of its modules', () => {
  const held = hold(page(`<p>Words</p>${start}`))
  expect(held).not.toContain('type="module"')
  expect(held).not.toContain('<link')
  expect(held).toContain(
    '<p>Words</p><script type="text/plain" data-modules="/one.js /two.js">import "/one.js"</script>',
  )
})

test('a page that starts in another way is left as it is', () => {
  for (const body of ['', start + start]) expect(hold(page(body))).toBe(page(body))
})

test('words in every script, and those of the start, come through byte for byte', () => {
  const words = 'ماء، énergie, “water” – \u{1f4a7}'
  const held = hold(page(`<p>${words}</p>${start}`))
  expect(held).toContain(`<p>${words}</p>`)
})
