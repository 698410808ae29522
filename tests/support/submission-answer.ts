import { z } from 'zod'
import { receiptSchema } from '../../content/intake/receipt.ts'

/** What the API answers to whatever is sent in, taken or refused. */
export const submissionAnswerSchema = z.object({
  success: z.boolean(),
  message: z.string(),
  errors: z.record(z.string(), z.array(z.string())).optional(),
  data: receiptSchema.nullish(),
})
