import type { Environment } from '../../environment.ts'
import type { ContentVersionWatch } from '../content-version-watch.ts'
import type { Logger } from '../log.ts'
import { compressDensely } from './compress.ts'
import { PageCache } from './page-cache.ts'

interface CreatePageCacheOptions {
  settings: Environment
  contentVersion: ContentVersionWatch
  log: Logger
  now: () => Date
}

const megabyte = 1024 * 1024

/** The process's page cache: pages that are read most are rebuilt as soon as something is published. */
export function createPageCache({ settings, contentVersion, log, now }: CreatePageCacheOptions): PageCache {
  const cache = new PageCache({
    maximumBytes: settings.PAGE_CACHE_MEGABYTES * megabyte,
    version: () => contentVersion.current().whole,
    now: () => now().getTime(),
    onFailure: (key, error) => log.error({ key, error }, 'a page could not be made'),
    compressDensely,
    mostWarmed: settings.WARM_PAGES,
  })
  contentVersion.onChange(() => void cache.warm())
  return cache
}
