'use client'
import { Button } from '@payloadcms/ui'
import { useId, useState } from 'react'
import { commentWords } from '../../languages/back-office/comment-words.ts'
import type { Language } from '../../languages/languages.ts'
import type { CommentedField } from '../../model/comments/commented-fields.ts'
import { useColleagues } from '../tasks/use-colleagues.ts'
import { useLanguage } from '../use-language.ts'

interface NewCommentProps {
  fields: readonly CommentedField[]
  /** Of the texts in the form. */
  locale: Language | null
  /** Path of the field in which the person was last. */
  fieldInHand: () => string
  /** @returns whether it was stored */
  onSend: (comment: object) => Promise<boolean>
}

/** No form of its own: it stands inside the record's. */
export function NewComment({ fieldInHand, ...props }: NewCommentProps) {
  const words = commentWords[useLanguage()]
  const [field, setField] = useState<string>()
  return (
    <details
      onToggle={({ currentTarget }) => {
        if (currentTarget.open) setField(fieldInHand())
      }}
    >
      <summary>{words.write}</summary>
      {field !== undefined && <Fields {...props} field={field} onField={setField} />}
    </details>
  )
}

interface FieldsProps extends Omit<NewCommentProps, 'fieldInHand'> {
  field: string
  onField: (path: string) => void
}

function Fields({ fields, locale, onSend, field, onField }: FieldsProps) {
  const words = commentWords[useLanguage()]
  const id = useId()
  const colleagues = useColleagues()
  const [text, setText] = useState('')
  const [addressee, setAddressee] = useState('')
  const [isWorking, setWorking] = useState(false)
  const send = async () => {
    setWorking(true)
    const person = addressee === '' ? null : Number(addressee)
    if (await onSend({ field, language: locale, text, addressee: person })) setText('')
    setWorking(false)
  }
  return (
    <div className="comments-new">
      <label htmlFor={`${id}-field`}>{words.field}</label>
      <select id={`${id}-field`} value={field} onChange={({ target }) => onField(target.value)}>
        <option value="">{words.whole}</option>
        {fields.map(({ path, label }) => (
          <option key={path} value={path}>
            {label}
          </option>
        ))}
      </select>
      <label htmlFor={`${id}-text`}>{words.text}</label>
      <textarea
        id={`${id}-text`}
        dir="auto"
        rows={3}
        maxLength={2000}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <label htmlFor={`${id}-addressee`}>{words.addressee}</label>
      <select id={`${id}-addressee`} value={addressee} onChange={({ target }) => setAddressee(target.value)}>
        <option value="">{words.lastAuthor}</option>
        {Array.isArray(colleagues) &&
          colleagues.map(({ id: person, name }) => (
            <option key={person} value={person}>
              {name}
            </option>
          ))}
      </select>
      <Button
        margin={false}
        size="small"
        disabled={text.trim() === '' || isWorking}
        onClick={() => void send()}
      >
        {words.send}
      </Button>
    </div>
  )
}
