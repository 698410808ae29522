import { useNavigation } from 'react-router'
import { useMessages } from '../../language/use-language.ts'
import { LoadingIndicator } from '../../ui/loading-indicator/loading-indicator.tsx'
import './loading-page.css'

/** Shown while the next page is on its way (specification, section 2.1). */
export function LoadingPage() {
  const messages = useMessages()
  const isLoading = useNavigation().state === 'loading'
  return (
    <div className="loading-page" role="status" data-loading={isLoading || undefined}>
      {isLoading && (
        <>
          <LoadingIndicator variant="spinner" size="small" color="white" isSilent />
          {messages.loadingPage}
        </>
      )}
    </div>
  )
}
