import { readFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'

/**
 * Scripts that a page of the back office names: those it loads at once, and those of the components in it. What is loaded
 * when somebody opens a part of the page is not among them.
 */
export function scriptsIn(html: string): string[] {
  const found = html.matchAll(/_next\/(static\/[\w./~-]+\.js)/g)
  return [...new Set([...found].map(([, file]) => file ?? ''))]
}

/** Bytes of scripts, each compressed by gzip. @param build the folder that Next built into */
export function gzippedBytes(build: string, scripts: Iterable<string>): number {
  return [...scripts].reduce(
    (sum, script) => sum + gzipSync(readFileSync(path.join(build, script)), { level: 9 }).length,
    0,
  )
}

/**
 * What the start page and the form of a news name together without our components, in bytes: Payload 3.90.1, Next 16.4.5, the
 * same content model, on 26 November 2026 (`npm run bench:back-office -- stock`).
 */
export const stockScripts = 995_283
