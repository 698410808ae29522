import { copyFileSync, cpSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { freeLoopbackPort } from '../../steps/port.ts'
import { inRepository } from '../../steps/repository.ts'
import { run } from '../../steps/run.ts'
import type { HomeContent } from './home-content.ts'
import { answers, startProgram } from './program.ts'
import type { Stack } from './stack.ts'

const next = inRepository('node_modules/next/dist/bin/next')
const font = 'readex-pro-latin-wght-normal.woff2'
const environment = { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' }

/** A minimal Next site (`next-site/`) with the same words, pictures and typeface, built outside of the repository. */
export function nextSite(content: HomeContent, pictures: string): Stack {
  return {
    name: 'Next',
    async start(folder, end) {
      const site = path.join(folder, 'next-site')
      const app = path.join(site, 'app')
      cpSync(inRepository('commands/bench/stacks/next-site'), site, { recursive: true })
      copyFileSync(
        inRepository('commands/bench/stacks/home-content.ts'),
        path.join(folder, 'home-content.ts'),
      )
      symlinkSync(inRepository('node_modules'), path.join(folder, 'node_modules'))
      writeFileSync(path.join(site, 'home.json'), JSON.stringify(content))
      copyFileSync(
        inRepository('node_modules/@fontsource-variable/readex-pro/files', font),
        path.join(app, font),
      )
      copyFileSync(inRepository('site/public/favicon.svg'), path.join(app, 'icon.svg'))
      cpSync(pictures, path.join(app, 'pictures'), { recursive: true })
      writeFileSync(path.join(app, 'pictures.ts'), tableOfPictures(readdirSync(pictures)))
      const { status, output } = await run(process.execPath, [next, 'build'], { folder: site, environment })
      if (status !== 0) throw new Error(`Next could not build:\n${output}`)
      const port = await freeLoopbackPort()
      const origin = `http://localhost:${port}`
      const { processId } = await startProgram(
        process.execPath,
        [next, 'start', '-H', '127.0.0.1', '-p', String(port)],
        { log: path.join(folder, 'log'), folder: site, environment, isReady: () => answers(origin), end },
      )
      return { origin, processes: [processId], rebuilt: { path: '/anew' } }
    },
  }
}

function tableOfPictures(files: readonly string[]): string {
  const imports = files.map((file, index) => `import p${index} from './pictures/${file}'`)
  const entries = files.map((file, index) => `  '${file}': p${index},`)
  return [...imports, 'export const pictures = {', ...entries, '}', ''].join('\n')
}
