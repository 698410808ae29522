import { defineConfig } from 'vite'

/** The answering process as one file, without Payload and React: it has to be small, and back at once when it dies. */
export default defineConfig({
  ssr: { noExternal: true, external: ['pino', 'prom-client'] },
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  build: {
    ssr: 'server/answering/main.ts',
    outDir: 'build/answering',
    target: 'node24',
    copyPublicDir: false,
    rolldownOptions: { output: { comments: false, entryFileNames: 'index.js' } },
  },
})
