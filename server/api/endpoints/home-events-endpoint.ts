import { z } from 'zod'
import { homeItemSchema, homeItemToApi } from '../../../content/home/api.ts'
import { readHomeItems } from '../../../content/home/home-items.ts'
import type { Endpoint } from '../endpoint.ts'
import { dataBody, dataEnvelope } from '../envelopes.ts'

/** GET of the home page's mix of news and events (specification, sections 2.6 and 7). */
export const homeEventsEndpoint: Endpoint = {
  method: 'get',
  path: '/home-events',
  route: '/home-events',
  operationId: 'listHomeEvents',
  summary: 'Latest news and events',
  description: 'The two latest news items and the latest event, topped up to three, newest first.',
  parameters: {},
  response: dataEnvelope(
    'HomeItemList',
    'The latest news and events.',
    z.object({ items: z.array(homeItemSchema) }),
  ),
  answer: async ({ reading, context, parameters }) => {
    const errors = parameters.errors()
    if (errors) return { outcome: 'invalid', errors }
    const items = await readHomeItems(reading)
    return { outcome: 'found', body: dataBody({ items: items.map((item) => homeItemToApi(item, context)) }) }
  },
}
