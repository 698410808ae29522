import type { Payload } from 'payload'
import { openTestDatabase } from './test-database.ts'
import { testNow, writeTestRecords } from './test-records.ts'

export interface TestApi {
  payload: Payload
  /** What the API said went wrong inside, oldest first. */
  loggedErrors: unknown[]
  /** Calls the API at a path such as `/api/news`. */
  call: (path: string, options?: CallOptions) => Promise<Response>
  close: () => Promise<void>
}

export interface CallOptions {
  method?: string
  headers?: Record<string, string>
  body?: string
  /** The present moment; `testNow` when left out. */
  now?: Date
}

export const testSiteUrl = 'https://network.example.org'

/** The public API, mounted as the server mounts it, on a test database with the test records. */
export async function openTestApi(): Promise<TestApi> {
  const { payload, close } = await openTestDatabase()
  try {
    await writeTestRecords(payload)
  } catch (error) {
    await close()
    throw error
  }
  const { Hono } = await import('hono')
  const { createPublicApi } = await import('../../server/api/public-api.ts')
  const loggedErrors: unknown[] = []
  let present = testNow
  const server = new Hono().route(
    '/api',
    createPublicApi({
      payload,
      now: () => present,
      siteUrl: testSiteUrl,
      logError: (error) => loggedErrors.push(error),
    }),
  )
  return {
    payload,
    loggedErrors,
    call: async (path, { now = testNow, ...options } = {}) => {
      present = now
      return server.request(`${testSiteUrl}${path}`, options)
    },
    close,
  }
}
