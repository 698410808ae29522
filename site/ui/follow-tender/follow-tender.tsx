import { useId } from 'react'
import { followForm } from '../../../procurement/tender-followers/form.ts'
import { mostCharacters } from '../../../submissions/forms/form.ts'
import { addressIn } from '../../../languages/address.ts'
import { useLanguage, useMessages } from '../../language/use-language.ts'
import { Button } from '../button/button.tsx'
import { TextField } from '../field/text-field.tsx'
import './follow-tender.css'

interface FollowTenderProps {
  /** Id of the tender. */
  tender: string
}

/** Asks to be notified by e-mail of a tender's addenda and answers; a plain form, shown where mail is configured. */
export function FollowTender({ tender }: FollowTenderProps) {
  const language = useLanguage()
  const messages = useMessages()
  const { followTender } = messages
  const { email } = followForm.fields
  const title = useId()
  return (
    <form
      className="follow-tender"
      method="post"
      action={addressIn(language, '/followers')}
      aria-labelledby={title}
    >
      <h2 id={title} className="follow-tender-title">
        {followTender.title}
      </h2>
      <p className="follow-tender-text">{followTender.text}</p>
      <input type="hidden" name="tender" value={tender} />
      <div className="follow-tender-trap" aria-hidden="true">
        <input type="text" name="website" tabIndex={-1} autoComplete="off" defaultValue="" />
      </div>
      <div className="follow-tender-row">
        <TextField
          name="email"
          id="follow-tender-email"
          type={email.kind}
          label={email.label(messages)}
          autoComplete={email.autoComplete}
          maxLength={mostCharacters(email)}
          isRequired
        />
        <Button type="submit">{followTender.button}</Button>
      </div>
    </form>
  )
}
