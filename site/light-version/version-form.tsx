import { useLocation } from 'react-router'
import { addressIn } from '../../languages/address.ts'
import { useLanguage, useMessages } from '../language/use-language.ts'
import { useIsUnknownAddress } from '../loading/use-is-unknown-address.ts'
import { useIsLight } from './light-parts.ts'
import './version-form.css'

/** A button to the other version of the page. The choice is stored, and wins over what the browser says of saving data. */
export function VersionForm() {
  const { lightVersion: words } = useMessages()
  const language = useLanguage()
  const { pathname, search } = useLocation()
  const isLight = useIsLight()
  const isUnknown = useIsUnknownAddress()
  return (
    <form className="version-form" method="post" action={addressIn(language, '/version')}>
      <input type="hidden" name="page" value={isUnknown ? '' : `${pathname}${search}`} />
      <button type="submit" name="version" value={isLight ? 'full' : 'light'}>
        {isLight ? words.chooseFull : words.chooseLight}
      </button>
    </form>
  )
}
