import { schedulePublishHandler } from '@payloadcms/ui/utilities/schedulePublishHandler'
import { Forbidden } from 'payload'
import { z } from 'zod'
import { mayChange } from '../../model/access/may-change.ts'
import {
  scheduledPublicationSchema,
  scheduledRecordSchema,
} from '../../model/review/scheduled-publications.ts'

const askedSchema = scheduledRecordSchema.extend({ deleteID: z.coerce.number().optional() })

/**
 * Payload's setting and deleting of times of publication, for whoever may change the record: Payload deletes every time that anybody
 * who is signed in names, and sets one for every record.
 */
export const scheduleWhatOneMayChange: typeof schedulePublishHandler = async (args) => {
  const { req } = args
  const asked = askedSchema.safeParse(args).data
  if (!asked) throw new Forbidden(req.t)
  const { deleteID, ...given } = asked
  const job =
    deleteID === undefined
      ? null
      : await req.payload.db.findOne({
          collection: 'payload-jobs',
          where: { and: [{ id: { equals: deleteID } }, { taskSlug: { equals: 'schedulePublish' } }] },
        })
  const named = [given, ...(job ? [scheduledPublicationSchema.parse(job).input] : [])]
  const records = named.flatMap(({ doc, global }) => [
    ...(doc ? [{ doc }] : []),
    ...(global ? [{ global }] : []),
  ])
  if (records.length === 0) throw new Forbidden(req.t)
  for (const record of records) if (!(await mayChange(record, req))) throw new Forbidden(req.t)
  return schedulePublishHandler(args)
}
