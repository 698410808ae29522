import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { createAdaptorServer } from '@hono/node-server'
import { adminProxy } from '../../server/admin-proxy/admin-proxy.ts'
import { inRepository } from '../steps/repository.ts'
import { run } from '../steps/run.ts'
import { say, step } from '../steps/say.ts'
import { socketPath } from '../steps/socket-path.ts'

const folder = inRepository('build/stock-back-office')

/** Where the build of the stock back office is. */
export const stockBuild = path.join(folder, '.next')

/**
 * Builds Payload's back office for the same content model without any component of ours: the entries of the import map that
 * lead to `admin/` are left out, and with them what they would load.
 */
export async function buildStockBackOffice(): Promise<void> {
  rmSync(folder, { recursive: true, force: true })
  const pages = path.join(folder, 'app/admin/[[...segments]]')
  const calls = path.join(folder, 'app/cms-api/[...slug]')
  for (const made of [pages, calls]) mkdirSync(made, { recursive: true })
  const own = inRepository('admin')
  cpSync(path.join(own, 'app/admin/[[...segments]]/page.tsx'), path.join(pages, 'page.tsx'))
  const importMap = readFileSync(path.join(own, 'app/admin/importMap.js'), 'utf8')
    .split('\n')
    .filter((line) => !line.includes('../admin/'))
    .join('\n')
  const files: Readonly<Record<string, string>> = {
    'app/admin/importMap.js': importMap,
    'app/layout.tsx': layout,
    // People sign in by it, and a start waits for its first answer.
    'app/cms-api/[...slug]/route.ts': readFileSync(
      path.join(own, 'app/cms-api/[...slug]/route.ts'),
      'utf8',
    ).replace('../../../', '../../../../../admin/'),
    'payload-config.ts': "export { payloadConfig } from '../../admin/payload-config.ts'\n",
    'next.config.mjs': readFileSync(path.join(own, 'next.config.mjs'), 'utf8').replace(
      "import.meta.url)), '..')",
      "import.meta.url)), '../..')",
    ),
    'tsconfig.json': readFileSync(path.join(own, 'tsconfig.json'), 'utf8').replace('../', '../../'),
  }
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text)
  await step('Building the stock back office', async () => {
    const { status, output } = await run(
      process.execPath,
      [inRepository('node_modules/next/dist/bin/next'), 'build', folder, '--no-mangling'],
      { environment: { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' } },
    )
    if (status !== 0) throw new Error(`The stock back office could not be built:\n${output}`)
  })
}

/** Starts it on a data folder. */
export async function startStockBackOffice(dataFolder: string) {
  const socket = socketPath('back-office')
  const child = fork(inRepository('admin/serve.ts'), [folder], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: { ...process.env, ADMIN_SOCKET: socket, DATA_DIR: dataFolder, LOG_LEVEL: 'silent' },
  })
  await once(child, 'message')
  const app = adminProxy({ adminSocket: socket, siteUrl: 'http://localhost', trustedProxies: 0, logError })
  const server = createAdaptorServer({ fetch: app.fetch })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('The stock back office has no port')
  return {
    url: `http://127.0.0.1:${address.port}`,
    async stop() {
      server.close()
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
    },
  }
}

function logError(error: unknown): void {
  say(`The stock back office does not answer: ${String(error)}`)
}

const layout = `import '@payloadcms/next/css'
import { handleServerFunctions, RootLayout } from '@payloadcms/next/layouts'
import { payloadConfig } from '../payload-config.ts'
import { importMap } from './admin/importMap.js'

export const dynamic = 'force-dynamic'

const serverFunction = async (args) => {
  'use server'
  return handleServerFunctions({ ...args, config: payloadConfig(), importMap })
}

export default function Layout({ children }) {
  return (
    <RootLayout config={payloadConfig()} importMap={importMap} serverFunction={serverFunction}>
      {children}
    </RootLayout>
  )
}
`
