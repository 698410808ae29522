import { z } from 'zod'
import type { DescribedOpening } from '../../procurement/openings/describe-opening.ts'
import { reasonsOfBreaking } from '../../procurement/openings/reasons.ts'
import { stagesOfOpening } from '../../procurement/openings/stages.ts'

export const openingSchema: z.ZodType<DescribedOpening> = z.object({
  tender: z.number(),
  reference: z.string(),
  deadline: z.string(),
  timeZone: z.string(),
  stage: z.enum(stagesOfOpening),
  beginsFrom: z.string(),
  needed: z.number(),
  custodians: z.array(
    z.object({
      label: z.string(),
      fingerprint: z.string(),
      isYou: z.boolean(),
      handedInAt: z.string().nullable(),
      wrong: z.number(),
      isAwaited: z.boolean(),
    }),
  ),
  proposals: z.number().nullable(),
  opened: z.number(),
  broken: z.array(z.object({ reference: z.string(), because: z.enum(reasonsOfBreaking) })),
  own: z
    .object({
      holder: z.enum(['file', 'passkey', 'own']),
      wrapped: z.string().nullable(),
      recipient: z.string(),
    })
    .nullable(),
  mayBegin: z.boolean(),
  mayHandIn: z.boolean(),
  mayClose: z.boolean(),
  mayRetry: z.boolean(),
  mayRead: z.boolean(),
})

export const openingsSchema = z.object({ openings: z.array(openingSchema) })
