import { defineConfig } from 'vite'

/**
 * What supervises the product and what serves the back office, as a few files, each in the folder itself: paths are taken
 * relative to it. Compiled, these processes hold neither what strips types nor what is only there to build.
 */
export default defineConfig({
  ssr: { noExternal: true, external: ['next', 'prom-client'] },
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  build: {
    ssr: true,
    outDir: 'build/supervisor',
    target: 'node24',
    copyPublicDir: false,
    rolldownOptions: {
      input: { index: 'commands/supervise-product.ts', 'back-office': 'admin/serve.ts' },
      output: { comments: false, entryFileNames: '[name].js', chunkFileNames: '[name].js' },
    },
  },
})
