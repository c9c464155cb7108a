import type { EditOption } from '@vonk/domain/cart'
import { useLaterTranslation } from '#i18n/index.ts'
import { Skeleton } from '#ui/signs/skeleton.tsx'
import { ProductPicture } from '../../product/index.ts'
import type { EditableProduct } from '../lines/cart-product.ts'
import { useAnswer } from '../use-answer.ts'
import { colourFilter } from './edit-line.ts'
import styles from './line-editor.module.css'

type ColoursProps = { editable: EditableProduct | null; onChoose: (option: EditOption) => void }

/** Its place is kept while the colours are asked for. */
export function Colours({ editable, onChoose }: ColoursProps) {
  if (editable === null) {
    return (
      <span className={styles.waiting}>
        <Skeleton />
      </span>
    )
  }
  return <ColourPicker editable={editable} onChoose={(id, label) => onChoose({ id, label, type: colourFilter })} />
}

/** What the product of a sku can be changed into, as the shop sells it now. */
export function useEditable(sku: string) {
  const { answer, hasFailed } = useAnswer<EditableProduct | null>(`/cart-data/editable/${encodeURIComponent(sku)}`)
  return { editable: answer ?? null, hasFailed: hasFailed || answer === null }
}

type ColourPickerProps = { editable: EditableProduct; onChoose: (sku: string, colour: string) => void }

/** The colours a garment comes in, as pictures of it. */
function ColourPicker({ editable: { product, colour, colours }, onChoose }: ColourPickerProps) {
  const t = useLaterTranslation()
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
