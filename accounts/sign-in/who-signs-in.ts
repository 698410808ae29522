import type { PayloadRequest } from 'payload'
import { accountRule } from '../../languages/back-office/account-rules.ts'
import { refusalAnswer } from '../../model/endpoint-answers.ts'
import { clientAddress } from '../../store/shared-counts/client-address.ts'

/** The public server names the visitor's address alone. */
export function addressOf({ headers }: PayloadRequest): string {
  return clientAddress(headers.get('x-forwarded-for'), undefined, 1)
}

/** @param wait milliseconds until somebody may try again */
export function tooMany(req: PayloadRequest, wait: number): Response {
  const answer = refusalAnswer(429, accountRule('tooManyAttempts', req))
  answer.headers.set('Retry-After', String(Math.ceil(wait / 1000)))
  return answer
}
