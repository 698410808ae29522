import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzipSync } from 'node:zlib'
import { inputsOfAdmin, inputsOfScripts, inputsOfSite, inputsOfSupervisor, stampOf } from './build-inputs.ts'
import { fingerprint, isBuilt } from './fingerprint.ts'
import { isPackaged } from './packaged.ts'
import { inRepository } from './repository.ts'
import { run } from './run.ts'
import { print } from '../../store/log/print.ts'
import { CannotGoOn, step } from './say.ts'

/** Builds the site and the public server, unless they stand already. */
export async function buildSite(): Promise<void> {
  await unlessBuilt('site', inputsOfSite, 'Building the site', async () => {
    await builder('react-router', inRepository('node_modules/@react-router/dev/bin.cjs'), ['build'])
    await builder('Vite', inRepository('node_modules/vite/bin/vite.js'), [
      ...['build', '--config', inRepository('server/answering/vite.config.ts')],
    ])
    // It needs a package for development, and this module is loaded without them, too.
    await builder('The sealing script', inRepository('commands/build-sealing.ts'), [])
    await precompress(inRepository('build/client'), brotliSettings)
  })
}

/** Builds the files in which `npm start` supervises and the back office is served, unless it stands already. */
export async function buildSupervisor(): Promise<void> {
  await unlessBuilt('supervisor', inputsOfSupervisor, 'Building what starts the product', () =>
    builder('Vite', inRepository('node_modules/vite/bin/vite.js'), [
      ...['build', '--config', inRepository('commands/steps/supervisor.vite.config.ts')],
    ]),
  )
}

/** Compiles the scripts that tests run in processes of their own (`compiled-scripts.ts`), unless they stand already. */
export async function buildScripts(): Promise<void> {
  await unlessBuilt('scripts', inputsOfScripts, 'Compiling the scripts that tests run', () =>
    builder('Vite', inRepository('node_modules/vite/bin/vite.js'), [
      ...['build', '--config', inRepository('commands/steps/scripts.vite.config.ts')],
    ]),
  )
}

/** Builds the back office, unless it stands already. */
export async function buildAdmin(): Promise<void> {
  await unlessBuilt('admin', inputsOfAdmin, 'Building the back office', async () => {
    await builder('next', inRepository('node_modules/next/dist/bin/next'), [
      'build',
      'admin',
      '--no-mangling',
    ])
    await precompress(inRepository('admin/.next/static'), brotliSettings.slice(0, 1))
  })
}

/** Makes those sizes of the starter pictures that are not cached yet, which a new database's filling needs. */
export async function buildStarterPictures(): Promise<void> {
  if (isPackaged) return
  await step('Making the starter pictures’ sizes', () =>
    builder('The starter pictures', inRepository('commands/make-starter-pictures.ts'), []),
  )
}

async function unlessBuilt(
  name: Parameters<typeof stampOf>[0],
  inputs: readonly string[],
  what: string,
  build: () => Promise<void>,
): Promise<void> {
  if (isPackaged) return
  const stamp = stampOf(name)
  const value = fingerprint(inputs)
  if (isBuilt(stamp, value)) return
  if (!existsSync(inRepository('node_modules/vite'))) {
    throw new CannotGoOn(
      `${what} needs packages that an installation without those for development lacks: run "npm ci --include=dev", or run a folder that "npm run package" made.`,
    )
  }
  await step(what, async () => {
    rmSync(stamp, { force: true })
    await build()
    writeFileSync(stamp, value)
  })
}

/** Runs a builder; what it prints is shown only when it fails. */
async function builder(name: string, script: string, args: readonly string[]): Promise<void> {
  const { status, output } = await run(process.execPath, [script, ...args], {
    environment: { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
  })
  if (status === 0) return
  print(output, 'error')
  throw new CannotGoOn(`${name} could not build; it says why above.`)
}

/**
 * Brotli's usual settings at its densest quality, and others that make some files smaller: four tenths of a kilobyte of
 * the scripts and styles of a page of the site, which its budgets count (`budgets.spec.ts`).
 */
const brotliSettings: readonly Readonly<Record<number, number>>[] = [
  {},
  {
    [constants.BROTLI_PARAM_LGBLOCK]: 16,
    [constants.BROTLI_PARAM_NPOSTFIX]: 1,
    [constants.BROTLI_PARAM_NDIRECT]: 8,
  },
]

const brotli = promisify(brotliCompress)

/** The smallest of the forms that the settings make. */
async function smallestBrotli(data: Buffer, settings: typeof brotliSettings): Promise<Buffer> {
  const forms = await Promise.all(
    settings.map((chosen) => brotli(data, { params: { [constants.BROTLI_PARAM_QUALITY]: 11, ...chosen } })),
  )
  return forms.reduce((least, form) => (form.length < least.length ? form : least))
}

/** Puts a Brotli and a gzip form beside every text file, so that they cost nothing when they are asked for. */
async function precompress(folder: string, settings: typeof brotliSettings): Promise<void> {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !/\.(js|css|svg|json|html)$/.test(entry.name)) continue
    const file = path.join(entry.parentPath, entry.name)
    const data = readFileSync(file)
    writeFileSync(`${file}.br`, await smallestBrotli(data, settings))
    writeFileSync(`${file}.gz`, gzipSync(data, { level: 9 }))
  }
}
