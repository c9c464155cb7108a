import { useCartCount } from '../../../device/index.ts'
import { useTranslation } from '../../../i18n/index.ts'
import { CountBadge } from '../count-badge.tsx'
import { useBounce } from '../use-bounce.ts'
import styles from './cart-link.module.css'
import { IconLink } from './icon-link.tsx'

/** The shopping bag with how much is in it; it hops when something is added. */
export function CartLink() {
  const t = useTranslation()
  const count = useCartCount()
  const isBouncing = useBounce(count)
  const label = count > 0 ? `${t('header.cart')}, ${t('header.cart-count', { count })}` : t('header.cart')
  return (
    <IconLink to="/cart/" icon="bag" label={label} className={isBouncing ? styles.bouncing : undefined}>
      <CountBadge />
    </IconLink>
  )
}
