import { useMessages } from '../../i18n/use-language.ts'
import { Localized } from '../text/localized.tsx'
import { PictureView, type PictureViewProps } from './picture.tsx'
import './picture.css'

/** A picture with its caption and the name of who made it. */
export function PictureFigure(props: PictureViewProps) {
  const { content } = useMessages()
  const { caption, credit } = props.picture
  return (
    <figure className="picture-figure">
      <PictureView {...props} />
      {(caption ?? credit) && (
        <figcaption>
          {caption && <Localized value={caption} />}
          {credit && (
            <span className="picture-credit">
              {content.pictureCredit}: <Localized value={credit} />
            </span>
          )}
        </figcaption>
      )}
    </figure>
  )
}
