import { useTranslation } from '../../../i18n/index.ts'
import { useWishlistClick } from '../use-wishlist-click.ts'
import { IconLink } from './icon-link.tsx'

export function WishlistLink() {
  const t = useTranslation()
  const { to, explain } = useWishlistClick()
  return <IconLink to={to} icon="heart" label={t('header.wishlist')} onClick={explain} />
}
