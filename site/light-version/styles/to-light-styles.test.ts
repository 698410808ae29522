import { expect, test } from 'vitest'
import { toLightStyles } from './to-light-styles.ts'

test('what holds without scripts holds, what needs them is gone', () => {
  expect(
    toLightStyles(
      '.a{color:red}@media (scripting:none){.b{display:none}}@media (scripting:enabled){.c{display:none}}.d{top:0}',
    ),
  ).toBe('.a{color:red}.b{display:none}.d{top:0}')
  expect(toLightStyles('@media (scripting:none) and (width<=768px){.a{top:0}}')).toBe(
    '@media (width<=768px){.a{top:0}}',
  )
  expect(toLightStyles('@media (width<=768px){@media (scripting:enabled){.a{top:0}}}')).toBe('')
})

test('a condition that it does not understand stops the build', () => {
  expect(() => toLightStyles('@media (scripting:none), print{.a{top:0}}')).toThrow('does not understand')
})

test('nothing is loaded: no font, no picture but what is written into the sheet', () => {
  expect(
    toLightStyles(
      '@font-face{font-family:A;src:url(/a.woff2)}.a{background:url(/a.svg);color:red}.b{mask:url("/b.svg")}.c{background:url(data:image/svg+xml;,%3Csvg)}',
    ),
  ).toBe('.a{color:red}.c{background:url(data:image/svg+xml;,%3Csvg)}')
})

test('rules for parts that light pages lack are left out, the others of their list stay', () => {
  expect(
    toLightStyles(
      '.site-header,.card,.f:is(.a,.b:not(.c,.d)){color:red}.site-header-name{top:0}.card:not(.toast,.x){top:0}.toaster{top:0}:is(.a,.b) .c,.toast .c{top:0}',
    ),
  ).toBe(
    '.card,.f:is(.a,.b:not(.c,.d)){color:red}.card:not(.toast,.x){top:0}.toaster{top:0}:is(.a,.b) .c{top:0}',
  )
})

test('strings, escapes and nested rules come through whole', () => {
  const css = '.a::after{content:"};{\\"(";top:0}.b\\:c{&:hover{color:red}top:calc((1px + 2px)*2)}@layer x;'
  expect(toLightStyles(css)).toBe(css.replace(/;$/, ''))
})
