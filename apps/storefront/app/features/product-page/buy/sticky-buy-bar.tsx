import { Button } from '@vonk/ui/button'
import type { RefObject } from 'react'
import { useTranslation } from '#i18n/index.ts'
import { useIsOutOfSight } from '#ui/in-sight.ts'
import { ProductPicture } from '../../product/index.ts'
import type { PageProduct, PageVariant } from '../load/product-page-data.ts'
import styles from './sticky-buy-bar.module.css'

type StickyBuyBarProps = {
  product: PageProduct
  variant: PageVariant | null
  price: string | null
  label: string
  onBuy: () => void
  /** Where the choices and the real button are; the bar shows while none of it is in sight. */
  area: RefObject<HTMLElement | null>
}

/** The buy button again, on one line at the edge of the window, while the real one is out of sight. */
export function StickyBuyBar({ product, variant, price, label, onBuy, area }: StickyBuyBarProps) {
  const t = useTranslation()
  const isShown = useIsOutOfSight(area)
  const mustChoose = product.options.length > 0 && variant === null
  if (!isShown) return null
  return (
    <section className={styles.bar} data-bottom-bar aria-label={t('product.buy-bar')}>
      <ProductPicture path={product.image} alt="" size="cart" className={styles.picture} />
      <p className={styles.name}>
        <b>{product.name}</b>
        {!mustChoose && <small>{[...sizesOf(product, variant), price].filter(Boolean).join(' · ')}</small>}
      </p>
      <Button size="s" onClick={onBuy}>
        {mustChoose ? t('product.choose-size') : label}
      </Button>
    </section>
  )
}

/** What is chosen, in the words of the options. */
function sizesOf({ options }: PageProduct, variant: PageVariant | null) {
  if (variant === null) return []
  return options.map(
    ({ attributeCode, values }) =>
      values.find(({ valueIndex }) => valueIndex === variant.attributes[attributeCode])?.label,
  )
}
