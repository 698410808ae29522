import '@payloadcms/next/css'
import './contrast.css'
import './field-errors.css'
import './narrow-screens.css'
import './read-only-fields.css'
import './right-to-left.css'
import './visually-hidden.css'
import { handleServerFunctions, RootLayout } from '@payloadcms/next/layouts'
import type { ServerFunctionClient } from 'payload'
import type { ReactNode } from 'react'
import { payloadConfig } from '../payload-config.ts'
import { formStateWithoutInterruptions } from '../editing/form-state.ts'
import { scheduleWhatOneMayChange } from '../review/schedule-what-one-may-change.ts'
import { copyToBeTranslated } from '../translations/copy-to-be-translated.ts'
import { importMap } from './admin/importMap.js'

/** Every page depends on who asks; without this a build would render one and load the content model. */
export const dynamic = 'force-dynamic'

const serverFunction: ServerFunctionClient = async (args) => {
  'use server'
  return handleServerFunctions({
    ...args,
    config: payloadConfig(),
    importMap,
    serverFunctions: {
      'copy-data-from-locale': copyToBeTranslated,
      'form-state': formStateWithoutInterruptions,
      'schedule-publish': scheduleWhatOneMayChange,
    },
  })
}

/**
 * Payload's own frame. A browser that translates it would put its translation in place of what is being written, and React fails on the
 * texts that are gone; who works here chooses one of four languages instead.
 */
export default function Layout({ children }: { children: ReactNode }) {
  return (
    <RootLayout
      config={payloadConfig()}
      importMap={importMap}
      serverFunction={serverFunction}
      htmlProps={{ translate: 'no' }}
    >
      {children}
    </RootLayout>
  )
}
