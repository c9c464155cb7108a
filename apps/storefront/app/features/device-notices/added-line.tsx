import { Link } from 'react-router'
import type { CartLineView } from '../../device/index.ts'
import { useLaterTranslation } from '../../i18n/index.ts'
import { toCartRow, useCartProducts } from '../cart/index.ts'
import { ProductPicture } from '../product/index.ts'
import { useShop } from '../stores/index.ts'
import styles from './added-line.module.css'

/** What has just been put into the cart, and the way to it. */
export function AddedLine({ line }: { line: CartLineView }) {
  const t = useLaterTranslation()
  const { priceFormat: format } = useShop().view
  const { products } = useCartProducts([line])
  const { name, image, choices } = toCartRow(line, { products, format })
  return (
    <div className={styles.line}>
      {image !== '' && <ProductPicture path={image} alt="" size="cart" isFirst className={styles.picture} />}
      <div>
        <b>{name}</b>
        <p>{choices.map(({ value }) => value).join(' · ')}</p>
        <Link to="/cart/">{t('cart.view')}</Link>
      </div>
    </div>
  )
}
