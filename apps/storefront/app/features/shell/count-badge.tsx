import { useCartCount } from '../../device/index.ts'
import styles from './count-badge.module.css'

/** How much is in the shopping bag, on the corner of the icon it stands in. The link around it says it in words. */
export function CountBadge() {
  const count = useCartCount()
  if (count === 0) return null
  return (
    <span className={styles.badge} aria-hidden="true">
      {count > 99 ? '99+' : count}
    </span>
  )
}
