import { MinimalTemplate } from '@payloadcms/next/templates'
import type { Metadata } from 'next'
import { EnterByLink } from '../../../enter/enter-by-link.tsx'
import { enterWords } from '../../../../languages/back-office/enter-words.ts'
import { requestLanguage } from '../../../notices/request-language.ts'

export async function generateMetadata(): Promise<Metadata> {
  return { title: enterWords[await requestLanguage()].invitation, robots: 'noindex' }
}

/** Where the link of an invitation or a recovery leads. The link's token stands behind `#`: the browser alone has it. */
export default function Enter() {
  return (
    <MinimalTemplate>
      <EnterByLink />
    </MinimalTemplate>
  )
}
