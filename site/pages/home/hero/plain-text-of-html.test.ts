import { expect, test } from 'vitest'
import { plainTextOfHtml } from './plain-text-of-html.ts'

test.each([
  ['Plain text stays.', 'Plain text stays.'],
  ['<p>One <b>bold</b>&nbsp;word</p><p>and another</p>', 'One bold\u00a0word and another'],
  ['A <em>calm</em>, <b>w</b>ide sea', 'A calm, wide sea'],
  ['l&rsquo;eau &amp; l&#8217;&#xe9;nergie', 'l’eau & l’énergie'],
  ['می&zwnj;شود', 'می\u200cشود'],
  ['5 < 6 and 7 > 3', '5 < 6 and 7 > 3'],
  ['&unknown; &#0; &#x110000;', '&unknown; &#0; &#x110000;'],
  ['  <br>\n ', ''],
])('%s', (html, expected) => {
  expect(plainTextOfHtml(html)).toBe(expected)
})

test.each([
  '<script>alert(1)</script>Rain',
  '<style>p{}</style>Rain',
  '<!-- <b>note</b> -->Rain',
  '&lt;script&gt;alert(1)&lt;/script&gt;Rain',
  'Rain<img src=x onerror=alert(1)',
  '<<b>b>Rain<</b>/b>',
  '<scr<b>ipt>Rain</scr</b>ipt>',
  '<p title="a > b">Rain</p>',
])('no tag survives: %s', (html) => {
  const text = plainTextOfHtml(html)
  expect(text).toContain('Rain')
  expect(text).not.toMatch(/<[/!]?[a-z]|alert/i)
})
