import { lineKey } from '@vonk/domain/cart'
import { clickWishlist } from '@vonk/domain/wishlist'
import { useNavigate } from 'react-router'
import {
  type CartLineView,
  type ProductToAdd,
  useCartActions,
  useVisitor,
  useWishlist,
  type WishedProduct,
} from '#device/index.ts'
import { useLaterTranslation } from '#i18n/index.ts'
import { useTrack } from '../../analytics/index.ts'
import { useNotify } from '../../notifications/index.ts'
import { toAnalyticsProducts } from '../page/to-analytics-products.ts'
import type { CartProduct } from './cart-product.ts'
import type { CartRow } from './cart-row.ts'

type Parts = {
  readonly lines: readonly CartLineView[]
  readonly products: readonly CartProduct[]
  readonly onAnnounce: (text: string) => void
}

/** What can be done with the lines of the cart, told aloud and to analytics. */
export function useRowActions({ lines, products, onAnnounce }: Parts) {
  const t = useLaterTranslation()
  const actions = useCartActions()
  const track = useTrack()
  const notify = useNotify()
  const wish = useWishing(products)
  const lineOf = (row: CartRow) => lines.find((line) => lineKey(line) === row.key)

  function remove(row: CartRow) {
    const line = lineOf(row)
    if (!line) return
    track.event('remove_from_cart', toAnalyticsProducts([line], products))
    actions.remove(line)
  }

  return {
    lineOf,
    setQuantity(row: CartRow, quantity: number) {
      const line = lineOf(row)
      // A refusal is told by itself.
      if (!line || !actions.setQuantity(line, quantity)) return
      onAnnounce(t('cart.said.quantity', { name: row.name, quantity: String(quantity) }))
    },
    remove(row: CartRow) {
      remove(row)
      onAnnounce(t('cart.said.removed', { name: row.name }))
    },
    exchange(row: CartRow, by: ProductToAdd) {
      const line = lineOf(row)
      if (!line || !actions.editLine(line, by)) return
      onAnnounce(t('cart.said.edited', { name: row.name }))
    },
    moveToWishlist(row: CartRow) {
      if (!wish(row)) return
      remove(row)
      // Seen and heard: the line is gone without a question.
      notify({ type: 'success', message: t('cart.said.wished', { name: row.name }) })
    },
  }
}

/** Puts a product on the wishlist; guests are told why they land on the login, and it answers false. */
function useWishing(products: readonly CartProduct[]): (row: CartRow) => boolean {
  const t = useLaterTranslation()
  const notify = useNotify()
  const navigate = useNavigate()
  const visitor = useVisitor()
  const wishlist = useWishlist()
  return (row) => {
    const click = clickWishlist(visitor)
    if (click.notice === null) {
      wishlist.add(toWished(row, products))
      return true
    }
    notify({
      type: 'warning',
      message: t('product.wishlist.needs-account'),
      action1: { label: t('notification.ok') },
    })
    navigate(`${click.page}/?reason=wishlist`)
    return false
  }
}

/** A line as a wish: at what its product costs now, so that the list can tell when it costs less. */
export function toWished(
  { productSku: sku, name, image, page }: CartRow,
  products: readonly CartProduct[],
): WishedProduct {
  const price = products.find((product) => product.sku === sku)?.prices?.final ?? null
  return { sku, name, image, page, price }
}
