import type { WishedProduct } from '../../device/index.ts'
import { useTranslation } from '../../i18n/index.ts'
import { IconButton } from '../../ui/controls/icon-button.tsx'
import { useWish } from './use-wish.ts'

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
