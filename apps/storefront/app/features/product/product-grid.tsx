import { memo, Fragment as ReactFragment, type ReactNode } from 'react'
import { useOwnPrices } from '../../device/index.ts'
import { Fragment } from '../../fragments/index.ts'
import type { CardProduct } from './card-product.ts'
import { ProductCard } from './product-card.tsx'
import styles from './product-grid.module.css'
import { useFirstPictures } from './product-picture.tsx'
import { useCardTexts } from './use-card-texts.ts'

type ProductGridProps = {
  products: readonly CardProduct[]
  /** Pictures in sight without scrolling; 0 for a grid further down the page. */
  eagerCount?: number
  /** That prices include tax stands above the list; where the law wants it at every price it is said again. */
  isTaxTold?: boolean
  /** The same for everyone where the server renders it. */
  renderAction?: (product: CardProduct) => ReactNode
  /** What stands before the product at an index, such as an editorial tile or a place for what is being loaded. */
  renderBefore?: (index: number) => ReactNode
  /** All that `renderBefore` shows. */
  between?: object
  /** List items after the last product. */
  children?: ReactNode
}

/** Products side by side: two on a phone, up to four on a desk. */
export const ProductGrid = memo(function ProductGrid({ children, ...list }: ProductGridProps) {
  const { products, eagerCount = 4, renderAction, between = nothing } = list
  useFirstPictures(
    products.slice(0, eagerCount).map(({ image }) => image),
    'card',
  )
  return (
    <ul className={styles.grid}>
      <Fragment
        dependsOn={[products, between]}
        name={`grid ${eagerCount} ${list.isTaxTold} ${renderAction !== undefined}`}
      >
        <Cards {...list} eagerCount={eagerCount} />
      </Fragment>
      {children}
    </ul>
  )
})

const nothing = {}

function Cards({ products, eagerCount = 0, isTaxTold, renderAction, renderBefore }: ProductGridProps) {
  const words = useCardTexts()
  const texts = isTaxTold && words.shipping === null ? { ...words, tax: '' } : words
  return useOwnPrices(products).map((product, index) => (
    <ReactFragment key={product.sku}>
      {renderBefore?.(index)}
      <ProductCard product={product} texts={texts} isFirst={index < eagerCount} action={renderAction?.(product)} />
    </ReactFragment>
  ))
}
