'use client'
import { FieldDescription, PasswordField } from '@payloadcms/ui'
import type { TextFieldClientProps } from 'payload'
import { useLanguage } from '../use-language.ts'
import { useSecurity } from '../step-up/use-security.ts'

/** The password that holds until now, on a person's own account; not for those who sign in with a passkey alone. */
export function CurrentPassword({ field, path }: TextFieldClientProps) {
  const { security } = useSecurity('me', useLanguage())
  if (security?.hasPassword === false) return null
  return (
    <div className="field-type">
      <PasswordField autoComplete="current-password" field={field} path={path} validate={() => true} />
      <FieldDescription description={field.admin?.description} path={path} />
    </div>
  )
}
