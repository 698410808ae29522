import type { LocalizedText } from '../../../store/read/localized-text.ts'
import type { Picture, PictureFile } from '../../../store/read/picture.ts'
import { formatDigits } from '../../../languages/format.ts'
import { useLanguage, useMessages } from '../../language/use-language.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import { StandaloneLink } from '../../ui/link/standalone-link.tsx'
import { PictureCredit } from '../../ui/picture/picture-credit.tsx'
import { PictureView } from '../../ui/picture/picture.tsx'
import { Localized } from '../../ui/text/localized.tsx'

/** Widest file for a screen, in pixels; the original is for print. */
const widestForScreen = 960

/** The files of a picture that are worth offering: one for the screen, and the original where it is larger. */
export function downloadsOf({ original, sizes }: Pick<Picture, 'original' | 'sizes'>): PictureFile[] {
  const forScreen = sizes.webp.findLast(({ width }) => width <= widestForScreen)
  return forScreen && forScreen.width < original.width ? [forScreen, original] : [original]
}

export interface PressPicture {
  slug: string
  title: LocalizedText
  image: Picture
}

/** Pictures to download in a size for the screen and one for print, each with the credit to name. */
export function PressPictures({ pictures }: { pictures: readonly PressPicture[] }) {
  const { details, sections } = useMessages()
  const language = useLanguage()
  if (pictures.length === 0) return null
  return (
    <section className="press-kit-wide">
      <h3>{details.pressPictures}</h3>
      <p>{details.pressPicturesText}</p>
      <ul className="press-pictures">
        {pictures.map(({ slug, title, image }) => (
          <li key={slug}>
            <PictureView picture={image} sizes="(min-width: 700px) 22rem, 100vw" />
            <p>
              <strong>
                <Localized value={title} />
              </strong>
              {image.credit && (
                <span>
                  <PictureCredit credit={image.credit} />
                </span>
              )}
            </p>
            <p className="press-downloads">
              {downloadsOf(image).map(({ address, width, height }) => {
                const size = `${formatDigits(String(width), language)} × ${formatDigits(String(height), language)}`
                return (
                  <a
                    key={address}
                    href={address}
                    download
                    aria-label={sections.downloadPicture(title.text, size)}
                  >
                    <Icon name="download" /> <span className="left-to-right">{size}</span>
                  </a>
                )
              })}
            </p>
          </li>
        ))}
      </ul>
      <StandaloneLink to="/gallery">{details.picturesAll}</StandaloneLink>
    </section>
  )
}
