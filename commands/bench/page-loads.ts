import type { Page } from '@playwright/test'

export const loadKinds = ['html', 'data', 'script', 'style', 'font', 'picture', 'other'] as const
export type LoadKind = (typeof loadKinds)[number]

/** One answer that a browser received. */
export interface Load {
  address: string
  kind: LoadKind
  /** Bytes on the line, compressed, with the answer's headers; none for what the browser had already. */
  bytes: number
}

/** Milliseconds without a request after which a page has loaded all that it loads by itself; home waits for one second. */
const quiet = 1500

/** What a page loads from here on, as the browser counts it. */
export interface PageLoads {
  /** Resolves when nothing has been asked for during a while, and gives what came since the last call. */
  untilQuiet: () => Promise<Load[]>
  /** Counts nothing any more; for a page that stays open. */
  stop: () => Promise<void>
}

/** Begins to count what a page of Chromium loads. */
export async function watchPageLoads(page: Page): Promise<PageLoads> {
  const session = await page.context().newCDPSession(page)
  const answers = new Map<string, { address: string; kind: LoadKind }>()
  const underWay = new Set<string>()
  let loads: Load[] = []
  let lastChange = performance.now()
  const ended = (id: string, bytes: number) => {
    lastChange = performance.now()
    underWay.delete(id)
    const answer = answers.get(id)
    if (answer && !answer.address.startsWith('data:')) loads.push({ ...answer, bytes })
  }
  session.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
    lastChange = performance.now()
    // Chromium asks again by itself for what it gave while stale (RFC 5861), and reports no end of that.
    const asksAgain =
      type === 'Other' && request.initialPriority === 'VeryLow' && !('Sec-Purpose' in request.headers)
    if (!asksAgain) underWay.add(requestId)
  })
  session.on('Network.responseReceived', ({ requestId, response }) => {
    answers.set(requestId, { address: response.url, kind: kindOf(response.url, response.mimeType) })
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
    ended(requestId, encodedDataLength),
  )
  session.on('Network.loadingFailed', ({ requestId }) => ended(requestId, 0))
  await session.send('Network.enable')
  return {
    async untilQuiet() {
      lastChange = performance.now()
      await new Promise<void>((resolve) => {
        const timer = setInterval(() => {
          if (underWay.size > 0 || performance.now() - lastChange < quiet) return
          clearInterval(timer)
          resolve()
        }, 50)
      })
      const found = loads
      loads = []
      return found
    },
    stop: () => session.detach(),
  }
}

function kindOf(address: string, mediaType: string): LoadKind {
  if (mediaType === 'text/html') return 'html'
  if (mediaType === 'text/css') return 'style'
  if (mediaType.startsWith('image/')) return 'picture'
  if (mediaType.startsWith('font/') || mediaType.includes('font')) return 'font'
  if (mediaType.endsWith('javascript')) return 'script'
  const { pathname } = new URL(address)
  return pathname.endsWith('.data') || pathname.startsWith('/maps/') || mediaType.endsWith('json')
    ? 'data'
    : 'other'
}

/** Acts as nearly every visitor does: moves the pointer, where no link is, and begins to scroll. */
export async function act(page: Page): Promise<void> {
  await page.mouse.move(1, 400)
  await page.evaluate(() => window.scrollBy({ top: 1, behavior: 'instant' }))
}

/** Scrolls as a visitor does who reads to the end: a screen at a time, each of which is shown. */
export async function scrollToEnd(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const shown = () => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
    const end = () => document.documentElement.scrollHeight - window.innerHeight
    while (window.scrollY < end() - 1) {
      window.scrollBy({ top: window.innerHeight, behavior: 'instant' })
      await shown()
      await shown()
    }
  })
}

/** Bytes of some kinds, or of all. */
export function bytesOf(loads: readonly Load[], ...kinds: LoadKind[]): number {
  return loads
    .filter(({ kind }) => kinds.length === 0 || kinds.includes(kind))
    .reduce((sum, { bytes }) => sum + bytes, 0)
}
