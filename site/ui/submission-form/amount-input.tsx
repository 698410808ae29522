import { useState } from 'react'
import { readAmount } from '../../../submissions/forms/read-amount.ts'
import { formatAmount } from '../../../languages/format.ts'
import { useFormMessages } from '../../language/form-messages.ts'
import { useLanguage } from '../../language/use-language.ts'
import type { FieldWords } from '../field/field-words.ts'
import { TextField } from '../field/text-field.tsx'

interface AmountInputProps extends FieldWords {
  name: string
  readOnly: boolean
  defaultValue: string | undefined
}

/**
 * An amount, shown again beside the field as it is read. A plain text: browsers' own number fields drop the separators of
 * other languages without a word, so that `1500,50` becomes 150050.
 */
export function AmountInput({ hint, defaultValue, ...field }: AmountInputProps) {
  const { submission: words } = useFormMessages()
  const language = useLanguage()
  const [typed, setTyped] = useState(defaultValue ?? '')
  const read = readAmount(typed)
  return (
    <div className="amount-input">
      <TextField
        {...field}
        hint={hint ?? words.amountExample}
        defaultValue={defaultValue}
        inputMode="decimal"
        dir="ltr"
        autoComplete="off"
        maxLength={60}
        onInput={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      <p className="amount-read" role="status">
        {read.is === 'amount' && words.amountRead(formatAmount(read.value, language))}
      </p>
    </div>
  )
}
