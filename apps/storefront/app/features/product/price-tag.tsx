import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import type { PriceView } from './card-product.ts'
import styles from './price-tag.module.css'
import type { PriceTexts } from './use-price-texts.ts'

type PriceTagProps = { price: PriceView; texts: PriceTexts; size?: 'card' | 'page' }

/** What a product costs, what it cost before, and what the price includes. */
export function PriceTag({ price, texts, size = 'card' }: PriceTagProps) {
  const { now, was, list, isFrom = false, isUntaxed = false } = price
  if (now === '') return null
  return (
    <p className={styles.price} data-size={size}>
      {isFrom && <span>{texts.from}</span>}
      {was === null ? (
        <b>{now}</b>
      ) : (
        <>
          <b className={styles.reduced}>
            <VisuallyHidden>{texts.now} </VisuallyHidden>
            {now}
          </b>
          <del>
            <VisuallyHidden>{texts.was} </VisuallyHidden>
            {was}
          </del>
        </>
      )}
      <small>
        {!isUntaxed && texts.tax}
        {!isUntaxed && texts.shipping && <a href={texts.shipping.href}>{texts.shipping.label}</a>}
        {list !== null && <span className={styles.list}>{texts.list(list)}</span>}
      </small>
    </p>
  )
}
