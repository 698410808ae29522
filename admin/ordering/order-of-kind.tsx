import type { ListViewServerPropsOnly, NumberFieldServerProps } from 'payload'
import { languageOf } from '../../languages/back-office/language-of.ts'
import { orderWords } from '../../languages/back-office/order-words.ts'
import './order.css'

type OrderOfKindProps = Pick<NumberFieldServerProps, 'i18n'> &
  (Pick<NumberFieldServerProps, 'collectionSlug'> | Pick<ListViewServerPropsOnly, 'collectionConfig'>)

/** Above a list whose records have an order, and below the place of one of them: the way to where they are moved about. */
export function OrderOfKind(props: OrderOfKindProps) {
  const kind = 'collectionConfig' in props ? props.collectionConfig.slug : props.collectionSlug
  return (
    <p className="order-of-kind">
      <a href={`/admin/order?kind=${kind}`}>{orderWords[languageOf(props)].change}</a>
    </p>
  )
}
