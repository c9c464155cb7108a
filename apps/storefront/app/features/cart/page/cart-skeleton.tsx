import { useTranslation } from '../../../i18n/index.ts'
import { Skeleton } from '../../../ui/signs/skeleton.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import styles from './cart-skeleton.module.css'

/** The server knows nobody's cart: this stands in until the device has read its own. */
export function CartSkeleton() {
  const t = useTranslation()
  return (
    <div aria-busy="true">
      <VisuallyHidden>{t('cart.loading')}</VisuallyHidden>
      {[1, 2].map((row) => (
        <div key={row} className={styles.row}>
          <span className={styles.picture}>
            <Skeleton shape="picture" />
          </span>
          <span className={styles.lines}>
            <Skeleton shape="title" />
            <Skeleton />
            <Skeleton />
          </span>
        </div>
      ))}
    </div>
  )
}
