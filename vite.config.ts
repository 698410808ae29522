import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { lightStylesPlugin } from './site/light-version/styles/light-styles-plugin.ts'
import { makeFonts } from './site/ui/fonts/make-fonts.ts'

/** A part that so many pages share is in a file that they all load: many small files cost more than they save. */
const sharing = 12

export default defineConfig({
  plugins: [reactRouter(), lightStylesPlugin('build/client/assets')],
  publicDir: 'site/public',
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
                  name: 'react',
                  // With the builder's own helpers, which would each be a file.
                  test: /\/node_modules\/(react|react-dom|react-router|scheduler)\/|^\0(rolldown\/runtime|vite\/preload-helper)/,
                  priority: 3,
                },
                // With all that it needs: header, footer and what surrounds each page.
                { name: 'frame', test: /\/site\/root\.tsx/, priority: 2 },
                {
                  name: 'shared',
                  // A module that waits for another file must not keep those waiting that this other one needs.
                  test: /\/(site|content|bootstrap-icons)\/(?!i18n\/form-messages)/,
                  minShareCount: sharing,
                  priority: 1,
                },
              ],
            },
          },
        },
      },
    },
    ssr: { build: { target: 'node24', rollupOptions: { input: './server/main.ts' } } },
  },
})
