import { reactRouter } from '@react-router/dev/vite'
import { readFile } from 'node:fs/promises'
import { defineConfig, type EnvironmentOptions, type Plugin } from 'vite'
import { beforeScriptsPlugin } from './site/before-scripts/before-scripts-plugin.ts'
import { loadedAsTheyAre } from './server/rendering/loaded-as-they-are.ts'
import { lightStylesPlugin } from './site/light-version/styles/light-styles-plugin.ts'
import { makeFonts } from './site/ui/fonts/make-fonts.ts'
import { drawingForPages } from './site/ui/icon/drawing-for-pages.ts'

/** Modules of the frame, under `site/`. */
const scriptsOfFrame = [
  'root',
  'loading/log-failure',
  'pages/content-page',
  'ui/button/button',
  'ui/button/button-link',
  'ui/button/file-button-link',
  'ui/card/card',
  'ui/dialog/dialog',
  // In no page's own file: each article would bring the regional network's script and styles for it.
  'ui/text/fact-list',
]

/** Folders of `site/ui/` whose style sheets come with the pages that show them; all others are the frame's. */
const withOwnStyles = [
  'accordion',
  'carousel',
  'chart',
  'citation',
  'country-map',
  'empty-state',
  'field',
  'figures',
  'follow-tender',
  'list-filters',
  'pagination',
  'receipt',
  'record-rows',
  'regional-network',
  'search-form',
  'submission-form',
  'subscribe',
  'system-chart',
  'table',
  'tabs',
  'take-away',
]

/**
 * What surrounds each page, with the parts that lists, articles and texts are made of: one script and one style sheet,
 * where automatic chunks are dozens of small files that cost a page more bytes than the parts it does not show (budgets
 * of scripts and of whole pages, `tests/browser/budgets.spec.ts`). Styles of forms, figures, maps and single pages come
 * with their pages.
 */
const inFrame = oneOf(
  /vite\/preload-helper/,
  /\/regional-network\/(map-view|flag)\.tsx?/,
  new RegExp(`/site/(${scriptsOfFrame.join('|')})\\.tsx?`),
  /\/site\/pages\/(detail\/)?[a-z-]+\.css/,
  new RegExp(`/site/ui/(?!(${withOwnStyles.join('|')})/).*\\.css`),
)

function oneOf(...patterns: readonly RegExp[]): RegExp {
  return new RegExp(patterns.map(({ source }) => source).join('|'))
}

/** Icons as pages carry them, a hundred times and more: without what only a file of its own needs. */
const iconsForPages: Plugin = {
  name: 'icons-for-pages',
  enforce: 'pre',
  async load(id) {
    const [, file] = /^(.*\/(?:bootstrap-icons\/icons|site\/ui\/icon)\/.*\.svg)\?raw$/.exec(id) ?? []
    if (!file) return undefined
    return `export default ${JSON.stringify(drawingForPages(await readFile(file, 'utf8')))}`
  },
}

const inOneFile: EnvironmentOptions['resolve'] = { noExternal: true, external: [...loadedAsTheyAre] }

export default defineConfig(async ({ command }) => ({
  plugins: [reactRouter(), iconsForPages, beforeScriptsPlugin(), lightStylesPlugin('build/client/assets')],
  publicDir: 'site/public',
  css: {
    transformer: 'lightningcss' as const,
    // Only what no browser knows is rewritten file by file: the names of `site/ui/styles/breakpoints.css`, of which one
    // that isn't there ends the build. What older browsers need is done once, to each whole style sheet.
    lightningcss: { drafts: { customMedia: true }, targets: { chrome: 999 << 16 } },
  },
  resolve: { alias: { 'site-fonts': await makeFonts() } },
  build: { target: 'baseline-widely-available', assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                {
                  // Stays in browsers' caches when the site changes.
                  name: 'react',
                  test: /\/node_modules\/(react|react-dom|react-router|scheduler)\//,
                  priority: 5,
                },
                // With all that they need.
                { name: 'frame', test: inFrame, priority: 4 },
                // Also of pages without charts.
                {
                  name: 'figure-words',
                  test: /\/site\/language\/(loaded-)?figure-messages|\/languages\/isolated/,
                  priority: 3,
                },
                // Lists and home each in one file, for the bytes of their budgets: a request costs 300 bytes of headers.
                {
                  name: 'lists',
                  test: /\/site\/(pages\/list-page|ui\/subscribe\/subscribe)\.tsx/,
                  priority: 1,
                },
                // What pages with figures share: apart, each route names ten files, on every page, in the list of routes.
                {
                  name: 'figures',
                  test: /\/site\/(ui\/(chart|take-away|table\/data-table)|loading\/figure-parameters|pages\/data-tools\/(by-pillar|value-and-age|sort-of-column|older-version))|\/languages\/format-decimals|\/figures\/downloads\/figure-files/,
                  priority: 2,
                },
                { name: 'maps', test: /\/site\/ui\/country-map\//, priority: 2 },
                {
                  name: 'regional-network',
                  test: /\/site\/ui\/regional-network\/regional-network\.tsx/,
                  priority: 1,
                },
                // Its slides would stand apart, because /design-system shows them too.
                { name: 'home', test: /\/site\/(pages\/home\/route|ui\/carousel\/[a-z-]+)\.tsx/ },
              ],
            },
          },
        },
      },
    },
    ssr: {
      // Vite's own server, while developing, can't load what is not a module.
      // What packages bring for developing is left out of the build.
      ...(command === 'build' && {
        resolve: inOneFile,
        define: { 'process.env.NODE_ENV': JSON.stringify('production') },
      }),
      build: {
        target: 'node24',
        rolldownOptions: {
          input: './server/rendering/main.ts',
          output: {
            // Readable, for the traces of errors. The budget of 200 MB (docs/performance.md) needs the rest: V8 keeps a source
            // with one letter outside Latin-1, of which comments have many, at two bytes for each of its letters.
            comments: false,
            minify: {
              compress: false,
              mangle: false,
              codegen: { removeWhitespace: false, asciiOnly: true },
            },
          },
        },
      },
    },
  },
}))
