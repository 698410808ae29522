import type { IncomingHttpHeaders } from 'node:http'

/** Every browser says one of these, and hardly a program that doesn't pose as one. */
const browsers = /^(?:Mozilla|Opera)\//

/** What robots call themselves, of which most name an address as well. A phone's maker is called Cubot. */
const robots = /(?<!cu)bot|crawl|spider|http|headless|lighthouse|slurp|monitor|preview/i

/** The cookie of the staff's sessions, behind https and without it. */
const staff = /(?:^|[ ;])(?:__Host-)?payload-token=/

/**
 * Whether somebody reads what a request asks for: not a robot by its own words, not a browser that fetches ahead, not
 * somebody of the staff. `isbot` knows more robots, and takes a twentieth of the time of a cached answer.
 */
export function isReader(headers: IncomingHttpHeaders): boolean {
  const agent = headers['user-agent']
  if (agent === undefined || !browsers.test(agent) || robots.test(agent)) return false
  if (headers['sec-purpose'] !== undefined || headers['purpose'] !== undefined) return false
  return headers.cookie === undefined || !staff.test(headers.cookie)
}
