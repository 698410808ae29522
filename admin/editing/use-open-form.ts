'use client'
import {
  useAuth,
  useConfig,
  useDocumentDrawerContext,
  useDocumentInfo,
  useForm,
  useFormFields,
  useFormModified,
  useLocale,
  useServerFunctions,
} from '@payloadcms/ui'
import type { Data, FormState } from 'payload'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import * as z from 'zod/mini'
import { isSameValue } from '../../model/editing/same-value.ts'
import { ownCopies, readCopy, removeCopy, storeCopy, type LocalCopy } from './local-copies.ts'
import { registerForm, type OpenForm } from './open-forms.ts'

/** Milliseconds without a key until what was typed is copied into the storage of the browser. */
const copyPause = 300

/** What no copy may hold: passwords, files, and what the product writes itself. */
const notCopied = new Set([
  'file',
  'password',
  'confirm-password',
  'updatedAt',
  'createdAt',
  'savedBy',
  '_status',
])

/**
 * Makes the form around it one that loses nothing: others can save it, show it other values, and ask whether it is
 * saved; what is typed is copied into the storage of the browser until it is saved, and saved when the form goes away.
 * @returns what was typed before and never saved, and how it is put back or discarded
 */
export function useOpenForm(): { copy: LocalCopy | undefined; restore: () => void; discard: () => void } {
  const {
    id,
    collectionSlug,
    globalSlug,
    data,
    docPermissions,
    getDocPreferences,
    mostRecentVersionIsAutosaved,
  } = useDocumentInfo()
  const { user } = useAuth()
  const { getEntityConfig } = useConfig()
  const { drawerSlug } = useDocumentDrawerContext()
  const { code: locale } = useLocale()
  const { getFormState } = useServerFunctions()
  const form = useForm()
  const isModified = useFormModified()
  const fields = useFormFields(([state]) => state)
  const entity = getEntityConfig(globalSlug ? { globalSlug } : { collectionSlug: collectionSlug ?? '' })
  const hasDrafts = Boolean(entity?.versions && entity.versions.drafts)
  const address = globalSlug
    ? `/cms-api/globals/${globalSlug}`
    : id
      ? `/cms-api/${collectionSlug}/${id}`
      : undefined
  const isCopied = address !== undefined && collectionSlug !== 'users'
  const latest = useRef({ isModified, base: data })
  useEffect(() => {
    ownCopies(user?.id ?? '')
    latest.current = { isModified, base: data }
  }, [user?.id, isModified, data])

  const saveDraft = useEffectEvent(async (): Promise<boolean> => {
    const query = new URLSearchParams({
      ...{ autosave: 'true', depth: '0', draft: 'true', 'fallback-locale': 'null', locale },
    })
    const saved = await form.submit({
      acceptValues: { overrideLocalChanges: false },
      action: `${address}?${query}`,
      context: { getDocPermissions: false, incrementVersionCount: !mostRecentVersionIsAutosaved },
      disableFormWhileProcessing: false,
      disableSuccessStatus: true,
      method: globalSlug ? 'POST' : 'PATCH',
      overrides: { _status: 'draft' },
      skipValidation: true,
    })
    return saved ? saved.res.ok : false
  })

  const adopt = useEffectEvent(async (values: Readonly<Data>, savedAt: string): Promise<boolean> => {
    const names = new Set(Object.keys(values))
    const schemaPath = globalSlug ?? collectionSlug
    if (docPermissions === undefined || schemaPath === undefined) return false
    const { state } = await getFormState({
      ...(id !== undefined && { id }),
      ...(globalSlug ? { globalSlug } : { collectionSlug: schemaPath }),
      data: { ...form.getData(), ...values },
      docPermissions,
      docPreferences: await getDocPreferences(),
      locale,
      operation: 'update',
      renderAllFields: true,
      schemaPath,
      skipValidation: true,
    })
    if (!state) return false
    const belongs = ([path]: [string, unknown]) => names.has(path.split('.')[0] ?? '')
    const present: FormState = form.getFields()
    const next = Object.fromEntries([
      ...Object.entries(present).filter((entry) => !belongs(entry)),
      ...Object.entries(state).filter(belongs),
    ])
    if (present.updatedAt) next.updatedAt = { ...present.updatedAt, value: savedAt, initialValue: savedAt }
    form.dispatchFields({ type: 'REPLACE_STATE', state: next })
    return true
  })

  useEffect(() => {
    const registered: OpenForm = {
      ...{ address, locale, drawer: drawerSlug },
      isModified: () => latest.current.isModified,
      base: () => latest.current.base ?? {},
      adopt: (values, savedAt) => adopt(values, savedAt),
      saveDraft: hasDrafts && address !== undefined ? () => saveDraft() : undefined,
      giveUp: () => {
        latest.current.isModified = false
        if (address !== undefined) removeCopy(address, locale)
      },
    }
    return registerForm(registered)
  }, [address, locale, drawerSlug, hasDrafts])

  const changes = (): Record<string, unknown> => {
    const base = latest.current.base ?? {}
    const typed = Object.entries(form.getData()).filter(
      ([name, value]) => !notCopied.has(name) && !isSameValue(value, base[name]),
    )
    return Object.fromEntries(typed)
  }
  const storeChanges = useEffectEvent(() => {
    if (!isCopied || !latest.current.isModified) return
    storeCopy(address, locale, { typedAt: new Date().toISOString(), values: changes() })
  })
  useEffect(() => {
    if (!isModified) return undefined
    const timer = setTimeout(storeChanges, copyPause)
    return () => clearTimeout(timer)
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- each change is a reason to copy
  }, [fields, isModified])

  const saveOnTheWay = useEffectEvent((isClosing: boolean) => {
    storeChanges()
    if (!latest.current.isModified || !hasDrafts || address === undefined) return
    const query = new URLSearchParams({ autosave: 'true', depth: '0', draft: 'true', locale })
    const body = new FormData()
    body.set('_payload', JSON.stringify({ ...form.getData(), _status: 'draft' }))
    const method = globalSlug ? 'POST' : 'PATCH'
    // What fails here is in the copy, which the next opening offers.
    fetch(`${address}?${query}`, { method, body, keepalive: isClosing }).catch(() => undefined)
  })
  useEffect(() => {
    const closing = new AbortController()
    window.addEventListener('pagehide', () => saveOnTheWay(true), { signal: closing.signal })
    window.addEventListener(
      'beforeunload',
      (event) => {
        storeChanges()
        if (latest.current.isModified) event.preventDefault()
      },
      { signal: closing.signal },
    )
    return () => {
      closing.abort()
      saveOnTheWay(false)
    }
  }, [])

  const [copy, setCopy] = useState<LocalCopy>()
  const lookForCopy = useEffectEvent(() => {
    if (!isCopied) return
    const found = readCopy(address, locale)
    const base = latest.current.base ?? {}
    const differs = Object.entries(found?.values ?? {}).some(
      ([name, value]) => !isSameValue(value, base[name]),
    )
    if (found && !differs) removeCopy(address, locale)
    setCopy(differs ? found : undefined)
  })
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- each record and language has its own
  useEffect(() => lookForCopy(), [address, locale])

  const savedAt = z.string().safeParse(fields.updatedAt?.value).data ?? ''
  const putBack = async (): Promise<void> => {
    if (!(await adopt(copy?.values ?? {}, savedAt))) return
    setCopy(undefined)
    form.setModified(true)
  }
  return {
    copy,
    restore: () => void putBack(),
    discard: () => {
      if (address !== undefined) removeCopy(address, locale)
      setCopy(undefined)
    },
  }
}
