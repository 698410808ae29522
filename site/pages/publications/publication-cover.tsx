import type { Publication } from '../../../content/publications/kind.ts'
import { CoverArt } from '../../ui/cover-art/cover-art.tsx'
import { coverAddress } from '../../ui/cover-art/cover-address.ts'
import { PictureFigure } from '../../ui/picture/picture-figure.tsx'
import './publication-cover.css'

/** A publication's cover; one drawn by code where it has none. */
export function PublicationCover({ publication: { slug, image, topics } }: { publication: Publication }) {
  const key = `publications-${slug}`
  const topic = topics[0]?.slug ?? null
  return (
    <div className="publication-cover">
      {image ? (
        <PictureFigure
          picture={image}
          eager
          sizes="(min-width: 960px) 18rem, 60vw"
          fallback={coverAddress(key, topic)}
        />
      ) : (
        <CoverArt coverKey={key} topic={topic} />
      )}
    </div>
  )
}
