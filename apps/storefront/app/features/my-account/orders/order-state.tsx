import { toCents } from '@vonk/domain/money'
import { formatPrice } from '@vonk/domain/pricing'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useAccountTranslation, useDates } from '#i18n/index.ts'
import { ButtonLink } from '#ui/controls/button-link.tsx'
import type { CartProduct } from '../../cart/index.ts'
import { ProductPicture } from '../../product/index.ts'
import { useShop } from '../../stores/index.ts'
import { OrderFacts, OrderSums, productOf } from './order-card.tsx'
import {
  courseOf,
  dayOf,
  itemsOf,
  mayWithdraw,
  returnUntil,
  type ShownItem,
  type ShownOrder,
  sumsOf,
} from './order-view.ts'
import styles from './orders.module.css'

type OrderStateProps = { order: ShownOrder; children?: ReactNode }

/** Where an order is now and what can be done about it; `children` are the buttons for its buyer alone. */
export function OrderState({ order, children }: OrderStateProps) {
  const t = useAccountTranslation()
  const { tracking } = order.extension_attributes
  return (
    <section className={styles.card}>
      <OrderFacts order={order} />
      <OrderCourse order={order} />
      <div className={styles.actions}>
        {tracking && (
          <ButtonLink href={tracking.url} isNewTab>
            {t('account.order.track')}
          </ButtonLink>
        )}
        {children}
        <Withdrawal order={order} />
      </div>
    </section>
  )
}

type OrderedItemsProps = { order: ShownOrder; products: readonly CartProduct[]; points?: number }

/** What was ordered and what it came to. */
export function OrderedItems({ order, products, points }: OrderedItemsProps) {
  const t = useAccountTranslation()
  return (
    <section className={styles.card}>
      <h2 className={styles.subtitle}>{t('account.order.items')}</h2>
      <ul className={styles.items}>
        {itemsOf(order).map((item) => (
          <OrderLine key={item.item_id} item={item} product={productOf(item, products)} />
        ))}
      </ul>
      <OrderSums sums={sumsOf(order)} {...(points !== undefined && { points })} />
    </section>
  )
}

function OrderLine({ item, product }: { item: ShownItem; product: CartProduct | null }) {
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

/** The way it takes, and to which parcel point or shop. */
export function Delivery({ order }: { order: ShownOrder }) {
  const t = useAccountTranslation()
  if (!order.shipping_description) return null
  const { place_name: place } = order.extension_attributes
  return (
    <div className={styles.card}>
      <h2 className={styles.subtitle}>{t('account.order.delivery')}</h2>
      <p>{order.shipping_description}</p>
      {place && <p className={styles.name}>{place}</p>}
      <Expected order={order} />
    </div>
  )
}

/** The button that takes it back, and until when; or what became of that. */
function Withdrawal({ order }: { order: ShownOrder }) {
  const t = useAccountTranslation()
  const { formatDay } = useDates()
  const { withdrawn_at: withdrawnAt } = order.extension_attributes
  const mayDeclare = mayWithdraw(order)
  const until = returnUntil(order)
  const isOver = until !== null && withdrawnAt === undefined && until < dayOf(new Date().toISOString())
  if (mayDeclare && isOver)
    return <p className={styles.until}>{t('account.order.return-over', { day: formatDay(until) })}</p>
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
function OrderCourse({ order }: { order: ShownOrder }) {
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

/** When the carrier was asked to come, or the day that was promised; nothing once it has come. */
function Expected({ order }: { order: ShownOrder }) {
  const t = useAccountTranslation()
  const { formatDay } = useDates()
  const { expected, delivered_at: deliveredAt } = order.extension_attributes
  if (!expected || deliveredAt !== undefined) return null
  const { date, from, to } = expected
  // A promise that was not kept is said again to nobody; the hours of a carrier remain.
  if (!from && date < dayOf(new Date().toISOString())) return null
  const day = formatDay(date)
  return (
    <span className={styles.small}>
      {from ? t('account.order.expected', { day, from, to }) : t('account.order.expected-day', { day })}
    </span>
  )
}
