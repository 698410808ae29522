import type { Endpoint } from 'payload'
import { z } from 'zod'
import { forbidden, noStore, notFound } from '../endpoint-answers.ts'
import { readLatestStatus } from '../latest-status.ts'
import { askForReview, withdrawReview } from './reviews.ts'
import { whoMayPublish } from './who-may-publish.ts'

const formSchema = z.object({
  kind: z.string(),
  record: z.coerce.number().int().positive(),
  /** Empty for whoever may publish. */
  reviewer: z
    .string()
    .default('')
    .transform((value) => (value === '' ? null : Number(value))),
  act: z.enum(['ask', 'withdraw']),
})

/** The form that hands a draft over to be published, or takes it back; it leads back to the record. */
export const reviewEndpoint: Endpoint = {
  path: '/reviews',
  method: 'post',
  handler: async (req) => {
    const { payload, user } = req
    if (!user) return forbidden(req)
    const form = formSchema.safeParse(Object.fromEntries(new URLSearchParams((await req.text?.()) ?? '')))
    if (!form.success) return notFound(req)
    const { kind, record: id, reviewer, act } = form.data
    const collection = payload.config.collections.find(({ slug }) => slug === kind)
    if (!collection) return notFound(req)
    const publishers = await whoMayPublish(payload, collection)
    if (publishers.every((person) => person.id !== user.id)) return forbidden(req)
    if ((await readLatestStatus(req, collection.slug, id)) !== 'draft') return notFound(req)
    if (act === 'withdraw') await withdrawReview(payload, { kind, id })
    else {
      if (reviewer !== null && publishers.every((person) => person.id !== reviewer)) return notFound(req)
      const review = { askedBy: user.id, reviewer, askedAt: new Date().toISOString() }
      await askForReview(payload, { kind, id }, review)
    }
    const headers = { ...noStore, Location: `/admin/collections/${kind}/${id}` }
    return new Response(null, { status: 303, headers })
  },
}
