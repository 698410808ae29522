'use client'
import { FieldDescription, PasswordField } from '@payloadcms/ui'
import type { TextFieldClientProps } from 'payload'

/** The password that holds until now, on a person's own account. */
export function CurrentPassword({ field, path }: TextFieldClientProps) {
  return (
    <div className="field-type">
      <PasswordField autoComplete="current-password" field={field} path={path} validate={() => true} />
      <FieldDescription description={field.admin?.description} path={path} />
    </div>
  )
}
