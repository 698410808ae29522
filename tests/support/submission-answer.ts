import { z } from 'zod'
import { receiptSchema } from '../../submissions/receipt.ts'

/** What the API answers to whatever is sent in, taken or refused. */
export const submissionAnswerSchema = z.object({
  success: z.boolean(),
  message: z.string(),
  errors: z.record(z.string(), z.array(z.string())).optional(),
  data: receiptSchema.extend({ secret: z.string() }).nullish(),
})
