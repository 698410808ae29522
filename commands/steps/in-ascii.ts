import type { Plugin } from 'vite'

const beyondAscii = /\P{ASCII}/u

/**
 * Fails the build of an environment when one of its scripts is not ASCII. V8 stores a source with one letter outside
 * Latin-1 at two bytes for each of its letters: seven megabytes more for the public server.
 */
export function inAscii(environment: string): Plugin {
  return {
    name: 'in-ascii',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === environment,
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk') continue
        const place = file.code.search(beyondAscii)
        if (place < 0) continue
        this.error(
          `${file.fileName} is not ASCII: … ${file.code.slice(Math.max(0, place - 60), place + 60)} …`,
        )
      }
    },
  }
}
