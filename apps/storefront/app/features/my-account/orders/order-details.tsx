import { streetLine } from '@vonk/domain/addresses'
import { toCents } from '@vonk/domain/money'
import { formatPrice } from '@vonk/domain/pricing'
import { Link } from 'react-router'
import { useAccountTranslation, useDates } from '../../../i18n/index.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { ButtonLink } from '../../../ui/controls/button-link.tsx'
import { Icon } from '../../../ui/controls/icon.tsx'
import { type CartProduct, useCartProducts } from '../../cart/index.ts'
import { ProductPicture } from '../../product/index.ts'
import { useShop } from '../../stores/index.ts'
import { OrderFacts, OrderSums } from './order-card.tsx'
import { OrderDocuments } from './order-documents.tsx'
import { dayOf, itemsOf, mayWithdraw, type Order, type OrderItem, sumsOf } from './order-view.ts'
import styles from './orders.module.css'
import { useOrderingAgain } from './use-ordering-again.ts'

/** An order as it was made, where it is now, and what can be done about it. */
export function OrderDetails({ order }: { order: Order }) {
  const t = useAccountTranslation()
  const items = itemsOf(order)
  const { products, isWaiting } = useCartProducts(
    items.map(({ sku, extension_attributes: { parent_sku } }) => ({ sku, parentSku: parent_sku ?? null })),
  )
  const { orderAgain, isBusy } = useOrderingAgain(items, products)
  return (
    <div className={styles.order}>
      <section className={styles.card}>
        <OrderFacts order={order} />
        <div className={styles.actions}>
          <NextStep order={order} />
          <Button look="secondary" isBusy={isBusy || isWaiting} onClick={orderAgain}>
            {t('account.order.again')}
          </Button>
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
      <Withdrawal order={order} />
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

function productOf(item: OrderItem, products: readonly CartProduct[]): CartProduct | null {
  const { sku, extension_attributes: more } = item
  return products.find((product) => product.sku === (more.parent_sku ?? sku)) ?? null
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

function Withdrawal({ order }: { order: Order }) {
  const t = useAccountTranslation()
  const { formatDay } = useDates()
  const { withdrawn_at: withdrawnAt } = order.extension_attributes
  const mayDeclare = mayWithdraw(order)
  return (
    <>
      {withdrawnAt !== undefined && <p>{t('account.order.withdrawn', { day: formatDay(dayOf(withdrawnAt)) })}</p>}
      {withdrawnAt !== undefined && mayDeclare && <p>{t('account.order.withdrawal-open')}</p>}
      {mayDeclare && (
        <p>
          <Link className={styles.turn} to={`/withdraw/?order=${encodeURIComponent(order.increment_id)}`}>
            <Icon name="return" size="s" />
            {t(withdrawnAt === undefined ? 'account.order.withdraw' : 'account.order.withdraw-again')}
          </Link>
        </p>
      )}
    </>
  )
}
