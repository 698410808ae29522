import { redirect } from 'next/navigation.js'
import type { ServerProps } from 'payload'
import { isOnlyTranslator } from '../../model/access/roles.ts'

/** Whoever does nothing but translate begins with what waits for them, not with the dashboard. */
export function TranslatorStart({ user }: ServerProps) {
  if (isOnlyTranslator(user ?? null)) redirect('/admin/translations')
  return null
}
