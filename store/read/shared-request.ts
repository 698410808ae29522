import { createLocalReq, type PayloadRequest } from 'payload'
import type { NotePart } from './cache-until-publish.ts'
import type { Reading } from './reading.ts'
import { loadRelated } from './load-related.ts'

const requestOf = new WeakMap<Reading, Promise<PayloadRequest>>()

/**
 * The request that all reads of one page share, so that what several records refer to (a topic, a picture) is loaded
 * once for the page and not once for each list, and by `loadRelated`. Whoever previews drafts has one for each read.
 */
export async function sharedRequest(reading: Reading): Promise<{ req?: PayloadRequest }> {
  if (reading.previewedBy !== undefined) return {}
  const request = requestOf.get(reading) ?? makeRequest(reading)
  requestOf.set(reading, request)
  return { req: await request }
}

/** A request for one read alone, by which what it refers to is noted. */
export async function notingRequest(reading: Reading, note: NotePart): Promise<{ req?: PayloadRequest }> {
  return reading.previewedBy === undefined ? { req: await makeRequest(reading, note) } : {}
}

async function makeRequest(reading: Reading, note?: NotePart): Promise<PayloadRequest> {
  const req = await createLocalReq({}, reading.payload)
  Object.assign(req.payloadDataLoader, { load: loadRelated(reading, note) })
  return req
}
