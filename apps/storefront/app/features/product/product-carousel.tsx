import { IconButton } from '@vonk/ui/icon'
import type { ReactNode, RefObject } from 'react'
import { useOwnPrices } from '../../device/index.ts'
import { useTranslation } from '../../i18n/index.ts'
import { useToldList } from '../analytics/index.ts'
import type { CardProduct } from './card-product.ts'
import { ProductCard } from './product-card.tsx'
import styles from './product-carousel.module.css'
import { useCardTexts } from './use-card-texts.ts'
import { useRowEnds } from './use-row-ends.ts'

type ProductCarouselProps = {
  /** Tells it from other rows of the page. */
  id: string
  title: string
  products: readonly CardProduct[]
  /** Stands at the end of the heading's line, such as a link to the whole list. */
  aside?: ReactNode
  renderAction?: (product: CardProduct) => ReactNode
  /** Nothing of the page comes after it. */
  isLast?: boolean
}

/** A row of products to swipe through; the browser scrolls and snaps, the buttons only push. */
export function ProductCarousel({ id, title, products, aside, renderAction, isLast }: ProductCarouselProps) {
  const row = useToldList<HTMLUListElement>({ id, name: title }, products)
  const texts = useCardTexts()
  const shown = useOwnPrices(products)
  return (
    <section className={styles.carousel} aria-labelledby={id} data-last={isLast}>
      <div className={styles.top}>
        <h2 className={styles.title} id={id}>
          {title}
        </h2>
        {aside}
        <CarouselButtons row={row} products={products} />
      </div>
      <ul className={styles.row} ref={row}>
        {shown.map((product) => (
          <ProductCard key={product.sku} product={product} texts={texts} action={renderAction?.(product)} />
        ))}
      </ul>
    </section>
  )
}

type CarouselButtonsProps = { row: RefObject<HTMLUListElement | null>; products: readonly CardProduct[] }

/** An arrow that leads nowhere is faint and says so; a row that is all in sight has none. */
function CarouselButtons({ row, products }: CarouselButtonsProps) {
  const t = useTranslation()
  const [isAtStart, isAtEnd] = useRowEnds(row, products)
  const push = (direction: 1 | -1) => row.current?.scrollBy({ left: direction * row.current.clientWidth * 0.8 })
  return (
    <div className={styles.buttons} data-idle={(isAtStart && isAtEnd) || undefined}>
      <IconButton icon="arrow-left" label={t('carousel.previous')} aria-disabled={isAtStart} onClick={() => push(-1)} />
      <IconButton icon="arrow-right" label={t('carousel.next')} aria-disabled={isAtEnd} onClick={() => push(1)} />
    </div>
  )
}
