import { type ReactNode, useState } from 'react'
import { Fragment } from '../../fragments/index.ts'
import type { CardProduct } from './card-product.ts'
import { ColourDots } from './colour-dots.tsx'
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
  const { labels, swatches } = product
  return (
    <>
      <ProductPicture path={product.image} alt={product.alt} size="card" isFirst={isFirst} className={styles.picture} />
      {isLookedAt && <SecondLook product={product} texts={texts} />}
      {labels.length > 0 && (
        <p className={styles.labels}>
          {labels.map(({ kind, text }) => (
            <span key={text} data-kind={kind}>
              {text}
            </span>
          ))}
        </p>
      )}
      <a className={styles.name} href={product.href}>
        {product.name}
        {product.colour !== '' && <span>{product.colour}</span>}
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
