import { useLaterTranslation } from '#i18n/index.ts'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import type { CartRow } from './cart-row.ts'
import styles from './line-price.module.css'

/** What the line costs, and one piece of it when there are several or when it was dearer before. */
export function LinePrice({ row: { price, quantity } }: { row: CartRow }) {
  const t = useLaterTranslation()
  if (price === null) return <p className={styles.unknown}>{t('cart.line.price-unknown')}</p>
  return (
    <p className={styles.price}>
      <b className={price.was === null ? undefined : styles.reduced}>
        {price.was !== null && <VisuallyHidden>{t('cart.line.now')} </VisuallyHidden>}
        {price.total}
      </b>
      {price.was !== null && quantity === 1 && (
        <del>
          <VisuallyHidden>{t('cart.line.was')} </VisuallyHidden>
          {price.was}
        </del>
      )}
      {quantity > 1 && (
        <small>
          {t('cart.line.each', { price: price.each })}
          {price.was !== null && (
            <del>
              <VisuallyHidden>{t('cart.line.was')} </VisuallyHidden>
              {price.was}
            </del>
          )}
        </small>
      )}
    </p>
  )
}
