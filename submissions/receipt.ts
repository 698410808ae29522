import { z } from 'zod'
import { sealers } from '../proofs/sealers.ts'
import { component } from '../store/api/components.ts'
import { currencies } from './currencies.ts'

const submissionKinds = ['proposal', 'job-application', 'internship-application'] as const

export type SubmissionKind = (typeof submissionKinds)[number]

/**
 * What the sender of a submission keeps: that it arrived, when, and what. With its secret the sender can see it again,
 * withdraw the submission or replace it; the server stores the receipt only encrypted to that secret.
 */
export const receiptSchema = component(
  'Receipt',
  'Proof of what was received and when. Store it safely: the secret code is shown to no one else, and the Network does not store it.',
  z.object({
    kind: z.enum(submissionKinds),
    reference: z.string().meta({ description: 'For example `P-7K3M9-QX4TD`.' }),
    about: z.object({
      id: z
        .string()
        .nullable()
        .meta({ description: 'Of the tender or vacancy; `null` where there is neither.' }),
      reference_number: z.string().nullable(),
      title: z.string(),
    }),
    received_at: z.iso.datetime().meta({
      description:
        'Moment, in UTC, at which the submission had been received in full, according to the server clock.',
    }),
    time_zone: z.string().meta({ description: 'IANA name of the zone in which times are given.' }),
    files: z.array(z.object({ name: z.string(), size: z.int(), sha256: z.string() })),
    proposed_amount: z
      .number()
      .nullable()
      .default(null)
      .meta({ description: 'Of a proposal, as it was read: compare it with what you wrote.' }),
    currency: z.enum(currencies).nullable().default(null),
    secret: z.string().nullable().meta({
      description:
        'The secret code. `null` in the answer to an envelope: who sealed it has the code in its private part, and nobody else.',
    }),
    replaces: z
      .string()
      .nullable()
      .meta({ description: 'Reference of the submission that this one replaced.' }),
    withdrawn_at: z.iso.datetime().nullable(),
    sealed_by: z.enum(sealers).nullable().default(null).meta({
      description: 'Who sealed a proposal that its tender’s custodians open; `null` for anything else.',
    }),
    receipt_note: z.string().nullable().default(null).meta({
      description:
        'The signed receipt of such a proposal: ten lines and a signature (C2SP signed-note, Ed25519). Anyone can check it at `/receipts/check`, without asking the Network.',
    }),
  }),
)

export type Receipt = z.output<typeof receiptSchema>
