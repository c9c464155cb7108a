import { Icon } from '@vonk/ui/icon'
import { useLaterTranslation } from '#i18n/index.ts'
import { useModal } from '../../panels/index.ts'
import { type CardProduct, ProductPicture } from '../../product/index.ts'
import styles from './goes-with.module.css'

const mostPictures = 4

/** The way to what goes with the cart: a line with pictures, less than the button that orders. */
export function GoesWith({ products }: { products: readonly CardProduct[] }) {
  const t = useLaterTranslation()
  const carousel = useModal('m-modal-product-carousel')
  if (products.length === 0) return null
  return (
    <button type="button" className={styles.line} aria-haspopup="dialog" onClick={() => carousel.open(products)}>
      <span className={styles.name}>{t('cart.cross-sell')}</span>
      <span className={styles.pictures}>
        {products.slice(0, mostPictures).map(({ id, image }) => (
          <ProductPicture key={id} path={image} alt="" size="cart" className={styles.picture} />
        ))}
      </span>
      <Icon name="chevron-right" />
    </button>
  )
}
