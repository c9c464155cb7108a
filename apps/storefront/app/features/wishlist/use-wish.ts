import { withTrailingSlash } from '@vonk/domain/stores'
import { clickWishlist } from '@vonk/domain/wishlist'
import { useNavigate } from 'react-router'
import { useDevice, useVisitor, useWishlistActions, type WishedProduct } from '../../device/index.ts'
import { useTranslation } from '../../i18n/index.ts'
import { useNotify } from '../notifications/index.ts'
import { useShop } from '../stores/index.ts'

/** Whether a product is wished for, and the tap that changes it; a guest is told why they land on the login. */
export function useWish(product: WishedProduct) {
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
    navigate(`${withTrailingSlash(page, view.seo.useTrailingSlash)}?reason=wishlist`)
  }

  return { isWished: isLoggedIn && isWished, toggle }
}
