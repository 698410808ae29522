'use client'
import { useAuth, useDocumentInfo } from '@payloadcms/ui'
import dynamic from 'next/dynamic.js'
import { NoPassword } from './no-password.tsx'

/** Loaded on the pages of accounts alone, and in browsers: a server can't know whether they have passkeys. */
const Passkeys = dynamic(() => import('./passkeys.tsx').then((module) => module.Passkeys), { ssr: false })
const SignInSecurity = dynamic(
  () => import('./sign-in-security.tsx').then((module) => module.SignInSecurity),
  { ssr: false },
)

/** On an account's page: with what its person signs in and confirms, and where they are signed in. */
export function AccountSecurity() {
  const { user } = useAuth()
  const { id } = useDocumentInfo()
  if (!user) return null
  if (typeof id !== 'number') return <NoPassword />
  return id === user.id ? (
    <>
      <Passkeys />
      <SignInSecurity account="me" />
    </>
  ) : (
    <SignInSecurity account={id} />
  )
}
