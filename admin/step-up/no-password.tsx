'use client'
import { useField } from '@payloadcms/ui'
import { useEffect } from 'react'
import './step-up.css'

/** Satisfies Payload's form, which demands a password; the server stores none of a new account (accounts/invitations). */
const placeholder = 'chosen by the person'

/** In the form of a new account: hides Payload's fields of a password, which people choose by their invitation. */
export function NoPassword() {
  useFilled('password')
  useFilled('confirm-password')
  return <div className="without-password" hidden />
}

/** Payload's field may empty itself once more when it has joined the form, which shows in that it is no longer valid. */
function useFilled(path: string): void {
  const { value, valid, setValue } = useField<string>({ path })
  useEffect(() => {
    if (value !== placeholder || valid === false) setValue(placeholder, true)
  }, [setValue, valid, value])
}
