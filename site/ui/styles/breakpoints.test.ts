import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { desktop, tablet } from './breakpoints.ts'

const site = new URL('../../', import.meta.url)
const declared = Object.fromEntries(
  [
    ...readFileSync(new URL('breakpoints.css', import.meta.url), 'utf8').matchAll(
      /@custom-media (--[a-z]+) (.+);/g,
    ),
  ].map(([, name = '', width]) => [name, width]),
)

test('there are three widths, and scripts know the same', () => {
  expect(declared).toEqual({ '--desktop': desktop, '--tablet': tablet, '--phone': '(width <= 480px)' })
})

test('no script asks for another width', () => {
  const own = readdirSync(site, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
    .filter((file) =>
      /(?:matchMedia|useMediaQuery)\([^)]*(?:width|inline-size)/.test(
        readFileSync(new URL(file, site), 'utf8'),
      ),
    )
  expect(own).toEqual([])
})
