import { generatePageMetadata, NotFoundPage } from '@payloadcms/next/views'
import type { Metadata } from 'next'
import { payloadConfig } from '../../../payload-config.ts'
import { importMap } from '../importMap.js'

interface Address {
  params: Promise<{ segments: string[] }>
  searchParams: Promise<{ [key: string]: string | string[] }>
}

export function generateMetadata({ params, searchParams }: Address): Promise<Metadata> {
  return generatePageMetadata({ config: payloadConfig(), params, searchParams })
}

export default function NotFound({ params, searchParams }: Address) {
  return NotFoundPage({ config: payloadConfig(), params, searchParams, importMap })
}
