import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { Features, transform } from 'lightningcss'
import type { Plugin } from 'vite'
import { toLightStyles } from './to-light-styles.ts'

const name = 'virtual:light-styles'

/**
 * Puts a light style sheet beside each of the browser's, and gives the server their addresses. The server is built
 * after what the browser loads.
 *
 * @param folder of the browser's style sheets
 */
export function lightStylesPlugin(folder: string): Plugin {
  let isBuild = false
  return {
    name: 'light-styles',
    configResolved({ command }) {
      isBuild = command === 'build'
    },
    resolveId(id) {
      return id === name ? `\0${name}` : undefined
    },
    load(id) {
      if (id !== `\0${name}`) return undefined
      return `export const lightStyles = ${JSON.stringify(isBuild ? writeLightStyles(folder) : {})}`
    },
  }
}

/**
 * Browsers that know no `(width <= 640px)`, those before 2023, read `(max-width: 640px)`. Nothing else is written for them: the
 * rest of what they lack, the light version can do without.
 */
function forOlderBrowsers(css: string): string {
  const { code } = transform({
    filename: 'light.css',
    code: Buffer.from(css),
    minify: true,
    include: Features.MediaRangeSyntax,
  })
  return code.toString()
}

function writeLightStyles(folder: string): Record<string, string> {
  const sheets = readdirSync(folder).filter((file) => file.endsWith('.css'))
  return Object.fromEntries(
    sheets.map((file) => {
      const css = forOlderBrowsers(toLightStyles(readFileSync(path.join(folder, file), 'utf8')))
      const hash = createHash('sha256').update(css).digest('base64url').slice(0, 8)
      const light = `${file.replace(/-[^-]*\.css$/, '')}-light-${hash}.css`
      writeFileSync(path.join(folder, light), css)
      return [`/assets/${file}`, `/assets/${light}`]
    }),
  )
}
