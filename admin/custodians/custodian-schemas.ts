import * as z from 'zod/mini'
import { keyHolders } from '../../procurement/custodians/key-holders.ts'
import type { CustodianOverview, TenderCustodians } from '../../procurement/custodians/describe-custodians.ts'

const key = z.object({
  id: z.number(),
  label: z.string(),
  fingerprint: z.string(),
  recipient: z.string(),
  holder: z.enum(keyHolders),
  isExample: z.boolean(),
  registeredAt: z.string(),
  revokedAt: z.nullable(z.string()),
  person: z.string(),
  isOwn: z.boolean(),
  isEligible: z.boolean(),
  eligibleFrom: z.nullable(z.string()),
})

export const overviewSchema: z.ZodMiniType<CustodianOverview> = z.object({
  mayRegister: z.boolean(),
  mayAppoint: z.boolean(),
  keys: z.array(key),
  tenders: z.array(
    z.object({
      id: z.number(),
      reference: z.string(),
      title: z.string(),
      deadline: z.string(),
      timeZone: z.string(),
      key: z.number(),
      isConfirmed: z.boolean(),
      rehearsedAt: z.nullable(z.string()),
      rehearsedAgainAt: z.nullable(z.string()),
      isReminded: z.boolean(),
    }),
  ),
  firstSteps: z.nullable(
    z.object({
      custodians: z.number(),
      appointers: z.number(),
      ready: z.number(),
      waitDays: z.number(),
      areAppointed: z.boolean(),
      mayGiveRoles: z.boolean(),
      mayMakeExamples: z.boolean(),
    }),
  ),
})

export const examplesSchema = z.object({
  examples: z.array(
    z.object({ email: z.string(), password: z.string(), passphrase: z.string(), keyFile: z.string() }),
  ),
  overview: overviewSchema,
})

export const tenderCustodiansSchema: z.ZodMiniType<TenderCustodians> = z.object({
  state: z.enum(['nobody', 'proposed', 'confirmed', 'rehearsed', 'fixed', 'without']),
  needed: z.number(),
  isLate: z.boolean(),
  isFormer: z.boolean(),
  custodians: z.array(
    z.extend(
      z.pick(key, {
        ...{ id: true, label: true, fingerprint: true, isExample: true },
        ...{ registeredAt: true, person: true, isEligible: true },
      }),
      { rehearsedAt: z.nullable(z.string()), rehearsedAgainAt: z.nullable(z.string()) },
    ),
  ),
  proposedBy: z.nullable(z.string()),
  confirmedBy: z.nullable(z.string()),
  choices: z.array(key),
  mayPropose: z.boolean(),
  mayConfirm: z.boolean(),
  isOwnProposal: z.boolean(),
})

export const rehearsalSchema = z.object({
  tender: z.string(),
  key: z.extend(z.pick(key, { id: true, label: true, recipient: true, fingerprint: true, holder: true }), {
    wrapped: z.nullable(z.string()),
  }),
  /** An age file, base64. */
  sealed: z.string(),
})

export type GivenRehearsal = z.output<typeof rehearsalSchema>
