import { expect, test } from 'vitest'
import { html, textWithCode } from './html.ts'

test('values are escaped, HTML is not', () => {
  const inner = html`<b>${'<"&\'>'}</b>`
  expect(inner.source).toBe('<b>&lt;&quot;&amp;&#39;&gt;</b>')
  expect(html`<p title="${'"'}">${inner}${[inner, inner]}${undefined}${3}</p>`.source).toBe(
    `<p title="&quot;">${inner.source.repeat(3)}3</p>`,
  )
})

test('code is marked, and escaped like the rest', () => {
  expect(textWithCode('a `<b>` & c').source).toBe('a <code>&lt;b&gt;</code> &amp; c')
})
