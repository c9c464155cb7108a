import { useEffect, useState } from 'react'
import { useCartActions, useWishlist, useWishlistActions, type WishedProduct } from '#device/index.ts'
import { useAccountTranslation } from '#i18n/index.ts'
import { ButtonLink } from '#ui/controls/button-link.tsx'
import { EmptyState } from '#ui/structure/empty-state.tsx'
import { useTrack } from '../../analytics/index.ts'
import {
  Announcement,
  type CartProduct,
  toAddition,
  toAnalyticsProducts,
  useAnnouncement,
  useCartProducts,
} from '../../cart/index.ts'
import { useShop } from '../../stores/index.ts'
import { AwaitedSection } from './awaited-section.tsx'
import { toWish, type Wish } from './to-wish.ts'
import styles from './wish-card.module.css'
import { WishCard } from './wish-card.tsx'

/** What the customer wishes for, the latest first, with the way into the cart. */
export function WishlistSection() {
  const t = useAccountTranslation()
  const { items, remove } = useWishlist()
  const { announced, announce } = useAnnouncement()
  const { wishes, products } = useWishes(items)
  const moveToCart = useMoving(products)
  const [isEmptied, setIsEmptied] = useState(false)

  async function move(wish: Wish, sku: string) {
    if (!(await moveToCart(wish, sku))) return
    remove(wish.sku)
    setIsEmptied(items.length === 1)
    announce(t('account.wishlist.moved', { name: wish.name }))
  }

  function drop(wish: Wish) {
    remove(wish.sku)
    announce(t('account.wishlist.removed', { name: wish.name }))
  }

  return (
    <>
      {wishes.length === 0 && <NoWishes isEmptied={isEmptied} />}
      {wishes.length > 0 && (
        <ul className={styles.wishes}>
          {wishes.map((wish, place) => (
            <WishCard
              key={wish.sku}
              wish={wish}
              isFirst={place < 2}
              onMove={(sku) => move(wish, sku)}
              onRemove={() => drop(wish)}
            />
          ))}
        </ul>
      )}
      <AwaitedSection />
      <Announcement announced={announced} />
    </>
  )
}

/** The last one may just have gone into the cart: then that is the way on. */
function NoWishes({ isEmptied }: { isEmptied: boolean }) {
  const t = useAccountTranslation()
  return (
    <EmptyState icon="heart" title={t('account.wishlist.empty.title')} text={t('account.wishlist.empty.text')}>
      {isEmptied ? (
        <ButtonLink to="/cart/">{t('account.wishlist.to-cart')}</ButtonLink>
      ) : (
        <ButtonLink to="/">{t('account.shop')}</ButtonLink>
      )}
    </EmptyState>
  )
}

function useWishes(items: readonly WishedProduct[]) {
  const { priceFormat: format } = useShop().view
  const { products, isWaiting } = useCartProducts(items.map(({ sku }) => ({ sku, parentSku: null })))
  const back = useBackAgain(items, products)
  const productOf = (sku: string) => products.find((product) => product.sku === sku)
  const isSilent = products.length === 0
  const wishes = items.toReversed().map((item) => {
    // Without any answer nothing is known; with one, what is not in it is no longer sold.
    const product = productOf(item.sku) ?? (isWaiting || isSilent ? undefined : null)
    return toWish(item, { product, format, wasSoldOut: back.includes(item.sku) })
  })
  return { wishes, products }
}

/** The wishes that were sold out when this customer last looked, on whichever device. She is told as long as she stays. */
function useBackAgain(items: readonly WishedProduct[], products: readonly CartProduct[]): readonly string[] {
  const { priceFormat: format } = useShop().view
  const { noteSeen } = useWishlistActions()
  const [told, setTold] = useState<readonly string[]>([])
  const news = items.flatMap((item) => {
    const product = products.find(({ sku }) => sku === item.sku)
    if (!product) return []
    const isSoldOut = toWish(item, { product, format, wasSoldOut: false }).state === 'sold-out'
    return isSoldOut === (item.wasSoldOut ?? false) ? [] : [{ sku: item.sku, isSoldOut }]
  })
  const soldOut = joined(news.filter(({ isSoldOut }) => isSoldOut))
  const forSale = joined(news.filter(({ isSoldOut }) => !isSoldOut))
  useEffect(() => {
    if (soldOut + forSale === '') return
    setTold((before) => [...before, ...split(forSale)])
    noteSeen({ soldOut: split(soldOut), forSale: split(forSale) })
  }, [soldOut, forSale, noteSeen])
  return [...told, ...split(forSale)]
}

const joined = (wishes: readonly { readonly sku: string }[]) => wishes.map(({ sku }) => sku).join()
const split = (skus: string) => (skus === '' ? [] : skus.split(','))

/** Puts a wish into the cart; false when the shop would not have it, which the device tells by itself. */
function useMoving(products: readonly CartProduct[]) {
  const { add } = useCartActions()
  const track = useTrack()
  return async (wish: Wish, sku: string): Promise<boolean> => {
    const product = products.find((each) => each.sku === wish.sku)
    if (!product) return false
    const variant = product.variants.find((each) => each.sku === sku) ?? null
    const { added } = await add([toAddition({ product, variant, quantity: 1 })])
    if (added.length === 0) return false
    track.event('add_to_cart', toAnalyticsProducts(added, products))
    return true
  }
}
