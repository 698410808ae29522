import { Localized } from '../text/localized.tsx'
import { PictureView, type PictureViewProps } from './picture.tsx'
import { PictureCredit } from './picture-credit.tsx'
import './picture.css'

/** A picture with its caption and the name of who made it. */
export function PictureFigure(props: PictureViewProps) {
  const { caption, credit } = props.picture
  return (
    <figure className="picture-figure">
      <PictureView {...props} />
      {(caption ?? credit) && (
        <figcaption>
          {caption && <Localized value={caption} />}
          {credit && (
            <span className="picture-credit">
              <PictureCredit credit={credit} />
            </span>
          )}
        </figcaption>
      )}
    </figure>
  )
}
