import { copyFileSync, existsSync, mkdirSync } from 'node:fs'
import path from 'node:path'
import { fingerprint } from '../../steps/fingerprint.ts'
import { inRepository } from '../../steps/repository.ts'
import { run } from '../../steps/run.ts'
import { CannotGoOn, step } from '../../steps/say.ts'

const files = ['package.json', 'package-lock.json']
const packageFolder = 'commands/bench/lighthouse'

/**
 * Where Lighthouse's program is. It weighs 176 MB and is needed by this bench alone, so that it is brought when the bench
 * is first run, at the versions of its own lock file, into a folder that git ignores.
 */
export async function installLighthouse(): Promise<string> {
  const folder = inRepository(
    'node_modules/.cache',
    `lighthouse-${fingerprint([`${packageFolder}/package-lock.json`]).slice(0, 12)}`,
  )
  const program = path.join(folder, 'node_modules/lighthouse/cli/index.js')
  if (existsSync(program)) return program
  await step('Bringing Lighthouse', async () => {
    mkdirSync(folder, { recursive: true })
    for (const file of files) copyFileSync(inRepository(packageFolder, file), path.join(folder, file))
    const { status, output } = await run('npm', ['ci', '--ignore-scripts', '--prefix', folder])
    if (status !== 0) throw new CannotGoOn(`Lighthouse could not be brought:\n${output}`)
  })
  return program
}
