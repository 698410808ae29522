import path from 'node:path'
import { build, type Plugin } from 'vite'

const name = 'virtual:before-scripts'
const folder = import.meta.dirname

/** `before-scripts.ts` with all that it imports, as one script. */
export async function compileBeforeScripts(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      write: false,
      target: 'baseline-widely-available',
      modulePreload: false,
      rolldownOptions: { input: path.join(folder, 'before-scripts.ts'), output: { format: 'iife' } },
    },
  })
  const files = [built].flat().flatMap((bundle) => ('output' in bundle ? bundle.output : []))
  const [script] = files
  if (script?.type !== 'chunk' || files.length > 1 || script.code.includes('</script'))
    throw new Error('before-scripts.ts does not compile into one script that can stand in a page')
  return script.code.trim()
}

/** Gives the server the script of a page's head. A browser has it in its page, and needs no second one to take it over. */
export function beforeScriptsPlugin(): Plugin {
  return {
    name: 'before-scripts',
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    async load(id) {
      if (id !== `\0${name}`) return undefined
      const script = this.environment.name === 'client' ? '' : await compileBeforeScripts()
      return `export const beforeScripts = ${JSON.stringify(script)}`
    },
  }
}
