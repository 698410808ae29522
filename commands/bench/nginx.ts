import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { freeLoopbackPort } from '../steps/port.ts'
import { run } from '../steps/run.ts'

/** An answer that is given as it is, whoever asks. */
export interface FixedAnswer {
  /** Path under which it stands. */
  name: string
  body: Buffer
  contentType: string
  /** Its other headers, but for those that every server sets by itself, and the id of its request. */
  headers: readonly (readonly [name: string, value: string])[]
}

export interface FixedServer {
  name: string
  url: string
  stop: () => Promise<void>
}

/** Where nginx may be: in the path, or unpacked from Debian's package without installing it. */
const candidates = [process.env.NGINX, '/usr/sbin/nginx', '/usr/local/sbin/nginx'].filter(
  (place): place is string => typeof place === 'string' && place !== '',
)

/** One nginx worker that serves Brotli bodies from disk, with their headers; nothing where nginx is not to be had. */
export async function startNginx(
  folder: string,
  answers: readonly FixedAnswer[],
): Promise<FixedServer | undefined> {
  const nginx = candidates.find((place) => existsSync(place)) ?? (await unpackNginx(folder))
  if (!nginx) return undefined
  const port = await freeLoopbackPort()
  const root = path.join(folder, 'nginx')
  mkdirSync(root, { recursive: true })
  for (const { name, body } of answers) writeFileSync(path.join(root, name), body)
  const locations = answers
    .map(({ name, contentType, headers }) => {
      const added = headers.map(([header, value]) => `add_header ${header} ${quoted(value)};`)
      return `location = /${name} { default_type ${quoted(contentType)}; ${added.join(' ')} add_header X-Request-Id $request_id; }`
    })
    .join('\n')
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((kind) => `${kind}_temp_path ${root}/${kind};`)
    .join('\n')
  const settings = path.join(root, 'nginx.conf')
  writeFileSync(
    settings,
    `${process.getuid?.() === 0 ? 'user root; ' : ''}worker_processes 1; daemon off; pid ${root}/pid; error_log ${root}/error.log;
events { worker_connections 1024; }
http { access_log off; etag off; sendfile on; tcp_nopush on; keepalive_requests 100000000; open_file_cache max=10;
${temporary}
server { listen 127.0.0.1:${port}; root ${root};
${locations}
} }`,
  )
  const child = spawn(nginx, ['-c', settings], { stdio: 'ignore' })
  const ended = once(child, 'exit')
  const url = `http://127.0.0.1:${port}`
  for (let tries = 0; tries < 50; tries += 1) {
    if (await fetch(url).then(Boolean, () => false)) break
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  const version = (await run(nginx, ['-v'])).output.replace('nginx version:', '').trim()
  return {
    name: version,
    url,
    stop: async () => {
      child.kill('SIGTERM')
      await ended
    },
  }
}

/** A value as nginx reads it from its settings. */
const quoted = (value: string) => `"${value.replaceAll(/["\\]/g, String.raw`\$&`)}"`

/** Debian's package, unpacked and not installed: nothing of the machine changes and nothing else starts. */
async function unpackNginx(folder: string): Promise<string | undefined> {
  if (!existsSync('/usr/bin/apt-get')) return undefined
  const unpacked = path.join(folder, 'nginx-package')
  mkdirSync(unpacked)
  const { status } = await run('sh', [
    '-c',
    'cd "$1" && apt-get download nginx && for package in *.deb; do dpkg -x "$package" .; done',
    'sh',
    unpacked,
  ])
  const nginx = path.join(unpacked, 'usr/sbin/nginx')
  return status === 0 && existsSync(nginx) ? nginx : undefined
}
