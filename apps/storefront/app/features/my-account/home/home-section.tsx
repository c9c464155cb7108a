import { readOrderHistory } from '@vonk/contract/calls'
import { streetLine } from '@vonk/domain/addresses'
import { formatPrice } from '@vonk/domain/pricing'
import { useWishlist } from '#device/index.ts'
import { useAccountTranslation, useDates } from '#i18n/index.ts'
import { Skeleton } from '#ui/signs/skeleton.tsx'
import { ProductPicture } from '../../product/index.ts'
import { useShop } from '../../stores/index.ts'
import { useLoyaltyCard } from '../loyalty/kept-card.ts'
import { OrderBadge, OrderPictures } from '../orders/order-card.tsx'
import { dayOf } from '../orders/order-view.ts'
import { useOrderedProducts } from '../orders/use-ordered-products.ts'
import { useCustomer } from '../use-customer.ts'
import { useOwnData } from '../use-own-data.ts'
import styles from './home-section.module.css'
import { HomeTile } from './home-tile.tsx'

/** What a customer most often comes for, at a glance. */
export function HomeSection() {
  const { view } = useShop()
  return (
    <div className={styles.tiles}>
      <OrderTile />
      <PointsTile />
      <WishlistTile />
      {view.hasFamilyAccount && <ChildrenTile />}
      <DetailsTile />
    </div>
  )
}

/** The latest order and where it is. */
function OrderTile() {
  const t = useAccountTranslation()
  const { formatDay } = useDates()
  const { state, value } = useOwnData(readOrderHistory, { pageSize: 1, currentPage: 1 }, { isKept: true })
  const [order] = value?.items ?? []
  const { products } = useOrderedProducts(order ? [order] : [])
  const to = order ? `/my-account/order/${order.entity_id}/` : '/my-account/orders/'
  return (
    <HomeTile to={to} icon="bag" title={t('account.home.order.title')}>
      {order && (
        <>
          <p>
            <OrderBadge order={order} />
          </p>
          <p>{t('account.home.order.line', { number: order.increment_id, day: formatDay(dayOf(order.created_at)) })}</p>
          <OrderPictures order={order} products={products} />
        </>
      )}
      {value && !order && <p>{t('account.home.order.none')}</p>}
      {!value && state === 'asking' && <Skeleton shape="title" />}
      {!value && state === 'failed' && <p>{t('account.failed')}</p>}
    </HomeTile>
  )
}

function PointsTile() {
  const t = useAccountTranslation()
  const { priceFormat } = useShop().view
  const { state, card } = useLoyaltyCard()
  return (
    <HomeTile to="/my-account/loyalty-card/" icon="points" title={t('account.home.points.title')}>
      {card && <p className={styles.figure}>{t('account.loyalty.points', { points: card.balance })}</p>}
      {card && card.balance > 0 && (
        <p>{t('account.home.points.worth', { worth: formatPrice(card.worth, priceFormat) })}</p>
      )}
      {card?.balance === 0 && <p>{t('account.home.points.none')}</p>}
      {!card && state === 'asking' && <Skeleton shape="title" />}
      {!card && state === 'failed' && <p>{t('account.failed')}</p>}
    </HomeTile>
  )
}

const mostPictures = 4

function WishlistTile() {
  const t = useAccountTranslation()
  const { items } = useWishlist()
  const pictures = items.filter(({ image }) => image !== '').slice(-mostPictures)
  return (
    <HomeTile to="/my-account/wishlist/" icon="heart" title={t('account.home.wishlist.title')}>
      <p>
        {items.length === 0
          ? t('account.home.wishlist.none')
          : t('account.home.wishlist.count', { count: items.length })}
      </p>
      {pictures.length > 0 && (
        <span className={styles.pictures}>
          {pictures.toReversed().map(({ sku, image }) => (
            <ProductPicture key={sku} path={image} alt="" size="cart" />
          ))}
        </span>
      )}
    </HomeTile>
  )
}

/** The children of the account, or what they are for. */
function ChildrenTile() {
  const t = useAccountTranslation()
  const { locale } = useShop().view
  const children = useCustomer().profile?.children ?? []
  const names = children.map(({ firstName }) => firstName)
  return (
    <HomeTile to="/my-account/family/" icon="child" title={t('account.family.title')}>
      <p>{names.length === 0 ? t('account.home.children.none') : new Intl.ListFormat(locale).format(names)}</p>
    </HomeTile>
  )
}

function DetailsTile() {
  const t = useAccountTranslation()
  const { profile } = useCustomer()
  if (!profile) return null
  const [address] = profile.addresses
  return (
    <HomeTile to="/my-account/profile/" icon="account" title={t('account.home.data.title')}>
      <p className={styles.lines}>
        <span>
          {profile.firstName} {profile.lastName}
        </span>
        <span>{profile.email}</span>
      </p>
      <h3 className={styles.label}>{t('account.home.data.address')}</h3>
      {address ? (
        <p className={styles.lines}>
          <span>{streetLine(address)}</span>
          <span>
            {address.postcode} {address.city}
          </span>
        </p>
      ) : (
        <p>{t('account.home.data.no-address')}</p>
      )}
    </HomeTile>
  )
}
