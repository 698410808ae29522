import { RootPage } from '@payloadcms/next/views'
import type { Metadata } from 'next'
import { sendsMail } from '../../../../store/mail/smtp-mail.ts'
import { environment } from '../../../../environment.ts'
import { NoticePage } from '../../../notices/notice-page.tsx'
import { forgottenPassword } from '../../../../languages/back-office/notices.ts'
import { requestLanguage } from '../../../notices/request-language.ts'
import { payloadConfig } from '../../../payload-config.ts'
import { importMap } from '../importMap.js'

interface Address {
  searchParams: Promise<{ [key: string]: string | string[] }>
}

export async function generateMetadata(): Promise<Metadata> {
  return { title: forgottenPassword[await requestLanguage()].title, robots: 'noindex' }
}

/** Payload's form where mail is sent; elsewhere how an administrator helps. */
export default async function Forgot({ searchParams }: Address) {
  if (sendsMail(environment())) {
    const params = Promise.resolve({ segments: ['forgot'] })
    // oxlint-disable-next-line react/capitalized-calls -- as Payload's own page calls it
    return RootPage({ config: payloadConfig(), params, searchParams, importMap })
  }
  return <NoticePage notice={forgottenPassword[await requestLanguage()]} href="/admin/login" />
}
