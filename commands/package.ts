import { execFileSync } from 'node:child_process'
import {
  chmodSync,
  copyFileSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { operatorCommands } from './packaging/entry-points.ts'
import { packagedFiles } from './packaging/files.ts'
import { launcherScript } from './packaging/launcher.ts'
import { readableByAll } from './packaging/readable-by-all.ts'
import { buildAdmin, buildSite, buildStarterPictures, buildSupervisor } from './steps/build.ts'
import { versionFile } from './steps/packaged.ts'
import { inRepository } from './steps/repository.ts'
import { run } from './steps/run.ts'
import { CannotGoOn, endWith, say, step } from './steps/say.ts'

/** Most megabytes of a packaged folder. */
const mostMegabytes = 250

/**
 * Payload loads this package with everything else, to write types while developing; with its own it would be a tenth of a
 * packaged folder. There, these files stand in its place: whoever calls it learns what is missing.
 */
const neverCalled: Readonly<Record<string, string>> = {
  'node_modules/json-schema-to-typescript/package.json': `${JSON.stringify({
    name: 'json-schema-to-typescript',
    type: 'module',
    exports: './index.js',
  })}\n`,
  'node_modules/json-schema-to-typescript/index.js': `export function compile() {
  throw new Error('Types are generated in a clone of the repository, not in a packaged folder')
}
`,
}

/**
 * `npm run package -- [FOLDER]`: one folder (`build/package` unless given) that runs the product without registry, build
 * or write access to itself, with its own Node, on machines like this one. It replaces a folder that was made this way.
 */
async function makePackage(folder: string): Promise<void> {
  if (existsSync(folder) && !existsSync(path.join(folder, versionFile))) {
    throw new CannotGoOn(`${folder} is there and was not made by "npm run package": choose another folder.`)
  }
  await buildSite()
  await buildSupervisor()
  await buildAdmin()
  await buildStarterPictures()
  const unfinished = `${folder}.unfinished`
  rmSync(unfinished, { recursive: true, force: true })
  mkdirSync(unfinished, { recursive: true })
  const files = await step('Tracing what runs', packagedFiles)
  for (const file of files) copy(file, unfinished)
  for (const [file, content] of Object.entries(neverCalled)) write(path.join(unfinished, file), content)
  await addNode(unfinished)
  const { name, version } = identity()
  writeFileSync(
    path.join(unfinished, 'package.json'),
    `${JSON.stringify({ name, version, private: true, type: 'module' }, undefined, 2)}\n`,
  )
  const launcher = launcherScript(operatorCommands())
  writeFileSync(path.join(unfinished, 'network'), launcher, { mode: 0o755 })
  writeFileSync(
    path.join(unfinished, versionFile),
    `${name} ${version} ${commit()}, Node ${process.version}\n`,
  )
  const megabytes = sizeOf(unfinished)
  if (megabytes > mostMegabytes) {
    throw new CannotGoOn(`${unfinished} has ${megabytes} MB; it may have ${mostMegabytes}.`)
  }
  rmSync(folder, { recursive: true, force: true })
  renameSync(unfinished, folder)
  say(`${folder}: ${megabytes} MB, ${files.length} files. Start it with ${path.join(folder, 'network')}.`)
}

function write(file: string, content: string): void {
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, content)
}

/** Copies a file, or a link as the link that it is. */
function copy(file: string, folder: string): void {
  const [from, to] = [inRepository(file), path.join(folder, file)]
  const found = lstatSync(from)
  // A package's folder stands in traces where it is linked to.
  if (found.isDirectory()) return
  mkdirSync(path.dirname(to), { recursive: true })
  if (found.isSymbolicLink()) return symlinkSync(readlinkSync(from), to)
  copyFileSync(from, to)
  chmodSync(to, readableByAll(found.mode))
}

async function addNode(folder: string): Promise<void> {
  const place = path.join(folder, 'bin/node')
  mkdirSync(path.dirname(place))
  copyFileSync(process.execPath, place)
  const licence = path.join(path.dirname(process.execPath), '../LICENSE')
  if (existsSync(licence)) copyFileSync(licence, path.join(folder, 'bin/LICENSE-node'))
  const hasStrip = (await run('sh', ['-c', 'command -v strip'])).status === 0
  if (!hasStrip) return say('There is no program "strip" here: Node stays as large as it is.')
  const { status, output } = await run('strip', ['--strip-unneeded', place])
  if (status !== 0) throw new Error(`strip ended with ${status}:\n${output}`)
}

const identityShape = z.object({ name: z.string(), version: z.string() })

function identity(): z.output<typeof identityShape> {
  return identityShape.parse(JSON.parse(readFileSync(inRepository('package.json'), 'utf8')))
}

/** The commit that was packaged, and whether anything else was, too. */
function commit(): string {
  try {
    const git = (...args: string[]) =>
      execFileSync('git', args, { cwd: inRepository(), stdio: ['ignore', 'pipe', 'ignore'] })
        .toString()
        .trim()
    return `${git('rev-parse', 'HEAD')}${git('status', '--porcelain') === '' ? '' : ' with changes'}`
  } catch {
    // The sources came without their history, as in a container's build.
    return 'of an unknown commit'
  }
}

/** Megabytes of a folder's files. */
function sizeOf(folder: string): number {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((one) => one.isFile())
  const bytes = files.reduce((sum, one) => sum + lstatSync(path.join(one.parentPath, one.name)).size, 0)
  return Math.ceil(bytes / 1e6)
}

try {
  await makePackage(path.resolve(process.argv[2] ?? inRepository('build/package')))
  process.exit(0)
} catch (error) {
  endWith(error)
}
