import { AsyncLocalStorage } from 'node:async_hooks'
import type { Span } from './tracing.ts'

/** The span of the request that something is done for, and what it has asked of the database so far. */
export interface ActiveSpan {
  span: Span
  statements: number
  /** Of all of them together, as if none had run beside another. */
  milliseconds: number
}

/** There is none where nothing is traced. */
export const activeSpan = new AsyncLocalStorage<ActiveSpan>()

/** Does something as a part of the request's span, if it has one. */
export async function traced<Result>(name: string, act: () => Promise<Result>): Promise<Result> {
  const part = activeSpan.getStore()?.span.child(name)
  if (!part) return act()
  try {
    return await act()
  } catch (error) {
    part.end({ 'error.type': error instanceof Error ? error.name : 'unknown' })
    throw error
  } finally {
    part.end()
  }
}
