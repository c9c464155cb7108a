import { useTranslation } from '../../../i18n/index.ts'
import { ProductPicture } from '../../product/index.ts'
import type { EditableProduct } from '../lines/cart-product.ts'
import styles from './colour-picker.module.css'

type ColourPickerProps = { editable: EditableProduct; onChoose: (sku: string, colour: string) => void }

/** The colours a garment comes in, as pictures of it. */
export function ColourPicker({ editable: { product, colour, colours }, onChoose }: ColourPickerProps) {
  const t = useTranslation()
  if (colours.length === 0) return null
  const all = [{ sku: product.sku, colour, image: product.image }, ...colours]
  return (
    <fieldset className={styles.colours}>
      <legend className={styles.legend}>
        {t('cart.edit.colour')}: {colour}
      </legend>
      <div className={styles.list}>
        {all
          .toSorted((one, other) => one.sku.localeCompare(other.sku))
          .map((each) => (
            <button
              key={each.sku}
              type="button"
              className={styles.colour}
              aria-pressed={each.sku === product.sku}
              onClick={() => onChoose(each.sku, each.colour)}
            >
              <ProductPicture path={each.image} alt={each.colour} size="colour" />
            </button>
          ))}
      </div>
    </fieldset>
  )
}
