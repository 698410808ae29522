import type { RouterContextProvider } from 'react-router'
import { pageFreshnessContext, reportErrorContext } from './contexts.ts'

/**
 * Reads a part of a page that the page can do without: a failure is logged, gives nothing, and keeps the page out of
 * the cache, instead of failing the whole of it (specification, section 8).
 */
export async function readOptional<Value>(
  context: Readonly<RouterContextProvider>,
  read: () => Promise<Value>,
): Promise<Value | null> {
  try {
    return await read()
  } catch (error) {
    context.get(reportErrorContext)(error)
    context.get(pageFreshnessContext).partial()
    return null
  }
}
