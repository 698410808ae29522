import localFont from 'next/font/local'
import type { ReactNode } from 'react'
import { content } from './content.ts'
import { Parts } from './parts.tsx'
import { SiteHeader } from './site-header.tsx'
import './site.css'

const readexPro = localFont({
  src: './readex-pro-latin-wght-normal.woff2',
  weight: '160 700',
  display: 'swap',
})

export const metadata = { title: content.title, description: content.description }

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en" className={readexPro.className}>
      <body>
        <SiteHeader />
        {children}
        <footer className="deep">
          <Parts parts={content.footer} />
        </footer>
      </body>
    </html>
  )
}
