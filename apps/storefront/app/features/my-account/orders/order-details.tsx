import { streetLine } from '@vonk/domain/addresses'
import { Button } from '@vonk/ui/button'
import { useAccountTranslation } from '#i18n/index.ts'
import { ButtonLink } from '#ui/controls/button-link.tsx'
import { OrderDocuments } from './order-documents.tsx'
import { Delivery, OrderedItems, OrderState } from './order-state.tsx'
import { itemsOf, type Order } from './order-view.ts'
import styles from './orders.module.css'
import { useOrderedProducts } from './use-ordered-products.ts'
import { useOrderingAgain } from './use-ordering-again.ts'

/** An order as it was made, where it is now, and what can be done about it. */
export function OrderDetails({ order }: { order: Order }) {
  const t = useAccountTranslation()
  const { products, isWaiting } = useOrderedProducts([order])
  const { orderAgain, isBusy } = useOrderingAgain(itemsOf(order), products)
  return (
    <div className={styles.order}>
      <OrderState order={order}>
        <Payment order={order} />
        <Button look="secondary" isBusy={isBusy || isWaiting} onClick={orderAgain}>
          {t('account.order.again')}
        </Button>
      </OrderState>
      <OrderedItems order={order} products={products} points={order.extension_attributes.reward_points_earned} />
      <Addresses order={order} />
      <OrderDocuments order={order} />
    </div>
  )
}

/** The way to the payment that is still open. */
function Payment({ order: { status, extension_attributes: more } }: { order: Order }) {
  const t = useAccountTranslation()
  if (status !== 'pending') return null
  return (
    <ButtonLink to={`/checkout-return/?orderId=${encodeURIComponent(more.order_id)}`}>
      {t('account.order.pay')}
    </ButtonLink>
  )
}

function Addresses({ order }: { order: Order }) {
  const t = useAccountTranslation()
  const [assignment] = order.extension_attributes.shipping_assignments
  const [payment] = order.payment.additional_information
  return (
    <section className={styles.places}>
      {assignment && <Place title={t('account.order.to')} address={assignment.shipping.address} />}
      <Place title={t('account.order.bill-to')} address={order.billing_address} />
      <Delivery order={order} />
      {payment && (
        <div className={styles.card}>
          <h2 className={styles.subtitle}>{t('account.order.payment')}</h2>
          <p>{payment}</p>
        </div>
      )}
    </section>
  )
}

function Place({ title, address }: { title: string; address: Order['billing_address'] }) {
  const [street = '', number = '', affix = ''] = address.street
  return (
    <div className={styles.card}>
      <h2 className={styles.subtitle}>{title}</h2>
      <p className={styles.lines}>
        {address.company && <span>{address.company}</span>}
        <span>
          {address.firstname} {address.lastname}
        </span>
        <span>{streetLine({ street, number, affix })}</span>
        <span>
          {address.postcode} {address.city}
        </span>
      </p>
    </div>
  )
}
