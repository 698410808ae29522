import { useId } from 'react'
import { mostCharacters } from '../../../submissions/forms/form.ts'
import { addressField } from '../../../submissions/mail-consent/address-field.ts'
import { addressIn } from '../../../languages/address.ts'
import { useLanguage, useMessages } from '../../language/use-language.ts'
import { Button } from '../button/button.tsx'
import { TextField } from '../field/text-field.tsx'
import './ask-for-mail.css'

interface AskForMailProps {
  /** Where the form leads, without a language's prefix. */
  action: string
  /** What the mails are about: a hidden field of the form. */
  about: { name: string; value: string }
  title: string
  text: string
  button: string
  /** Of the title. */
  headingLevel?: 2 | 3
}

/** Asks to be notified by e-mail; a plain form, shown where mail is configured. */
export function AskForMail({ action, about, title, text, button, headingLevel = 2 }: AskForMailProps) {
  const language = useLanguage()
  const messages = useMessages()
  const id = useId()
  const Heading = `h${headingLevel}` as const
  return (
    <form className="ask-for-mail" method="post" action={addressIn(language, action)} aria-labelledby={id}>
      <Heading id={id} className="ask-for-mail-title">
        {title}
      </Heading>
      <p className="ask-for-mail-text">{text}</p>
      <input type="hidden" {...about} />
      <div className="ask-for-mail-trap" aria-hidden="true">
        <input type="text" name="website" tabIndex={-1} autoComplete="off" defaultValue="" />
      </div>
      <div className="ask-for-mail-row">
        <TextField
          name="email"
          id="ask-for-mail-email"
          type={addressField.kind}
          label={addressField.label(messages)}
          autoComplete={addressField.autoComplete}
          maxLength={mostCharacters(addressField)}
          isRequired
        />
        <Button type="submit">{button}</Button>
      </div>
    </form>
  )
}
