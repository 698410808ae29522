import * as z from 'zod/mini'
import type { DescribedOpening } from '../../procurement/openings/describe-opening.ts'
import { reasonsOfBreaking } from '../../procurement/openings/reasons.ts'
import { stagesOfOpening } from '../../procurement/openings/stages.ts'

export const openingSchema: z.ZodMiniType<DescribedOpening> = z.object({
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
      handedInAt: z.nullable(z.string()),
      wrong: z.number(),
      isAwaited: z.boolean(),
    }),
  ),
  proposals: z.nullable(z.number()),
  opened: z.number(),
  broken: z.array(z.object({ reference: z.string(), because: z.enum(reasonsOfBreaking) })),
  own: z.nullable(
    z.object({
      holder: z.enum(['file', 'passkey', 'own']),
      wrapped: z.nullable(z.string()),
      recipient: z.string(),
    }),
  ),
  mayBegin: z.boolean(),
  mayHandIn: z.boolean(),
  closesFrom: z.nullable(z.string()),
  mayClose: z.boolean(),
  mayRetry: z.boolean(),
  mayRead: z.boolean(),
})

export const openingsSchema = z.object({ openings: z.array(openingSchema) })
