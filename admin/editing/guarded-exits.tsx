'use client'
import { ConfirmationModal, useModal, useRouteTransition } from '@payloadcms/ui'
import { useRouter } from 'next/navigation.js'
import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react'
import { useLanguage } from '../use-language.ts'
import { editingWords } from './editing-words.ts'
import { somethingIsUnsaved } from './unsaved-forms.ts'

const modals = { language: 'unsaved-before-other-language', drawer: 'unsaved-in-drawer' } as const

/** Close buttons of drawers that ask by themselves when something in the drawer is not saved. */
const askingButtons = '.doc-drawer__header-close, .drawer-close-button'

/** Payload's own ways to close a drawer that never ask: the blurred page beside it, and a plain drawer's cross. */
const silentButtons = '.drawer__close, .drawer__header__close'

/**
 * Stands around the whole back office and asks before text that is not saved goes away where Payload does not: another
 * language of the content, Escape in a drawer, and a click beside one.
 */
export function GuardedExits({ children }: { children: ReactNode }) {
  const words = editingWords[useLanguage()].unsaved
  const { closeModal, modalState, openModal } = useModal()
  const router = useRouter()
  const { startRouteTransition } = useRouteTransition()
  const wantedLocale = useRef<string>(undefined)
  const drawerToClose = useRef<string>(undefined)
  /** Drawers in whose forms something was typed or chosen since they opened. */
  const touched = useRef(new WeakSet<Element>())

  function askBeforeClosing(drawer: Element, event: Event): void {
    const asking = drawer.querySelector<HTMLElement>(askingButtons)
    if (asking) {
      refuse(event)
      asking.click()
    } else if (touched.current.has(drawer)) {
      refuse(event)
      drawerToClose.current = drawer.id
      openModal(modals.drawer)
    }
  }

  const guardClick = useEffectEvent((event: MouseEvent) => {
    if (!(event.target instanceof Element)) return
    const locale = localeOf(event.target)
    if (locale !== undefined && somethingIsUnsaved()) {
      refuse(event)
      wantedLocale.current = locale
      // Closes the list of languages, as a press beside it does.
      document.body.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }))
      openModal(modals.language)
    }
    const drawer = event.target.closest(silentButtons)?.closest('.drawer')
    if (drawer) askBeforeClosing(drawer, event)
  })

  const guardKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    const [latest] = Object.values(modalState)
      .filter(({ isOpen }) => isOpen)
      .toSorted((one, other) => (other.openedOn ?? 0) - (one.openedOn ?? 0))
    const drawer = latest && document.getElementById(latest.slug)
    if (drawer?.matches('.drawer')) askBeforeClosing(drawer, event)
  })

  useEffect(() => {
    const leaving = new AbortController()
    const options = { capture: true, signal: leaving.signal }
    const touch = (event: Event) => {
      const drawer = event.target instanceof Element && event.target.closest('form')?.closest('.drawer')
      if (drawer) touched.current.add(drawer)
    }
    // On the window, so that they come before Payload's own on the document.
    window.addEventListener('click', (event) => guardClick(event), options)
    window.addEventListener('keydown', (event) => guardKey(event), options)
    window.addEventListener('input', touch, options)
    return () => leaving.abort()
  }, [])

  const changeLocale = () => {
    const locale = wantedLocale.current
    if (locale === undefined) return
    const query = new URLSearchParams(window.location.search)
    query.set('locale', locale)
    startRouteTransition(() => router.push(`?${query}`))
  }
  const closeDrawer = () => {
    if (drawerToClose.current !== undefined) closeModal(drawerToClose.current)
  }
  return (
    <>
      {children}
      <ConfirmationModal
        modalSlug={modals.language}
        heading={words.title}
        body={words.changingLanguage}
        cancelLabel={words.stay}
        confirmLabel={words.discard}
        onConfirm={changeLocale}
      />
      <ConfirmationModal
        modalSlug={modals.drawer}
        heading={words.title}
        body={words.leaving}
        cancelLabel={words.stay}
        confirmLabel={words.discard}
        onConfirm={closeDrawer}
      />
    </>
  )
}

/** The language that a button of Payload's list of languages leads to. */
function localeOf(element: Element): string | undefined {
  const code = element.closest('button')?.querySelector('.localizer__locale-code')
  return code instanceof HTMLElement ? code.dataset.locale : undefined
}

function refuse(event: Event): void {
  event.preventDefault()
  event.stopImmediatePropagation()
}
