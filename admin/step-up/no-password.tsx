'use client'
import { useFormFields } from '@payloadcms/ui'
import { useEffect } from 'react'
import './step-up.css'

/** Satisfies Payload's form, which demands a password; the server stores none of a new account (accounts/invitations). */
const placeholder = 'chosen by the person'

/** In the form of a new account: hides Payload's fields of a password, which people choose by their invitation. */
export function NoPassword() {
  const dispatch = useFormFields(([, dispatchFields]) => dispatchFields)
  useEffect(() => {
    for (const path of ['password', 'confirm-password']) {
      dispatch({ type: 'UPDATE', path, value: placeholder, initialValue: placeholder, valid: true })
    }
  }, [dispatch])
  return <div className="without-password" hidden />
}
