import { withTrailingSlash } from '@vonk/domain/stores'
import { clickWishlist } from '@vonk/domain/wishlist'
import { useVisitor } from '../../device/index.ts'
import { useTranslation } from '../../i18n/index.ts'
import { useNotify } from '../notifications/index.ts'
import { useShop } from '../stores/index.ts'

/** Where the wishlist icon leads, and what guests are told when they follow it. */
export function useWishlistClick() {
  const t = useTranslation()
  const { view } = useShop()
  const notify = useNotify()
  const { page, notice } = clickWishlist(useVisitor())
  return {
    to: withTrailingSlash(page, view.seo.useTrailingSlash) + (notice ? '?reason=wishlist' : ''),
    explain() {
      if (notice) notify({ type: 'warning', message: t('product.wishlist.needs-account') })
    },
  }
}
