import path from 'node:path'
import type { Payload } from 'payload'
import { releaseMail } from '../../store/mail/outgoing-mail.ts'
import { submissionStoreOf } from '../../submissions/store/submission-store-of.ts'
import type { SubmissionStore } from '../../submissions/store/submission-store.ts'
import { DatabaseCounts } from '../../store/shared-counts/shared-counts.ts'
import { keyOfFile } from '../../procurement/proposals/sealing/key-file.ts'
import { isOfFormerScheme } from '../../procurement/terms/former-scheme.ts'
import { termsOfTender } from '../../procurement/terms/terms-of-tender.ts'
import { logContextOf } from '../../transparency/log-context.ts'
import type { Environment } from '../../environment.ts'
import { documentAvailability } from '../files/document-availability.ts'
import { fileStoreOf } from '../files/file-store-of.ts'
import { Intake, type IntakeOptions } from './intake.ts'
import { IntakeCounts } from './intake-counts.ts'
import { ProofOfWork } from './proof-of-work.ts'
import { Questions } from './questions.ts'
import { RefusedSubmissions } from './remove-refused.ts'
import { RateLimits } from './rate-limits.ts'
import { isRecorded } from './is-recorded.ts'
import { EnvelopeUploads } from './uploads/envelope-uploads.ts'
import { TakenEnvelopes } from './uploads/take-envelopes.ts'
import { proposalSubmission } from './submission-kinds.ts'
import { finishWithdrawals, recordNotCompleted, removeUnacknowledged } from './sweep-records.ts'

export interface IntakeServiceOptions {
  payload: Payload
  settings: Environment
  now: () => Date
  reportError: (error: unknown) => void
}

/** Everything that takes in what strangers send. */
export interface IntakeService {
  submissions: Intake
  questions: Questions
  /** Where envelopes are sent in pieces. */
  uploads: EnvelopeUploads
  /** What was sent in since this process began, by what became of it. */
  counts: IntakeCounts
  /** How many proxies report the sender's address. */
  trustedProxies: number
  /** Called with what failed on our side. */
  reportError: (error: unknown) => void
  /**
   * Removes what processes that ended left half-way, and what was remembered for a while and is over. What can't be removed now
   * is reported, and keeps nothing else from being removed: the next sweep tries again.
   */
  sweep: () => Promise<void>
}

export function createIntakeService({
  payload,
  settings,
  now,
  reportError,
}: IntakeServiceOptions): IntakeService {
  const store = submissionStoreOf(payload, settings)
  const counts = new DatabaseCounts(payload)
  const rateLimits = new RateLimits(
    counts,
    settings.SUBMISSIONS_PER_HOUR,
    settings.PROOF_OF_WORK === 'on' ? new ProofOfWork(payload.secret, now, counts) : undefined,
  )
  const shared = { payload, rateLimits, now, reportError }
  const log = () => logContextOf(payload)
  const refused = new RefusedSubmissions({ payload, log, store, now, reportError })
  const intakeCounts = new IntakeCounts()
  const options: IntakeOptions = {
    ...shared,
    counts: intakeCounts,
    settings,
    store,
    onUndecided: () => refused.removeSoon(),
    areDocumentsThere: documentAvailability(fileStoreOf(settings)),
    sealingKey: () => keyOfFile(settings),
    log,
    termsOf: async (tender) => termsOfTender(await log(), tender),
    isOfFormerScheme: async (tender) => isOfFormerScheme(await log(), tender),
    onAccepted: (reference) => {
      releaseMail(payload, reference, now()).catch(reportError)
    },
  }
  const submissions = new Intake(options)
  const uploads = new EnvelopeUploads({
    folder: path.join(settings.dataFolder, 'submissions/uploads'),
    dataFolder: settings.dataFolder,
    ...{ rateLimits, now },
    taking: new TakenEnvelopes(options, submissions),
    onEnded: (outcome) => intakeCounts.count(proposalSubmission.kind, outcome),
  })
  return {
    submissions,
    uploads,
    questions: new Questions(shared),
    counts: intakeCounts,
    trustedProxies: settings.TRUSTED_PROXIES,
    reportError,
    async sweep() {
      const steps = [
        () => counts.deleteExpired(),
        () => submissions.forgetExpired(),
        () => uploads.sweep(reportError),
        () => refused.removeAll(),
        () => removeAbandoned(shared, store),
        () => finishWithdrawals({ payload, store, reportError }),
      ]
      for (const step of steps) await step().catch(reportError)
    },
  }
}

/** Removes what was moved into the store and never came to count. */
async function removeAbandoned(
  { payload, now, reportError }: Pick<IntakeServiceOptions, 'payload' | 'now' | 'reportError'>,
  store: SubmissionStore,
): Promise<void> {
  const removed = await store.sweep({
    isRecorded: (submission) => isRecorded(payload, submission),
    ...{ now: now(), reportError },
  })
  for (const storedName of removed) {
    await removeUnacknowledged(payload, storedName)
    await recordNotCompleted(payload, storedName, now())
  }
}
