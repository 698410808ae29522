import type { Payload } from 'payload'
import { recordValues } from '../../submissions/forms/answers.ts'
import { typedAnswers, type StoredAnswers } from '../../submissions/forms/form-schema.ts'
import { answersOf } from '../../submissions/forms/form.ts'
import type { SubmissionOutcome } from '../../submissions/submission-outcome.ts'
import { questionForm } from '../../procurement/tender-questions/form.ts'
import { tenderKind } from '../../procurement/tenders/kind.ts'
import { takesQuestions } from '../../procurement/tenders/openness.ts'
import type { Sender } from './intake.ts'
import { findEvenMoved } from './submission-kinds.ts'
import { intakeMessages } from '../../languages/messages/intake/intake-messages.ts'
import type { IntakeMessages } from '../../languages/messages/intake/intake-message-names.ts'
import type { RateLimits } from './rate-limits.ts'
import { ReadAnswers } from './read-answers.ts'
import { readSmallForm } from './reading/read-small-form.ts'
import { refusalOf } from './refusal.ts'
import { Refused } from './refused.ts'
import { SubmissionLock } from './submission-lock.ts'

/** Milliseconds in which the same question from the same address counts once. */
const sentAgainWithin = 24 * 60 * 60_000

export interface QuestionsOptions {
  payload: Payload
  rateLimits: RateLimits
  now: () => Date
  reportError: (error: unknown) => void
}

/** Takes in what bidders ask about a tender. */
export class Questions {
  readonly #options: QuestionsOptions
  readonly #lock: SubmissionLock

  constructor(options: QuestionsOptions) {
    this.#options = options
    this.#lock = new SubmissionLock(options.payload, options.reportError)
  }

  async ask(idOrSlug: string, request: Request, sender: Sender): Promise<SubmissionOutcome> {
    const messages = intakeMessages(sender.language)
    const typed: Record<string, string> = {}
    const note = (fields: ReadonlyMap<string, string>) => {
      for (const [name] of answersOf(questionForm)) typed[name] = fields.get(name) ?? ''
    }
    try {
      const { rateLimits } = this.#options
      await rateLimits.countTry(sender.address, messages, request.headers.get('proof-of-work'))
      const tender = await this.#openTender(idOrSlug, sender, messages)
      const fields = await readSmallForm(request, messages)
      note(fields)
      if (fields.get('website')) throw new Refused(422, messages.failed)
      const read = new ReadAnswers(questionForm, fields, messages)
      read.check(messages.fieldsMissing)
      const answers = typedAnswers(questionForm, recordValues(questionForm, read.answers))
      const sentAs = `question ${JSON.stringify([tender, answers.email, answers.details])}`
      await this.#lock.alone(sentAs, async () => {
        if (await this.#isThere(tender, answers)) return
        await this.#options.payload.create({
          collection: questionForm.collection,
          data: {
            ...answers,
            tender,
            sentIn: sender.language,
            askedAt: this.#options.now().toISOString(),
            status: 'received',
          },
          depth: 0,
          overrideAccess: true,
        })
      })
      return { outcome: 'accepted', status: 201, message: messages.questionReceived, receipt: null }
    } catch (error) {
      // Refused unread, it is shown again as it was typed.
      if (!request.bodyUsed) await readSmallForm(request, messages).then(note, () => undefined)
      return refusalOf(error, messages, typed, this.#options.reportError)
    }
  }

  /**
   * Whether somebody sends again, after a lost connection or a second click, what they sent a short time ago. The question
   * itself says so: unlike a submission, it has no receipt that a key would be needed for.
   */
  async #isThere(tender: number, { details, email }: StoredAnswers<typeof questionForm>): Promise<boolean> {
    const { payload, now } = this.#options
    const { totalDocs } = await payload.count({
      collection: questionForm.collection,
      where: {
        and: [
          { tender: { equals: tender } },
          { details: { equals: details } },
          { email: email === null ? { exists: false } : { equals: email } },
          { askedAt: { greater_than: new Date(now().getTime() - sentAgainWithin).toISOString() } },
        ],
      },
      overrideAccess: true,
    })
    return totalDocs > 0
  }

  /** @returns the tender's id */
  async #openTender(idOrSlug: string, { language }: Sender, messages: IntakeMessages): Promise<number> {
    const { payload, now } = this.#options
    const tender = await findEvenMoved(tenderKind, { payload, language, now: now() }, idOrSlug)
    if (!tender) throw new Refused(404, messages.unknownTender)
    if (!takesQuestions(tender, now())) throw new Refused(410, messages.questionsClosed)
    return Number(tender.id)
  }
}
