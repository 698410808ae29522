import { Fragment } from 'react'
import { declarationOf } from '../../../languages/declared-kinds.ts'
import { feedSections } from '../../feeds/feed-address.ts'
import { Subscribe } from '../../ui/subscribe/subscribe.tsx'
import { ListPage } from '../list-page.tsx'
import type { Route } from './+types/list-route.ts'
import { kindOfAddress } from './kind-of-address.ts'
import { listOfKind } from './read-list-of-kind.ts'

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const kind = kindOfAddress(url)
  const read = listOfKind(kind)
  if (!read) throw new RangeError(`${kind.name} has no list of its own, and is not read as articles`)
  return { list: await read({ context, request }), kind: kind.name }
}

/** The list of a kind that has no list of its own design. */
export default function ListOfKindPage({ loaderData: { list, kind } }: Route.ComponentProps) {
  const section = feedSections.find((name) => name === declarationOf(kind).feed)
  return (
    // Another kind's list starts afresh, with nothing typed or open.
    <Fragment key={kind}>
      <ListPage {...list} />
      {section && <Subscribe section={section} feed={list.feed} />}
    </Fragment>
  )
}
