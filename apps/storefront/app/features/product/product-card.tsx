import { type ReactNode, useState } from 'react'
import { Fragment } from '../../fragments/index.ts'
import type { CardProduct, Swatch } from './card-product.ts'
import { PriceTag } from './price-tag.tsx'
import styles from './product-card.module.css'
import { ProductPicture, pictureSource } from './product-picture.tsx'
import type { CardTexts } from './use-card-texts.ts'

type ProductCardProps = {
  product: CardProduct
  texts: CardTexts
  /** Among the pictures that are in sight at once. */
  isFirst?: boolean
  /** A button of another feature over the picture, such as the wish list's heart. */
  action?: ReactNode
}

/** One product of a list. Few elements on purpose: fifty of them make a page. */
export function ProductCard({ action, ...card }: ProductCardProps) {
  const [isLookedAt, setIsLookedAt] = useState(false)
  const look = () => setIsLookedAt(true)
  return (
    <li className={styles.card} onPointerEnter={look} onFocus={look}>
      <div className={styles.inside}>
        <Fragment dependsOn={[card.product]} name={card.isFirst ? 'first card' : 'card'}>
          <CardInside {...card} isLookedAt={isLookedAt} />
        </Fragment>
      </div>
      {action}
    </li>
  )
}

type CardInsideProps = Pick<ProductCardProps, 'product' | 'texts' | 'isFirst'> & { isLookedAt?: boolean }

function CardInside({ product, texts, isFirst = false, isLookedAt = false }: CardInsideProps) {
  const { colour, labels, swatches } = product
  // One on the picture, so that the garment is seen, and what is off always there; what else there is to say stands below its name.
  const label = labels.find(({ kind }) => kind === 'sale') ?? labels[0]
  const others = labels.filter((each) => each !== label)
  const below = [colour, ...others.map(({ text }) => text)].filter((text) => text !== '')
  return (
    <>
      <ProductPicture path={product.image} alt={product.alt} size="card" isFirst={isFirst} className={styles.picture} />
      {isLookedAt && <SecondLook product={product} texts={texts} />}
      {label && (
        <p className={styles.labels}>
          <span data-kind={label.kind}>{label.text}</span>
        </p>
      )}
      <a className={styles.name} href={product.href}>
        {product.name}
        {below.length > 0 && <span>{below.join(' · ')}</span>}
      </a>
      <PriceTag price={product.price} texts={texts} />
      {swatches.length > 0 && <ColourDots swatches={swatches} label={texts.colours(swatches.length)} />}
    </>
  )
}

/** Fetched and drawn only once somebody looks at the card. */
function SecondLook({ product: { hoverImage, sizes }, texts }: { product: CardProduct; texts: CardTexts }) {
  return (
    <>
      {hoverImage !== null && (
        <img className={styles.second} {...pictureSource(hoverImage, 'card')} alt="" width={563} height={688} />
      )}
      {sizes.length > 0 && (
        <p className={styles.sizes}>
          {texts.sizes}: {sizes.join(' · ')}
        </p>
      )}
    </>
  )
}

const mostDots = 5
/** A target for a thumb, around a dot that is smaller. */
const step = 24
const middle = step / 2

/** The colours a garment comes in, and the ways to it in them. A drawing, as the page's policy forbids colours in a style attribute. */
function ColourDots({ swatches, label }: { swatches: readonly Swatch[]; label: string }) {
  const shown = swatches.slice(0, mostDots)
  const width = shown.length * step
  return (
    // biome-ignore lint/a11y/useSemanticElements: a field set is no drawing
    <svg
      className={styles.dots}
      role="group"
      aria-label={label}
      width={width}
      height={step}
      viewBox={`0 0 ${width} ${step}`}
    >
      {shown.map(({ css, name, href }, index) => {
        const [cx, cy] = [index * step + middle, middle]
        const dot = <circle key={css} cx={cx} cy={cy} r={7} fill={css} />
        return href === null ? (
          dot
        ) : (
          <a key={css} href={href} aria-label={name}>
            <circle cx={cx} cy={cy} r={middle} />
            {dot}
          </a>
        )
      })}
    </svg>
  )
}

/** Places for products that are on their way, as large as the cards will be; list items of a product grid. */
export function CardSkeletons({ count }: { count: number }) {
  return Array.from({ length: count }, (_, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the places are all alike
    <li className={styles.skeleton} key={index} aria-hidden="true">
      <i className={styles.skeletonPicture} />
      <i className={styles.line} />
      <i className={styles.short} />
    </li>
  ))
}
