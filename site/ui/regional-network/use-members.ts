import { useEffect, useState } from 'react'
import type { ShownMember } from '../../../content/member-states/regional-network/derive-member.ts'
import type {
  NetworkLayer,
  RegionalNetworkData,
} from '../../../content/member-states/regional-network/regional-network.ts'
import { logFailure } from '../../loading/log-failure.ts'
import { useLanguage } from '../../language/use-language.ts'

interface Members {
  members: NetworkLayer<ShownMember>
  isLoading: boolean
  /** Recorded of the last failure; visitors read 'No data available' (specification, section 8). */
  failure: string | null
}

/** The members that came with the page; where the server could not read them, the browser asks the public API once. */
export function useMembers(data: RegionalNetworkData): Members {
  const language = useLanguage()
  const { failure, flagSource, members } = data
  const [asked, setAsked] = useState<Members | null>(null)
  useEffect(() => {
    if (failure === null) return undefined
    const abort = new AbortController()
    const ask = async () => {
      const { fetchMembers, failureOf } = await import('./fetch-members.ts')
      if (abort.signal.aborted) return
      setAsked({ members, isLoading: true, failure })
      try {
        setAsked({
          members: await fetchMembers(language, flagSource, abort.signal),
          isLoading: false,
          failure: null,
        })
      } catch (error) {
        if (abort.signal.aborted) return
        logFailure(error)
        setAsked({ members, isLoading: false, failure: failureOf(error) })
      }
    }
    void ask()
    return () => abort.abort()
  }, [failure, flagSource, members, language])
  return asked ?? { members, isLoading: false, failure }
}
