import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { inRepository } from './steps/repository.ts'
import { run } from './steps/run.ts'

const used = { version: '1.0.0', integrity: 'sha512-used', resolved: 'http://127.0.0.1:9/used.tgz' }
const tool = {
  version: '2.0.0',
  integrity: 'sha512-tool',
  resolved: 'http://127.0.0.1:9/tool.tgz',
  dev: true,
}
const locked = {
  name: 'product',
  lockfileVersion: 3,
  packages: {
    '': { name: 'product', dependencies: { used: '1.0.0' }, devDependencies: { tool: '2.0.0' } },
    'node_modules/used': used,
    'node_modules/tool': tool,
  },
}

type Packages = Readonly<Record<string, { version: string; integrity: string }>>

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'installed-packages-'))
  mkdirSync(path.join(folder, 'commands'))
  copyFileSync(inRepository('commands/project-node.mjs'), path.join(folder, 'commands/project-node.mjs'))
  write('package.json', locked.packages[''])
  write('package-lock.json', locked)
})
afterEach(() => rmSync(folder, { recursive: true }))

function write(file: string, content: object): void {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
  writeFileSync(path.join(folder, file), JSON.stringify(content))
}

/** As npm leaves packages behind, and its note of them. */
function leave(packages: Packages): void {
  for (const place of Object.keys(packages)) write(`${place}/package.json`, {})
  write('node_modules/.package-lock.json', { packages })
}

/** The first step of `npm start`, where the registry is away. */
async function install(options: { needsTools?: boolean } = {}, environment: Record<string, string> = {}) {
  const begin = `import { installPackages } from './commands/project-node.mjs'
    installPackages(${JSON.stringify(options)})
    process.stdout.write('goes on')`
  return run(process.execPath, ['--input-type=module', '--eval', begin], {
    folder,
    environment: {
      npm_config_registry: 'http://127.0.0.1:9',
      npm_config_fetch_retries: '0',
      npm_config_cache: path.join(folder, 'npm-cache'),
      ...environment,
    },
  })
}

test('what npm installed without tools for development is what the product starts from, without a registry', async () => {
  leave({ 'node_modules/used': used })
  expect(await install()).toEqual({ status: 0, output: 'goes on' })
})

test('npm is asked for what builds the product, too, where `NODE_ENV=production` would have it left out', async () => {
  const npm = path.join(folder, 'npm.mjs')
  writeFileSync(
    npm,
    "import { mkdirSync } from 'node:fs'\nmkdirSync('node_modules')\nconsole.log(process.argv.slice(2).join(' '))",
  )
  const { status, output } = await install({}, { npm_execpath: npm, NODE_ENV: 'production' })
  expect({ status, output }).toEqual({ status: 0, output: expect.stringMatching(/\bci .*--include=dev\b/) })
})

const refused: readonly { what: string; packages: Packages; needsTools?: boolean }[] = [
  {
    what: 'another version than the locked one',
    packages: { 'node_modules/used': { ...used, version: '0.9.0' } },
  },
  {
    what: 'a package that the lock does not have',
    packages: { 'node_modules/used': used, 'node_modules/odd': used },
  },
  { what: 'tools missing that are needed', packages: { 'node_modules/used': used }, needsTools: true },
]

test.each(refused)(
  '$what: refused in one sentence, and nothing is touched',
  async ({ packages, needsTools = false }) => {
    leave(packages)
    const before = readdirSync(path.join(folder, 'node_modules'), { recursive: true })
    const { status, output } = await install({ needsTools })
    expect(status).not.toBe(0)
    expect(output).toContain('nothing was changed')
    expect(output).not.toContain('goes on')
    expect(readdirSync(path.join(folder, 'node_modules'), { recursive: true })).toEqual(before)
    expect(existsSync(path.join(folder, '.installing'))).toBe(false)
  },
)

test('packages that were moved away when an installation was killed come back', async () => {
  leave({ 'node_modules/used': used })
  mkdirSync(path.join(folder, '.installing'))
  await run('mv', ['node_modules', '.installing/former'], { folder })
  expect(await install()).toEqual({ status: 0, output: 'goes on' })
})
