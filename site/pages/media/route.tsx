import type { RouterContextProvider } from 'react-router'
import { readOrganization } from '../../../content/organization/read-organization.ts'
import { pressItemApi } from '../../../content/press-items/api.ts'
import { pressCard } from '../../loading/cards.ts'
import { readingContext } from '../../loading/contexts.ts'
import { readListPage } from '../../loading/read-list-page.ts'
import { Subscribe } from '../../ui/subscribe/subscribe.tsx'
import { ListPage } from '../list-page.tsx'
import type { Route } from './+types/route.ts'
import { PressKit } from './press-kit.tsx'
import { galleryImageKind } from '../../../content/culture-gallery-images/kind.ts'
import { listRecords } from '../../../store/read/list-records.ts'
import { readOptional } from '../../loading/read-optional.ts'
import type { PressPicture } from './press-pictures.tsx'

const offered = 6

/** The newest pictures of the gallery that a newspaper may print. None when they can't be read. */
async function readPressPictures(context: Readonly<RouterContextProvider>): Promise<PressPicture[]> {
  const reading = context.get(readingContext)
  const list = await readOptional(context, () => listRecords(galleryImageKind, reading, { perPage: offered }))
  return (list?.records ?? []).flatMap(({ slug, title, image }) => (image ? [{ slug, title, image }] : []))
}

export async function loader({ context, request }: Route.LoaderArgs) {
  const { abbreviation } = await readOrganization(context.get(readingContext))
  const [list, pictures] = await Promise.all([
    readListPage({
      context,
      request,
      api: pressItemApi,
      apiAddress: `/api/${abbreviation.toLowerCase()}-in-press`,
      card: pressCard,
    }),
    readPressPictures(context),
  ])
  return { list, pictures }
}

export default function MediaPage({ loaderData: { list, pictures } }: Route.ComponentProps) {
  return (
    <>
      <ListPage {...list} />
      <PressKit pictures={pictures} />
      <Subscribe section="media" feed={list.feed} />
    </>
  )
}
