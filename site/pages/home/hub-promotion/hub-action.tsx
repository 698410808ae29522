import { addressIn } from '../../../../languages/address.ts'
import { useLanguage } from '../../../language/use-language.ts'
import type { Action, Destination } from '../../../../content/organization/read-destination.ts'
import { Icon } from '../../../ui/icon/icon.tsx'
import { ExternalLink } from '../../../ui/link/external-link.tsx'
import { Localized } from '../../../ui/text/localized.tsx'
import type { Language } from '../../../../languages/languages.ts'

/** A call to action that opens a new tab, on this site or another (specification, section 2.4). */
export function HubAction({ action, className }: { action: Action; className: string }) {
  return (
    <ExternalLink href={addressOf(action.destination, useLanguage())} className={className}>
      <Localized value={action.label} />
      <Icon name="external-link" />
    </ExternalLink>
  )
}

function addressOf(destination: Destination, language: Language): string {
  return destination.kind === 'page' ? addressIn(language, destination.path) : destination.address
}
