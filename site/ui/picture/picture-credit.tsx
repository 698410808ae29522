import type { LocalizedText } from '../../../store/read/localized-text.ts'
import { useMessages } from '../../language/use-language.ts'
import { Localized } from '../text/localized.tsx'

/** Who made a picture. The label's colon is the language's own. */
export function PictureCredit({ credit }: { credit: LocalizedText }) {
  const { content, labelled } = useMessages()
  return (
    <>
      {labelled(content.pictureCredit, '')} <Localized value={credit} />
    </>
  )
}
