import type { Metadata } from 'next'
import { NoticePage } from '../../../notices/notice-page.tsx'
import { forgottenPassword } from '../../../notices/notices.ts'
import { requestLanguage } from '../../../notices/request-language.ts'

export async function generateMetadata(): Promise<Metadata> {
  return { title: forgottenPassword[await requestLanguage()].title, robots: 'noindex' }
}

export default async function Forgot() {
  return <NoticePage notice={forgottenPassword[await requestLanguage()]} href="/admin/login" />
}
