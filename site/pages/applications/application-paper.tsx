import { addressIn } from '../../../languages/address.ts'
import { useFormMessages } from '../../language/form-messages.ts'
import { useLanguage } from '../../language/use-language.ts'
import { useSite } from '../../loading/use-site.ts'
import { Button } from '../../ui/button/button.tsx'
import { ButtonContent } from '../../ui/button/button-content.tsx'
import { buttonClass } from '../../ui/button/button-look.ts'
import { WebAddress } from '../../ui/text/contact.tsx'
import type { SubmissionField } from '../../ui/submission-form/submission-field.ts'
import { paperLines } from './paper-lines.ts'
import { paperText } from './paper-text.ts'

interface ApplicationPaperProps {
  /** Name of the form in the page, and of the text file. */
  name: string
  title: string
  /** Path of the form's page, without the language's prefix. */
  page: string
  fields: readonly SubmissionField[]
  deadline: string | undefined
}

/**
 * What a form asks, for those whose connection is poor: to read before it is begun, to save as a text file, and the
 * form that paper gets when the page is printed. None of it needs scripts.
 */
export function ApplicationPaper({ name, title, page, fields, deadline }: ApplicationPaperProps) {
  const messages = useFormMessages()
  const language = useLanguage()
  const site = useSite()
  const { paper: words } = messages.applications
  const lines = paperLines(fields, messages)
  const address = `${site?.siteUrl ?? ''}${addressIn(language, page)}`
  const text = paperText({ title, address, deadline, lines, messages })
  return (
    <>
      <details className="application-asked">
        <summary>{words.title}</summary>
        <p>{words.lead}</p>
        <ul className="application-questions">
          {lines.map(
            ({ name: key, kind, label, note }) =>
              kind !== 'heading' && (
                <li key={key}>
                  <span className="application-question">{label}</span> <span>{note}</span>
                </li>
              ),
          )}
        </ul>
        <div className="button-row">
          <a
            className={buttonClass({ variant: 'secondary', size: 'small' })}
            href={`data:text/plain;charset=utf-8,${encodeURIComponent(`\uFEFF${text}`)}`}
            download={`${name}.txt`}
          >
            <ButtonContent iconBefore="download">{words.save}</ButtonContent>
          </a>
          <Button
            variant="secondary"
            size="small"
            iconBefore="printer"
            className="application-scripted"
            onClick={() => window.print()}
          >
            {words.print}
          </Button>
        </div>
      </details>
      <div className="application-paper">
        <p className="application-paper-facts">
          {deadline && <span>{messages.labelled(words.until, deadline)}</span>}
          <span>
            {words.sendAt} <WebAddress address={address} />
          </span>
        </p>
        {lines.map(({ name: key, kind, label, note }) =>
          kind === 'heading' ? (
            <p key={key} className="application-paper-heading">
              {label}
            </p>
          ) : (
            <div key={key} className="application-paper-field" data-kind={kind}>
              <p>
                <strong>{label}</strong> {note}
              </p>
            </div>
          ),
        )}
      </div>
    </>
  )
}
