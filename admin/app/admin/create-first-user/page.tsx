import type { Metadata } from 'next'
import { redirect } from 'next/navigation.js'
import { getPayload } from 'payload'
import { NoticePage } from '../../../notices/notice-page.tsx'
import { firstAdministrator } from '../../../../languages/back-office/notices.ts'
import { requestLanguage } from '../../../notices/request-language.ts'
import { payloadConfig } from '../../../payload-config.ts'

export async function generateMetadata(): Promise<Metadata> {
  return { title: firstAdministrator[await requestLanguage()].title, robots: 'noindex' }
}

/** Payload leads here while there is no user. */
export default async function CreateFirstUser() {
  const payload = await getPayload({ config: payloadConfig() })
  const { totalDocs } = await payload.count({ collection: 'users', overrideAccess: true })
  if (totalDocs > 0) redirect('/admin')
  return <NoticePage notice={firstAdministrator[await requestLanguage()]} href="/admin" />
}
