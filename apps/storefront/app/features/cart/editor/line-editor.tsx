import { changeEditMode } from '@vonk/domain/cart'
import type { Configuration } from '@vonk/domain/variants'
import { Button } from '@vonk/ui/button'
import { useReducer, useState } from 'react'
import { type CartLineView, type ProductToAdd, useSettings } from '#device/index.ts'
import { useLaterTranslation } from '#i18n/index.ts'
import { QuantityStepper } from '#ui/forms/quantity-stepper.tsx'
import { chosenVariant, OptionPicker, type Sellable } from '../../product-page/index.ts'
import { Colours, useEditable } from './colours.tsx'
import { configurationOf, editedSku, exchangeOf, extraOf, openedEdit } from './edit-line.ts'
import styles from './line-editor.module.css'

export { QuickAdd } from '../quick-add/quick-add.tsx'

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
        error={hasTried && !variant ? t('product.option-open') : undefined}
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

function EditedQuantity({ value, onChange }: { value: number; onChange: (quantity: number) => void }) {
  const t = useLaterTranslation()
  const { maxProductsPerOrder } = useSettings()
  return (
    <div className={styles.quantity}>
      <b>{t('quantity.label')}</b>
      <QuantityStepper
        label={t('quantity.label')}
        lessLabel={t('quantity.less')}
        moreLabel={t('quantity.more')}
        value={value}
        max={maxProductsPerOrder}
        onChange={onChange}
      />
    </div>
  )
}
