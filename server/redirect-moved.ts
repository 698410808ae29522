import type { Context } from 'hono'
import { sharedForASecond } from './shared-caching.ts'

/** Leads to a record's new address. Browsers ask each time, since an editor may give the former slug to another record, or back. */
export function redirectMoved(context: Context, address: string): Response {
  context.header('Cache-Control', sharedForASecond)
  return context.redirect(address, 301)
}
