import { useMatches } from 'react-router'

/**
 * Whether no route stands at the page's address. The page shown there is made once for all such addresses, so that nothing
 * in it may turn on the one that was asked for.
 */
export function useIsUnknownAddress(): boolean {
  return useMatches().at(-1)?.id.endsWith(' *') === true
}
