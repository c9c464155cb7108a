import { changeEditMode, type EditOption } from '@vonk/domain/cart'
import type { Configuration } from '@vonk/domain/variants'
import { useReducer, useState } from 'react'
import type { CartLineView, ProductToAdd } from '../../../device/index.ts'
import { useLaterTranslation } from '../../../i18n/index.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { QuantityStepper } from '../../../ui/forms/quantity-stepper.tsx'
import { Skeleton } from '../../../ui/signs/skeleton.tsx'
import { ProductPicture } from '../../product/index.ts'
import { chosenVariant, OptionPicker, type Sellable } from '../../product-page/index.ts'
import type { EditableProduct } from '../lines/cart-product.ts'
import { useAnswer } from '../use-answer.ts'
import { colourFilter, configurationOf, editedSku, exchangeOf, extraOf, openedEdit } from './edit-line.ts'
import styles from './line-editor.module.css'

type LineEditorProps = {
  line: CartLineView
  /** The product as the line has it now. */
  product: Sellable
  onSave: (exchange: ProductToAdd) => void
  onCancel: () => void
}

/** Another size, another colour, another number, without leaving the cart. */
export function LineEditor({ line, product, onSave, onCancel }: LineEditorProps) {
  const t = useLaterTranslation()
  const [mode, edit] = useReducer(changeEditMode, openedEdit(line, product), (opening) => changeEditMode(null, opening))
  const [hasTried, setHasTried] = useState(false)
  const sku = mode ? editedSku(mode) : product.sku
  const { editable, hasFailed } = useEditable(sku)
  if (!mode) return null
  if (hasFailed) return <p role="alert">{t('cart.edit.failed')}</p>

  const shown = editable?.product ?? product
  const configuration = configurationOf(mode, shown)
  const variant = chosenVariant(shown, configuration)
  const choose = (next: Configuration) => {
    for (const { attributeCode, values } of shown.options) {
      const value = values.find(({ valueIndex }) => valueIndex === next[attributeCode])
      if (value && next[attributeCode] !== configuration[attributeCode]) {
        edit({ do: 'set-filter', option: { id: value.valueIndex, label: value.label, type: attributeCode } })
      }
    }
  }
  const save = () => {
    setHasTried(true)
    if (!variant || shown.sku !== sku) return
    onSave(exchangeOf(line, { product: shown, variant, quantity: mode.quantity, extra: extraOf(line, product) }))
  }
  return (
    <div className={styles.editor}>
      <Colours editable={editable} onChoose={(option) => edit({ do: 'set-filter', option })} />
      <OptionPicker
        sellable={shown}
        configuration={configuration}
        onChoose={choose}
        error={hasTried && !variant ? t('cart.edit.choose') : undefined}
      />
      <EditedQuantity value={mode.quantity} onChange={(quantity) => edit({ do: 'set-quantity', quantity })} />
      <div className={styles.buttons}>
        <Button look="secondary" onClick={onCancel}>
          {t('cart.edit.cancel')}
        </Button>
        <Button isBusy={shown.sku !== sku} onClick={save}>
          {t('cart.edit.save')}
        </Button>
      </div>
    </div>
  )
}

type ColoursProps = { editable: EditableProduct | null; onChoose: (option: EditOption) => void }

/** Its place is kept while the colours are asked for. */
function Colours({ editable, onChoose }: ColoursProps) {
  if (editable === null) {
    return (
      <span className={styles.waiting}>
        <Skeleton />
      </span>
    )
  }
  return <ColourPicker editable={editable} onChoose={(id, label) => onChoose({ id, label, type: colourFilter })} />
}

function EditedQuantity({ value, onChange }: { value: number; onChange: (quantity: number) => void }) {
  const t = useLaterTranslation()
  return (
    <div className={styles.quantity}>
      <b>{t('cart.edit.quantity')}</b>
      <QuantityStepper
        label={t('cart.edit.quantity')}
        lessLabel={t('quantity.less')}
        moreLabel={t('quantity.more')}
        value={value}
        onChange={onChange}
      />
    </div>
  )
}

/** What the product of a sku can be changed into, as the shop sells it now. */
function useEditable(sku: string) {
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
