import { formatPrice } from '@vonk/domain/pricing'
import type { OrderedLineView } from '#device/checkout/index.ts'
import { useLaterTranslation } from '#i18n/index.ts'
import { ProductPicture } from '../../product/index.ts'
import { useShop } from '../../stores/index.ts'
import styles from './order-lines.module.css'

/** What is ordered: each product with what was chosen of it, how many, and what they cost together. */
export function OrderLines({ lines }: { lines: readonly OrderedLineView[] }) {
  const t = useLaterTranslation()
  const { priceFormat } = useShop().view
  return (
    <ul className={styles.lines}>
      {lines.map((line, index) => (
        // Two lines may be of one product, with another name printed on each.
        // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes its order.
        <li key={`${line.sku}:${index}`} className={styles.line}>
          <span className={styles.picture}>
            {line.image !== '' && <ProductPicture path={line.image} alt="" size="cart" />}
          </span>
          <div className={styles.words}>
            <p className={styles.name}>{line.name}</p>
            <p className={styles.choices}>
              {t('checkout.review.quantity', { count: String(line.quantity) })}
              {line.choices.map(({ label, value }) => ` · ${label}: ${value}`)}
            </p>
          </div>
          <p className={styles.price}>{formatPrice(line.total, priceFormat)}</p>
        </li>
      ))}
    </ul>
  )
}
