import type { ReactNode } from 'react'
import { useMessages } from '../../language/use-language.ts'

interface FieldLabelProps {
  isRequired?: boolean | undefined
  children: ReactNode
}

/** A field's name. Fields that may stay empty say so; a star, which browsers announce, marks the others. */
export function FieldLabel({ isRequired = false, children }: FieldLabelProps) {
  const { ui } = useMessages()
  return (
    <>
      {children}{' '}
      {isRequired ? (
        <span className="field-required" aria-hidden="true" title={ui.required}>
          *
        </span>
      ) : (
        <span className="field-optional">({ui.optional})</span>
      )}
    </>
  )
}
