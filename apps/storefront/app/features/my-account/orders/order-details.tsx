import { streetLine } from '@vonk/domain/addresses'
import { toCents } from '@vonk/domain/money'
import { formatPrice } from '@vonk/domain/pricing'
import { Button } from '@vonk/ui/button'
import { Link } from 'react-router'
import { useAccountTranslation, useDates } from '#i18n/index.ts'
import { ButtonLink } from '#ui/controls/button-link.tsx'
import type { CartProduct } from '../../cart/index.ts'
import { ProductPicture } from '../../product/index.ts'
import { useShop } from '../../stores/index.ts'
import { OrderFacts, OrderSums, productOf } from './order-card.tsx'
import { OrderDocuments } from './order-documents.tsx'
import { courseOf, dayOf, itemsOf, mayWithdraw, type Order, type OrderItem, returnUntil, sumsOf } from './order-view.ts'
import styles from './orders.module.css'
import { useOrderedProducts } from './use-ordered-products.ts'
import { useOrderingAgain } from './use-ordering-again.ts'

/** An order as it was made, where it is now, and what can be done about it. */
export function OrderDetails({ order }: { order: Order }) {
  const t = useAccountTranslation()
  const items = itemsOf(order)
  const { products, isWaiting } = useOrderedProducts([order])
  const { orderAgain, isBusy } = useOrderingAgain(items, products)
  return (
    <div className={styles.order}>
      <section className={styles.card}>
        <OrderFacts order={order} />
        <OrderCourse order={order} />
        <div className={styles.actions}>
          <NextStep order={order} />
          <Button look="secondary" isBusy={isBusy || isWaiting} onClick={orderAgain}>
            {t('account.order.again')}
          </Button>
          <Withdrawal order={order} />
        </div>
      </section>
      <section className={styles.card}>
        <h2 className={styles.subtitle}>{t('account.order.items')}</h2>
        <ul className={styles.items}>
          {items.map((item) => (
            <OrderLine key={item.item_id} item={item} product={productOf(item, products)} />
          ))}
        </ul>
        <OrderSums sums={sumsOf(order)} points={order.extension_attributes.reward_points_earned} />
      </section>
      <Addresses order={order} />
      <OrderDocuments order={order} />
    </div>
  )
}

/** What the shopper most likely came for: where the parcel is, or the payment that is still open. */
function NextStep({ order: { status, extension_attributes: more } }: { order: Order }) {
  const t = useAccountTranslation()
  if (more.tracking) {
    return (
      <ButtonLink href={more.tracking.url} isNewTab>
        {t('account.order.track')}
      </ButtonLink>
    )
  }
  if (status !== 'pending') return null
  return (
    <ButtonLink to={`/checkout-return/?orderId=${encodeURIComponent(more.order_id)}`}>
      {t('account.order.pay')}
    </ButtonLink>
  )
}

function OrderLine({ item, product }: { item: OrderItem; product: CartProduct | null }) {
  const t = useAccountTranslation()
  const { priceFormat } = useShop().view
  const details = item.extension_attributes.details.map(({ label, value }) => `${label}: ${value}`)
  return (
    <li className={styles.item}>
      <span className={styles.picture}>
        {product && product.image !== '' && <ProductPicture path={product.image} alt="" size="cart" />}
      </span>
      <div>
        <p className={styles.name}>{product ? <Link to={product.page}>{item.name}</Link> : item.name}</p>
        <p className={styles.small}>
          {[t('account.order.quantity', { count: String(item.qty_ordered) }), ...details].join(' · ')}
        </p>
      </div>
      <p className={styles.price}>{formatPrice(toCents(item.row_total_incl_tax), priceFormat)}</p>
    </li>
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
      {order.shipping_description && (
        <div className={styles.card}>
          <h2 className={styles.subtitle}>{t('account.order.delivery')}</h2>
          <p>{order.shipping_description}</p>
          {order.extension_attributes.place_name && (
            <p className={styles.name}>{order.extension_attributes.place_name}</p>
          )}
          <Expected order={order} />
        </div>
      )}
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

/** The button that takes it back, and until when; or what became of that. */
function Withdrawal({ order }: { order: Order }) {
  const t = useAccountTranslation()
  const { formatDay } = useDates()
  const { withdrawn_at: withdrawnAt } = order.extension_attributes
  const mayDeclare = mayWithdraw(order)
  const until = returnUntil(order)
  const isOver = until !== null && withdrawnAt === undefined && until < dayOf(new Date().toISOString())
  if (mayDeclare && isOver)
    return <p className={styles.until}>{t('account.order.return-until', { day: formatDay(until) })}</p>
  return (
    <>
      {mayDeclare && (
        <ButtonLink to={`/withdraw/?order=${encodeURIComponent(order.increment_id)}`} look="secondary">
          {t(withdrawnAt === undefined ? 'account.order.withdraw' : 'account.order.withdraw-again')}
        </ButtonLink>
      )}
      <p className={styles.until}>
        {mayDeclare && until && t('account.order.return-until', { day: formatDay(until) })}
        {mayDeclare && !until && t('account.order.return-days')}
        {withdrawnAt !== undefined && ` ${t('account.order.withdrawn', { day: formatDay(dayOf(withdrawnAt)) })}`}
        {withdrawnAt !== undefined && mayDeclare && ` ${t('account.order.withdrawal-open')}`}
      </p>
    </>
  )
}

/** How far it has come, a step for each. */
function OrderCourse({ order }: { order: Order }) {
  const t = useAccountTranslation()
  const { formatDay } = useDates()
  const steps = courseOf(order)
  if (steps.length === 0) return null
  const now = steps.findLastIndex(({ day }) => day !== null)
  return (
    <ol className={styles.course}>
      {steps.map(({ step, day }, index) => (
        <li key={step} data-done={index <= now || undefined} aria-current={index === now ? 'step' : undefined}>
          <b>{t(`account.order.step.${step}`)}</b>
          {day && <span className={styles.small}>{formatDay(day)}</span>}
          {step === 'delivered' && day === null && <Expected order={order} />}
        </li>
      ))}
    </ol>
  )
}

/** When the carrier was asked to come; nothing once it has. */
function Expected({ order }: { order: Order }) {
  const t = useAccountTranslation()
  const { formatDay } = useDates()
  const { expected, delivered_at: deliveredAt } = order.extension_attributes
  if (!expected || deliveredAt !== undefined) return null
  const { date, from, to } = expected
  return <span className={styles.small}>{t('account.order.expected', { day: formatDay(date), from, to })}</span>
}
