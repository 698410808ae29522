import type { MakeResponse, ResponseCache } from '../page-cache/page-cache.ts'

/** For a process whose answers another one caches: each is made when it is asked for. */
export const uncachedResponses: ResponseCache = {
  async get(_key: string, make: MakeResponse) {
    const { response, isCacheable } = await make()
    return { response: isCacheable ? response : { ...response, freshUntil: 0 }, outcome: 'miss' }
  },
}
