export type ToastTone = 'information' | 'success' | 'danger'

export interface Toast {
  id: number
  text: string
  tone: ToastTone
}

let toasts: readonly Toast[] = []
let lastId = 0
const listeners = new Set<() => void>()

function change(next: readonly Toast[]): void {
  toasts = next
  for (const listener of listeners) listener()
}

/** Shows a short message about what a visitor just did. Text in the page's language; nothing that must be answered. */
export function showToast(text: string, tone: ToastTone = 'information'): void {
  lastId += 1
  change([...toasts, { id: lastId, text, tone }])
}

export function dismissToast(id: number): void {
  change(toasts.filter((toast) => toast.id !== id))
}

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function shownToasts(): readonly Toast[] {
  return toasts
}

const none: readonly Toast[] = []

/** The server shows none. */
export function noToasts(): readonly Toast[] {
  return none
}
