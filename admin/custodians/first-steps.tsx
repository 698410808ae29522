'use client'
import { Button } from '@payloadcms/ui'
import { useId } from 'react'
import { formatNumber } from '../../languages/format.ts'
import type {
  FirstSteps as Steps,
  GivenExample as Example,
} from '../../procurement/custodians/first-steps.ts'
import { fromBase64 } from '../../proofs/bytes.ts'
import { fewestNeeded } from '../../sealing/shapes.ts'
import { useLanguage } from '../use-language.ts'
import { firstSteps, firstStepsWords, type FirstStep } from '../../languages/back-office/first-steps-words.ts'
import { saveFile } from './save-file.ts'

interface FirstStepsProps {
  steps: Steps
  /** Those that were made a moment ago. */
  examples: readonly Example[]
  makeExamples: () => void
  isWorking: boolean
}

/** Leads an installation without custodians to its first tender with them. */
export function FirstSteps({ steps, examples, makeExamples, isWorking }: FirstStepsProps) {
  const language = useLanguage()
  const words = firstStepsWords[language]
  const title = useId()
  const next = firstSteps.find((step) => !isDone(step, steps))
  const count = (what: string, value: number) => (
    <span>
      {what} <strong>{formatNumber(value, language)}</strong>
    </span>
  )
  return (
    <section aria-labelledby={title} className="custodians-item custodians-first">
      <h2 id={title}>{words.title}</h2>
      <p>
        {words.lead} {steps.waitDays > 0 && words.waits(steps.waitDays)}
      </p>
      <ol>
        {firstSteps.map((step) => (
          <li key={step} aria-current={step === next ? 'step' : undefined}>
            <h3>
              {words.steps[step].title}{' '}
              <span className="custodians-state">{isDone(step, steps) ? words.done : words.toDo}</span>
            </h3>
            <p>{words.steps[step].text}</p>
            {step === 'roles' && (
              <p className="custodians-facts">
                {count(words.custodians, steps.custodians)}
                {count(words.appointers, steps.appointers)}
                {steps.mayGiveRoles && <a href="/admin/collections/users">{words.people}</a>}
              </p>
            )}
            {step === 'keys' && <p className="custodians-facts">{count(words.ready, steps.ready)}</p>}
            {step === 'appointment' && (
              <p className="custodians-facts">
                <a href="/admin/collections/tenders">{words.tenders}</a>
              </p>
            )}
          </li>
        ))}
      </ol>
      {steps.mayMakeExamples && (
        <>
          <h3>{words.examples}</h3>
          <p>{words.examplesText}</p>
          <Button buttonStyle="secondary" disabled={isWorking} onClick={makeExamples}>
            {words.make}
          </Button>
        </>
      )}
      {examples.length > 0 && <Examples examples={examples} />}
    </section>
  )
}

/** The last step ends the guide. */
function isDone(step: FirstStep, { custodians, appointers, ready, areAppointed }: Steps): boolean {
  if (step === 'roles') return custodians >= fewestNeeded && appointers >= 2
  if (step === 'keys') return ready >= fewestNeeded
  return step === 'appointment' && areAppointed
}

interface ExamplesProps {
  examples: readonly Example[]
}

/** What opens the examples' keys and accounts. */
function Examples({ examples }: ExamplesProps) {
  const words = firstStepsWords[useLanguage()]
  return (
    <>
      <p role="status" className="custodians-example">
        {words.made}
      </p>
      <ul>
        {examples.map(({ email, password, passphrase, keyFile }, index) => (
          <li key={email} className="custodians-item">
            <dl>
              {[
                [words.account, email],
                [words.password, password],
                [words.passphrase, passphrase],
              ].map(([term, value]) => (
                <div key={term}>
                  <dt>{term}</dt>
                  <dd>
                    <code dir="ltr">{value}</code>
                  </dd>
                </div>
              ))}
            </dl>
            <Button
              buttonStyle="secondary"
              size="small"
              onClick={() => saveFile(`EXAMPLE-${index + 1}.key.age`, fromBase64(keyFile))}
            >
              {words.saveFile(email)}
            </Button>
          </li>
        ))}
      </ul>
    </>
  )
}
