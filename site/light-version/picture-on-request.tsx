import type { Picture } from '../../store/read/picture.ts'
import { formatFileSize } from '../../languages/format.ts'
import { useLanguage, useMessages } from '../language/use-language.ts'
import { Localized } from '../ui/text/localized.tsx'
import { ShownOnRequest } from './shown-on-request.tsx'

/** A picture's place in the light version: what it shows in words, and the picture once it is asked for. */
export function PictureOnRequest({ picture }: { picture: Picture }) {
  const { lightVersion: words } = useMessages()
  const language = useLanguage()
  const { original, sizes, alternativeText, lightBytes } = picture
  const [small = original, larger = small] = sizes.webp
  const label =
    lightBytes === null ? words.showPicture : words.showPictureOfSize(formatFileSize(lightBytes, language))
  return (
    <div className="light-picture">
      {alternativeText && (
        <p className="light-picture-words">
          <Localized value={alternativeText} />
        </p>
      )}
      <ShownOnRequest label={label} file={small} largerAddress={larger.address} />
    </div>
  )
}
