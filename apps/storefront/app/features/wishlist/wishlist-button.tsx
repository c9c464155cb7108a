import { prefixOf, withTrailingSlash } from '@vonk/domain/stores'
import { clickWishlist } from '@vonk/domain/wishlist'
import { IconButton } from '@vonk/ui/icon'
import { type ReactNode, useCallback } from 'react'
import { useNavigate } from 'react-router'
import { useDevice, useVisitor, useWishlistActions, type WishedProduct } from '../../device/index.ts'
import { useTranslation } from '../../i18n/index.ts'
import { useNotify } from '../notifications/index.ts'
import { usePanelStore } from '../panels/index.ts'
import type { CardProduct } from '../product/index.ts'
import { useShop } from '../stores/index.ts'

type WishlistButtonProps = {
  product: WishedProduct
  /** Among many: says which product it is about. */
  isNamed?: boolean
}

/** The heart: keeps the product for a customer. */
export function WishlistButton({ product, isNamed = false }: WishlistButtonProps) {
  const t = useTranslation()
  const { isWished, toggle } = useWish(product)
  const label = t(isWished ? 'product.wishlist.remove' : 'product.wishlist.add')
  return (
    <IconButton
      icon={isWished ? 'heart-filled' : 'heart'}
      look="raised"
      label={isNamed ? `${label}: ${product.name}` : label}
      aria-pressed={isWished}
      onClick={toggle}
    />
  )
}

/** Whether a product is wished for, and the tap that changes it; a guest is told why they land on the login. */
function useWish(product: WishedProduct) {
  const t = useTranslation()
  const notify = useNotify()
  const navigate = useNavigate()
  const wishlist = useWishlistActions()
  const { view } = useShop()
  const { isLoggedIn } = useVisitor()
  // Only whether, not the list: fifty hearts on a page need not hear of one another.
  const isWished = useDevice(({ wishlist }) => wishlist.some(({ sku }) => sku === product.sku))

  function toggle() {
    const { page, notice } = clickWishlist({ isLoggedIn })
    if (notice === null) return isWished ? wishlist.remove(product.sku) : wishlist.add(product)
    const message = t('product.wishlist.needs-account')
    notify({ type: 'warning', message, action1: { label: t('notification.ok') } })
    // Kept for when she is in: the login page puts it on the list.
    navigate(`${withTrailingSlash(page, view.seo.useTrailingSlash)}?reason=wishlist`, { state: { wished: product } })
  }

  return { isWished: isLoggedIn && isWished, toggle }
}

/** A heart for every card and the way to its sizes, there from the start and the same for everyone: what is pressed before the scripts come is remembered. */
export function useCardHearts(): (product: CardProduct) => ReactNode {
  const { view } = useShop()
  const prefix = prefixOf(view)
  const panels = usePanelStore()
  const quickAdd = useTranslation()('product.quick-add')
  return useCallback(
    ({ sku, name, image, href, amount, sizes }: CardProduct) => (
      <>
        <WishlistButton product={{ sku, name, image, page: href.slice(prefix.length), price: amount }} isNamed />
        {sizes.length > 0 && (
          <IconButton
            icon="bag"
            look="raised"
            label={`${quickAdd}: ${name}`}
            aria-haspopup="dialog"
            onClick={() => panels.openModal('m-modal-product-configurable-options', sku)}
          />
        )}
      </>
    ),
    [prefix, quickAdd, panels],
  )
}
