'use client'
import { useTranslation } from '@payloadcms/ui'
import { isLanguage, type Language } from '../languages/languages.ts'

/** The language in which the person uses the back office. */
export function useLanguage(): Language {
  const { language } = useTranslation().i18n
  return isLanguage(language) ? language : 'en'
}
