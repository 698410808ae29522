import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { freeLoopbackPort } from '../../../steps/port.ts'
import type { ForTheEnd } from '../../for-the-end.ts'
import { answers, startProgram } from '../program.ts'
import type { Unpacked } from './packages.ts'
import { phpSocket } from './php.ts'

interface NginxOptions {
  unpacked: Unpacked
  folder: string
  /** WordPress's files. */
  root: string
  /** Keep pages for a minute. */
  isStoring: boolean
  end: ForTheEnd
}

const keeping = `fastcgi_cache pages; fastcgi_cache_valid 200 1m; fastcgi_cache_lock on;
  fastcgi_cache_use_stale updating error timeout; fastcgi_cache_background_update on;
  fastcgi_cache_bypass $http_cookie; fastcgi_no_cache $http_cookie;`

/** One nginx worker before PHP, with the compression that Debian's settings propose. */
export async function startNginxBeforePhp({
  unpacked,
  folder,
  root,
  isStoring,
  end,
}: NginxOptions): Promise<{ processId: number; origin: string }> {
  const port = await freeLoopbackPort()
  const settings = path.join(folder, 'nginx.conf')
  const own = path.join(folder, 'nginx')
  mkdirSync(own)
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((kind) => `${kind}_temp_path ${own}/${kind};`)
    .join('\n')
  writeFileSync(
    settings,
    `${process.getuid?.() === 0 ? 'user root; ' : ''}worker_processes 1; daemon off; pid ${own}/pid; error_log ${own}/error.log;
events { worker_connections 1024; }
http { include ${unpacked.folder}/etc/nginx/mime.types; default_type application/octet-stream;
access_log off; sendfile on; tcp_nopush on; keepalive_requests 100000000;
${temporary}
gzip on; gzip_vary on; gzip_proxied any; gzip_comp_level 6;
gzip_types text/plain text/css application/json application/javascript text/xml application/xml application/xml+rss text/javascript image/svg+xml;
fastcgi_cache_path ${own}/pages levels=1:2 keys_zone=pages:10m;
fastcgi_cache_key "$scheme$request_method$http_host$request_uri";
server { listen 127.0.0.1:${port}; root ${root}; index index.php;
location / { try_files $uri $uri/ /index.php?$args; }
location ~* \\.(css|js|webp|avif|jpe?g|png|svg|woff2)$ { expires max; }
location ~ \\.php$ { include ${unpacked.folder}/etc/nginx/fastcgi.conf; fastcgi_pass unix:${phpSocket(folder)};
${isStoring ? keeping : ''}
} } }`,
  )
  const origin = `http://localhost:${port}`
  const { processId } = await startProgram(path.join(unpacked.folder, 'usr/sbin/nginx'), ['-c', settings], {
    log: path.join(own, 'log'),
    environment: unpacked.environment,
    isReady: () => answers(origin),
    end,
  })
  return { processId, origin }
}
