import { formatPrice } from '@vonk/domain/pricing'
import { Icon } from '@vonk/ui/icon'
import { Link } from 'react-router'
import { useAccountTranslation, useDates } from '#i18n/index.ts'
import { Badge } from '#ui/signs/badge.tsx'
import type { CartProduct } from '../../cart/index.ts'
import { ProductPicture } from '../../product/index.ts'
import { useShop } from '../../stores/index.ts'
import {
  dayOf,
  itemsOf,
  latestOf,
  type Order,
  type OrderSum,
  type ShownItem,
  type ShownOrder,
  sumsOf,
  tones,
} from './order-view.ts'
import styles from './orders.module.css'

type OrderCardProps = { order: Order; products: readonly CartProduct[] }

/** One order of the list: what it is of, where it is and what it came to. */
export function OrderCard({ order, products }: OrderCardProps) {
  const t = useAccountTranslation()
  const number = order.increment_id
  const sums = sumsOf(order).filter(({ row }) => inList.includes(row))
  const { tracking } = order.extension_attributes
  return (
    <li className={styles.card}>
      <OrderFacts order={order} />
      <OrderPictures order={order} products={products} />
      <p className={styles.names}>
        {itemsOf(order)
          .map(({ name, qty_ordered }) => (qty_ordered > 1 ? `${qty_ordered} × ${name}` : name))
          .join(', ')}
      </p>
      <div className={styles.end}>
        <OrderSums sums={sums.filter(({ row }) => row === 'total')} />
        <div className={styles.actions}>
          {tracking && (
            <a className={styles.show} href={tracking.url} target="_blank" rel="noreferrer">
              <Icon name="truck" size="s" />
              {t('account.order.track')}
            </a>
          )}
          <Link
            className={styles.show}
            to={`/my-account/order/${order.entity_id}/`}
            aria-label={t('account.order.show-number', { number })}
          >
            {t('account.order.show')}
            <Icon name="arrow-right" size="s" />
          </Link>
        </div>
      </div>
      <details>
        <summary className={styles.unfold}>{t('account.order.sums')}</summary>
        <OrderSums
          sums={sums.filter(({ row }) => row !== 'total')}
          points={order.extension_attributes.reward_points_earned}
        />
      </details>
    </li>
  )
}

const inList: readonly OrderSum['row'][] = ['subtotal', 'shipping', 'tax', 'total']
const mostPictures = 5

/** What was ordered, as far as it is still sold. */
export function OrderPictures({ order, products }: OrderCardProps) {
  const pictures = itemsOf(order).flatMap((item) => {
    const image = productOf(item, products)?.image
    return image ? [{ id: item.item_id, image }] : []
  })
  if (pictures.length === 0) return null
  const left = pictures.length - mostPictures
  return (
    <p className={styles.pictures}>
      {pictures.slice(0, mostPictures).map(({ id, image }) => (
        <span key={id} className={styles.picture}>
          <ProductPicture path={image} alt="" size="cart" />
        </span>
      ))}
      {left > 0 && <span className={styles.small}>+{left}</span>}
    </p>
  )
}

/** The product a line is of, as it is sold today. */
export function productOf({ sku, extension_attributes: more }: ShownItem, products: readonly CartProduct[]) {
  return products.find((product) => product.sku === (more.parent_sku ?? sku)) ?? null
}

/** Number, day and what has become of it. */
export function OrderFacts({ order }: { order: ShownOrder }) {
  const t = useAccountTranslation()
  const { formatDay } = useDates()
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{t('account.order.number')}</dt>
        <dd>
          <b>{order.increment_id}</b>
        </dd>
      </div>
      <div>
        <dt>{t('account.order.date')}</dt>
        <dd>{formatDay(dayOf(order.created_at))}</dd>
      </div>
      <div>
        <dt>{t('account.order.status')}</dt>
        <dd>
          <OrderBadge order={order} /> <StatusFacts order={order} />
        </dd>
      </div>
    </dl>
  )
}

export function OrderBadge({ order: { status } }: { order: ShownOrder }) {
  const t = useAccountTranslation()
  return <Badge tone={tones[status]}>{t(`account.order.status.${status}`)}</Badge>
}

/** The label says where an order is in its life; what else is known of it stands beside. */
function StatusFacts({ order }: { order: ShownOrder }) {
  const t = useAccountTranslation()
  const { formatDay } = useDates()
  const latest = latestOf(order)
  const { tracking } = order.extension_attributes
  const facts = [
    order.status === 'pending' && t('account.order.known.payment'),
    latest && t(`account.order.known.${latest.fact}`, { day: formatDay(dayOf(latest.moment)) }),
    tracking && t('account.order.known.parcel', { carrier: tracking.carrier, number: tracking.number }),
  ].filter(Boolean)
  return facts.length > 0 && <span className={styles.small}>{facts.join(' · ')}</span>
}

type OrderSumsProps = { sums: readonly OrderSum[]; points?: number }

/** What it came to, the total last; and the points it brings, where they are wanted. */
export function OrderSums({ sums, points }: OrderSumsProps) {
  const t = useAccountTranslation()
  const { priceFormat } = useShop().view
  return (
    <dl className={styles.sums}>
      {sums.map(({ row, cents }) => (
        <div key={row} data-row={row}>
          <dt>{t(`account.order.${row}`)}</dt>
          <dd>{row === 'shipping' && cents === 0 ? t('account.order.free') : formatPrice(cents, priceFormat)}</dd>
        </div>
      ))}
      {points !== undefined && (
        <div data-row="points">
          <dt>{t('account.order.points')}</dt>
          <dd>{points}</dd>
        </div>
      )}
    </dl>
  )
}
