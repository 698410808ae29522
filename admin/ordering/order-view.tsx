import type { AdminViewServerProps, PayloadRequest, SanitizedCollectionConfig } from 'payload'
import { z } from 'zod'
import { orderWords } from '../../languages/back-office/order-words.ts'
import { languageOf } from '../../languages/back-office/language-of.ts'
import { recordsInOrder } from '../../model/ordering/order-records.ts'
import { isOrdered } from '../../model/ordering/place-in-order.ts'
import { describeUses } from '../../model/references/describe-uses.ts'
import { wordsIn } from '../../model/translations/describe-unit.ts'
import { OwnPage, personAt } from '../own-page/own-page.tsx'
import { OrderList } from './order-list.tsx'
import './order.css'

const asked = z.object({ kind: z.string() })

/** The records of a kind, to be put into an order by dragging or by buttons. */
export async function OrderView(view: AdminViewServerProps) {
  const { req } = view.initPageResult
  personAt(view)
  const language = languageOf(req)
  const words = orderWords[language]
  const { kind } = asked.partial().safeParse(view.searchParams).data ?? {}
  const collection = req.payload.config.collections.find(({ slug }) => slug === kind)
  const isAllowed =
    collection !== undefined && isOrdered(collection) && (await collection.access.update({ req })) === true
  if (!isAllowed) {
    return (
      <OwnPage view={view} steps={[{ label: words.change }]} className="order">
        <h1>{words.change}</h1>
        <p role="alert">{words.notAllowed}</p>
      </OwnPage>
    )
  }
  const plural = wordsIn(collection.labels.plural, language)
  const list = { label: plural, url: `/admin/collections/${collection.slug}` }
  return (
    <OwnPage view={view} steps={[list, { label: words.change }]} className="order">
      <h1>{words.title(plural)}</h1>
      <p>{words.lead}</p>
      <OrderList kind={collection.slug} records={await read(req, collection)} />
    </OwnPage>
  )
}

async function read(req: PayloadRequest, { slug }: SanitizedCollectionConfig) {
  const records = await recordsInOrder(req, slug)
  const described = await describeUses(
    req,
    records.map(({ id, isPublished }) => ({ collection: slug, id, isPublished })),
  )
  return records.map(({ id, isPublished }, index) => {
    const { title = null, address = '' } = described[index] ?? {}
    return { id, title: title ?? String(id), address, isPublished }
  })
}
