import type { Payload } from 'payload'
import type { Environment } from '../../environment.ts'
import type { IntakeService } from '../../server/intake/intake-service.ts'
import { openTestDatabase } from './test-database.ts'
import { testNow } from './test-records.ts'

/** The public API on a database of its own. */
export interface TestApi {
  payload: Payload
  settings: Environment
  intake: IntakeService
  /** What the API said went wrong inside, oldest first. */
  loggedErrors: unknown[]
  /** Calls the API at a path such as `/api/news`. */
  call: (path: string, options?: CallOptions) => Promise<Response>
  close: () => Promise<void>
}

/** What a call sends, and when. */
export interface CallOptions {
  method?: string
  headers?: Record<string, string>
  body?: BodyInit
  /** The present moment; `testNow` when left out. */
  now?: Date
  /** A present that changes during the call, in place of `now`. */
  clock?: () => Date
}

/** The site's address in tests that need no server. */
export const testSiteUrl = 'https://network.example.org'

/**
 * The public API, mounted as the server mounts it, on a test database with the test records.
 * @param overrides settings beside those of the environment
 */
export async function openTestApi(overrides?: Readonly<Record<string, string>>): Promise<TestApi> {
  const { payload, close } = await openTestDatabase('records')
  const { Hono } = await import('hono')
  const { createPublicApi } = await import('../../server/api/public-api.ts')
  const { createIntakeService } = await import('../../server/intake/intake-service.ts')
  const loggedErrors: unknown[] = []
  let clock = () => testNow
  const { environment, parseEnvironment } = await import('../../environment.ts')
  const settings = overrides ? parseEnvironment({ ...process.env, ...overrides }) : environment()
  const intake = createIntakeService({
    payload,
    settings,
    now: () => clock(),
    reportError: (error) => loggedErrors.push(error),
  })
  const server = new Hono()
  if (intake.uploads) {
    const { tus } = await import('../../server/intake/uploads/tus.ts')
    const { uploads, trustedProxies, reportError } = intake
    server.route('/', tus({ uploads, trustedProxies, reportError }))
  }
  server.route(
    '/api',
    createPublicApi({
      payload,
      intake,
      now: () => clock(),
      siteUrl: testSiteUrl,
      logError: (error) => loggedErrors.push(error),
    }),
  )
  return {
    payload,
    settings,
    intake,
    loggedErrors,
    call: async (path, { now = testNow, clock: given = () => now, ...options } = {}) => {
      clock = given
      return server.request(`${testSiteUrl}${path}`, {
        ...options,
        ...(options.body instanceof ReadableStream && { duplex: 'half' }),
      })
    },
    close,
  }
}
