import { generatePageMetadata, RootPage } from '@payloadcms/next/views'
import type { Metadata } from 'next'
import { backOfficeName } from '../../../../languages/back-office/back-office-name.ts'
import { ownPageTitle } from '../../../../model/own-pages.ts'
import { requestLanguage } from '../../../notices/request-language.ts'
import { payloadConfig } from '../../../payload-config.ts'
import { importMap } from '../importMap.js'

interface Address {
  params: Promise<{ segments: string[] }>
  searchParams: Promise<{ [key: string]: string | string[] }>
}

export async function generateMetadata({ params, searchParams }: Address): Promise<Metadata> {
  const metadata = await generatePageMetadata({ config: payloadConfig(), params, searchParams })
  const language = await requestLanguage()
  const name = backOfficeName[language]
  // The start page's address has no segments at all.
  const [first] = [(await params).segments].flat()
  const title = ownPageTitle(first, language) ?? metadata.title
  return { ...metadata, title: typeof title === 'string' ? `${title} – ${name}` : name }
}

/** Every page of Payload's admin. */
export default function Page({ params, searchParams }: Address) {
  return RootPage({ config: payloadConfig(), params, searchParams, importMap })
}
