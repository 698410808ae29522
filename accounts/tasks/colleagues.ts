import type { Endpoint } from 'payload'
import { forbidden, jsonAnswer } from '../../model/endpoint-answers.ts'

/** Somebody a task can be given to. */
export interface Colleague {
  id: number
  name: string
}

/** Everybody of the staff by name, for those who give a task; and nothing else of their accounts. */
export const colleagues: Endpoint = {
  path: '/colleagues',
  method: 'get',
  handler: async (req) => {
    if (!req.user) return forbidden(req)
    const { docs } = await req.payload.find({
      collection: 'users',
      sort: 'name',
      pagination: false,
      depth: 0,
      select: { name: true },
      overrideAccess: true,
    })
    return jsonAnswer(docs.map(({ id, name }): Colleague => ({ id, name })))
  },
}
