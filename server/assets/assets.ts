import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'

interface AssetsOptions {
  /** Folder on disk. */
  folder: string
  /** Part of the address that stands for the folder; nothing when the address is the path in it. */
  under?: string
  /** Whether the names of the files change with what they hold. */
  isImmutable: (path: string) => boolean
}

/** Built files that browsers load. Beside each stands its compressed form. */
export function assets({ folder, under = '', isImmutable }: AssetsOptions): Hono {
  const app = new Hono()
  app.use(async (context, next) => {
    await next()
    // Nobody asks again whether such a file has changed.
    if (isImmutable(context.req.path)) context.res.headers.delete('Last-Modified')
  })
  app.use(
    '*',
    serveStatic({
      root: folder,
      rewriteRequestPath: (path) => path.slice(under.length),
      precompressed: true,
      onFound: (path, context) => {
        context.header(
          'Cache-Control',
          isImmutable(path) ? 'public, max-age=31536000, immutable' : 'public, max-age=86400',
        )
        context.header('Vary', 'Accept-Encoding')
      },
    }),
  )
  return app
}
