import { useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { addressIn, pathWithoutLanguage } from '../../../languages/address.ts'
import { useLanguage, useMessages } from '../../language/use-language.ts'
import { useSite } from '../../loading/use-site.ts'
import { Button } from '../../ui/button/button.tsx'
import { FileButtonLink } from '../../ui/button/file-button-link.tsx'
import { logFailure } from '../../loading/log-failure.ts'
import { showToast } from '../../ui/toast/toast-store.ts'
import './share-links.css'

const neverChanges = () => () => undefined

/** Ways to pass a page on, without any other site's buttons: mail, the link, the device's own sharing, paper. */
export function ShareLinks({ title }: { title: string }) {
  const { details } = useMessages()
  const language = useLanguage()
  const site = useSite()
  const path = pathWithoutLanguage(useLocation().pathname)
  const hasSharing = useSyncExternalStore(
    neverChanges,
    () => 'share' in navigator,
    () => false,
  )
  if (!site) return null
  const url = `${site.siteUrl}${addressIn(language, path)}`

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url)
      showToast(details.linkCopied, 'success')
    } catch {
      showToast(details.linkNotCopied, 'danger')
    }
  }
  const share = async () => {
    try {
      await navigator.share({ title, url })
    } catch (error) {
      // Whoever closes the device's sheet meant to.
      if (!(error instanceof DOMException && error.name === 'AbortError')) logFailure(error)
    }
  }

  return (
    <section className="share-links" aria-labelledby="share-title">
      <h2 id="share-title" className="reference-list-title">
        {details.share}
      </h2>
      <div className="button-row">
        <FileButtonLink
          size="small"
          iconBefore="envelope"
          href={`mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(url)}`}
        >
          {details.byMail}
        </FileButtonLink>
        <Button
          variant="secondary"
          size="small"
          iconBefore="copy"
          className="share-scripted"
          onClick={() => void copy()}
        >
          {details.copyLink}
        </Button>
        {hasSharing && (
          <Button variant="secondary" size="small" iconBefore="share" onClick={() => void share()}>
            {details.otherApps}
          </Button>
        )}
        <Button
          variant="secondary"
          size="small"
          iconBefore="printer"
          className="share-scripted"
          onClick={() => window.print()}
        >
          {details.print}
        </Button>
      </div>
    </section>
  )
}
