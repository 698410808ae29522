import { galleryImageKind } from '../../../content/culture-gallery-images/kind.ts'
import { useMessages } from '../../i18n/use-language.ts'
import { findOrNotFound } from '../../loading/find-or-not-found.ts'
import { Described } from '../../structured-data/described.tsx'
import { describeGalleryImage } from '../../structured-data/describe-gallery-image.ts'
import { SiteLink } from '../../ui/link/site-link.tsx'
import { PageHead } from '../../ui/page-head/page-head.tsx'
import { PageHero } from '../../ui/page-hero/page-hero.tsx'
import { PictureView } from '../../ui/picture/picture.tsx'
import { Localized } from '../../ui/text/localized.tsx'
import type { Route } from './+types/detail-route.ts'

export async function loader({ context, params }: Route.LoaderArgs) {
  return { item: await findOrNotFound(galleryImageKind, context, params.id) }
}

export default function GalleryImagePage({ loaderData: { item } }: Route.ComponentProps) {
  const { navigation } = useMessages()
  return (
    <>
      <PageHead
        title={item.title.text}
        description={(item.description ?? item.title).text}
        image={item.image?.sizes.webp.at(-1)?.address}
      />
      <Described by={(site) => describeGalleryImage(item, site)} />
      <PageHero
        above={item.countries.map((country) => (
          <Localized key={country.id} value={country.title} />
        ))}
        title={<Localized value={item.title} />}
      />
      <div className="wide section">
        <figure className="article-picture">
          {item.image && <PictureView picture={item.image} eager sizes="(min-width: 1280px) 76rem, 100vw" />}
          <figcaption>
            {item.description && <Localized value={item.description} />}{' '}
            {item.image?.credit && <Localized value={item.image.credit} />}
          </figcaption>
        </figure>
        <p>
          <SiteLink to="/gallery">{navigation.gallery}</SiteLink>
        </p>
      </div>
    </>
  )
}
