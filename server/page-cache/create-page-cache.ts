import type { Environment } from '../../environment.ts'
import { BusyError } from '../answering/fair-queue.ts'
import type { Logger } from '../../store/log/create-log.ts'
import { compressDensely } from './compress.ts'
import { PageCache, type PageCacheOptions } from './page-cache.ts'

interface CreatePageCacheOptions extends Pick<
  PageCacheOptions,
  'version' | 'canMake' | 'mostInTheMaking' | 'patience'
> {
  settings: Environment
  log: Logger
  now: () => Date
}

const megabyte = 1024 * 1024

/** The process's page cache. */
export function createPageCache({ settings, log, now, ...options }: CreatePageCacheOptions): PageCache {
  return new PageCache({
    ...options,
    maximumBytes: settings.PAGE_CACHE_MEGABYTES * megabyte,
    now: () => now().getTime(),
    // Who floods the site with requests is not to flood its log.
    onFailure: (key, error) => {
      if (!(error instanceof BusyError)) log.error({ key, error }, 'a page could not be made')
    },
    compressDensely,
    mostWarmed: settings.WARM_PAGES,
  })
}
