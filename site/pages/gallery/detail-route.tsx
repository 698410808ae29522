import { galleryImageKind } from '../../../content/culture-gallery-images/kind.ts'
import { formatDay } from '../../../languages/format.ts'
import { useLanguage, useMessages } from '../../language/use-language.ts'
import { galleryCard } from '../../loading/cards.ts'
import { findOrNotFound } from '../../loading/find-or-not-found.ts'
import { readRelated } from '../../loading/read-related.ts'
import { Described } from '../../structured-data/described.tsx'
import { describeGalleryImage } from '../../structured-data/describe-gallery-image.ts'
import { FileButtonLink } from '../../ui/button/file-button-link.tsx'
import { PageHead } from '../../frame/page-head/page-head.tsx'
import { PageHero } from '../../ui/page-hero/page-hero.tsx'
import { ReferenceList } from '../../ui/reference-list/reference-list.tsx'
import { Localized } from '../../ui/text/localized.tsx'
import { OtherLanguageNote } from '../detail/other-language-note.tsx'
import { isLongTitle } from '../detail/is-long-title.ts'
import { RelatedItems } from '../detail/related-items.tsx'
import { ShareLinks } from '../detail/share-links.tsx'
import type { Route } from './+types/detail-route.ts'
import { GalleryViewer } from './gallery-viewer.tsx'
import { readGalleryPlace } from './read-gallery-place.ts'

export async function loader({ context, params }: Route.LoaderArgs) {
  const item = await findOrNotFound(galleryImageKind, context, params.id)
  const [place, related] = await Promise.all([
    readGalleryPlace(context, item),
    readRelated({ context, kind: galleryImageKind, of: item, card: galleryCard }),
  ])
  return { item, place, related }
}

export default function GalleryImagePage({ loaderData: { item, place, related } }: Route.ComponentProps) {
  const { content, details, labelled } = useMessages()
  const language = useLanguage()
  return (
    <>
      <PageHead
        slug={item.slug}
        title={item.title.text}
        description={(item.description ?? item.title).text}
        image={item.image?.sizes.webp.at(-1)?.address}
      />
      <Described by={(site) => describeGalleryImage(item, site)} />
      <PageHero
        above={
          item.takenOn && (
            <time dateTime={item.takenOn}>
              {labelled(details.takenOn, formatDay(item.takenOn, language))}
            </time>
          )
        }
        title={<Localized value={item.title} />}
        isLong={isLongTitle(item.title)}
      />
      <div className="wide section">
        <OtherLanguageNote texts={[item.title, item.description]} />
        <GalleryViewer item={item} place={place} />
        <div className="gallery-details">
          <ReferenceList title={content.countries} references={item.countries} folder="/countries" />
          <ShareLinks title={item.title.text} />
          {item.image && (
            <section>
              <h2 className="reference-list-title">{content.download}</h2>
              <FileButtonLink size="small" href={item.image.original.address}>
                {details.largePicture}
              </FileButtonLink>
            </section>
          )}
        </div>
      </div>
      <RelatedItems title={details.morePictures} items={related} allAt="/gallery" />
    </>
  )
}
