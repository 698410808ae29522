import type { RouterContextProvider } from 'react-router'
import type { Tender } from '../../../procurement/tenders/kind.ts'
import { documentsContext } from '../../loading/contexts.ts'
import { readOptional } from '../../loading/read-optional.ts'

/** Whether a tender can be answered as far as its documents go; what can't be known counts as not there. */
export async function hasDocuments(
  context: Readonly<RouterContextProvider>,
  tender: Tender,
): Promise<boolean> {
  if (tender.isExpired) return true
  return (await readOptional(context, () => context.get(documentsContext)(tender))) ?? false
}
