import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [reactRouter()],
  publicDir: 'site/public',
  build: { target: 'baseline-widely-available', assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  environments: {
    ssr: { build: { target: 'node24', rollupOptions: { input: './server/main.ts' } } },
  },
})
