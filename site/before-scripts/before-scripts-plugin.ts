import path from 'node:path'
import { build, type Plugin } from 'vite'

const name = 'virtual:before-scripts'
const folder = import.meta.dirname

/** `before-scripts.ts` with all that it imports, as one script, and the files of which it is made. */
export async function compileBeforeScripts(): Promise<{ script: string; sources: string[] }> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      write: false,
      // Older browsers must be able to read it: it leads them to the light version.
      target: 'es2020',
      modulePreload: false,
      rolldownOptions: { input: path.join(folder, 'before-scripts.ts'), output: { format: 'iife' } },
    },
  })
  const files = [built].flat().flatMap((bundle) => ('output' in bundle ? bundle.output : []))
  const [file] = files
  if (file?.type !== 'chunk' || files.length > 1 || file.code.includes('</script'))
    throw new Error('before-scripts.ts does not compile into one script that can stand in a page')
  return { script: file.code.trim(), sources: file.moduleIds.filter(path.isAbsolute) }
}

/** Gives the server the script of a page's head. A browser has it in its page, and needs no second one to take it over. */
export function beforeScriptsPlugin(): Plugin {
  return {
    name: 'before-scripts',
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    async load(id) {
      if (id !== `\0${name}`) return undefined
      if (this.environment.name === 'client') return 'export const beforeScripts = ""'
      const { script, sources } = await compileBeforeScripts()
      for (const source of sources) this.addWatchFile(source)
      return `export const beforeScripts = ${JSON.stringify(script)}`
    },
  }
}
