import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { installFromDebian } from '../steps/debian.ts'
import { freeLoopbackPort } from '../steps/port.ts'
import { inRepository } from '../steps/repository.ts'

const nginx = '/usr/sbin/nginx'

/** nginx with the project's own file, but for the addresses, certificates and folders of this machine. */
export interface ProjectNginx {
  url: string
  stop: () => Promise<void>
}

/**
 * Starts nginx in front of nodes.
 * @throws when it is not there and can't be installed, or refuses its file
 */
export async function startProjectNginx(folder: string, ports: readonly number[]): Promise<ProjectNginx> {
  if (!existsSync(nginx)) {
    const { status, output } = await installFromDebian('nginx-light')
    if (status !== 0) throw new Error(`nginx could not be installed:\n${output}`)
  }
  const port = await freeLoopbackPort()
  const root = path.join(folder, 'nginx')
  mkdirSync(root, { recursive: true })
  const settings = path.join(root, 'nginx.conf')
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((kind) => `${kind}_temp_path ${root}/${kind};`)
    .join('\n')
  writeFileSync(
    settings,
    `${process.getuid?.() === 0 ? 'user root; ' : ''}worker_processes 1; daemon off; pid ${root}/pid; error_log ${root}/error.log;
events { worker_connections 1024; }
http { access_log off;
${temporary}
${onThisMachine(readFileSync(inRepository('deployment/nginx.conf'), 'utf8'), root, port, ports)}
}`,
  )
  const child = spawn(nginx, ['-c', settings, '-e', `${root}/error.log`], { stdio: 'ignore' })
  const ended = once(child, 'exit')
  const url = `http://127.0.0.1:${port}`
  while (!(await fetch(`${url}/healthz`).then(Boolean, () => false))) {
    if (child.exitCode !== null) {
      throw new Error(`nginx ended: ${readFileSync(path.join(root, 'error.log'), 'utf8')}`)
    }
    await wait(50)
  }
  return {
    url,
    async stop() {
      child.kill('SIGTERM')
      await ended
    },
  }
}

/** @throws when the file has no longer what is replaced */
function onThisMachine(file: string, root: string, port: number, ports: readonly number[]): string {
  const replacements: [RegExp, string][] = [
    [/^proxy_cache_path \S+/m, `proxy_cache_path ${root}/cache`],
    [
      /^ +server 127\.0\.0\.1:3000 (.*)\n +server 127\.0\.0\.1:3001 .*$/gm,
      ports.map((each) => `server 127.0.0.1:${each} $1`).join('\n'),
    ],
    // The server that leads to https, and what only https needs.
    [/^server \{\n {4}listen 80;[^}]*\}$/m, ''],
    [/^ +listen 443 .*\n +listen \[::\]:443 .*$/m, `listen 127.0.0.1:${port};`],
    [/^( +ssl_.*\n)+/m, ''],
  ]
  let text = file
  for (const [pattern, replacement] of replacements) {
    if (!pattern.test(text)) throw new Error(`deployment/nginx.conf has nothing that fits ${String(pattern)}`)
    text = text.replace(pattern, replacement)
  }
  return text
}
