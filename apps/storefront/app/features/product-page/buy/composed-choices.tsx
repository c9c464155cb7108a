import { useLaterTranslation } from '../../../i18n/index.ts'
import type { Awaited } from '../../stock-alert/index.ts'
import type { PageProduct } from '../load/product-page-data.ts'
import { additionsOf, type ChoiceRefusal } from './additions-of.ts'
import { BundleSlots } from './bundle-slots.tsx'
import { CustomFields } from './custom-fields.tsx'
import { OutfitPieces } from './outfit-pieces.tsx'
import type { SelectionTools } from './use-selection.ts'

type ComposedChoicesProps = {
  product: PageProduct
  tools: SelectionTools
  /** What was still to be chosen when the shopper tried to buy. */
  open: ChoiceRefusal | null
  onSoldOut: (awaited: Awaited) => void
}

/** What a product is put together from: what is made to order, the slots of a set, the pieces of an outfit. */
export function ComposedChoices({ product, tools, open, onSoldOut }: ComposedChoicesProps) {
  const t = useLaterTranslation()
  const { selection } = tools
  return (
    <>
      <CustomFields
        options={product.customOptions}
        values={selection.custom}
        errors={customErrors(product, tools, open !== null, t)}
        onWrite={tools.writeCustom}
      />
      {product.slots.length > 0 && (
        <BundleSlots slots={product.slots} chosen={selection.slots} onFill={tools.fillSlot} onSoldOut={onSoldOut} />
      )}
      {product.pieces.length > 0 && (
        <OutfitPieces
          pieces={product.pieces}
          chosen={selection.pieces}
          openSku={open && 'sku' in open ? open.sku : null}
          onChoose={tools.choosePiece}
          onSoldOut={onSoldOut}
        />
      )}
    </>
  )
}

type Text = ReturnType<typeof useLaterTranslation>

/** Named only once the shopper has tried to buy, and gone as soon as the choice is made. */
function customErrors(product: PageProduct, { selection }: SelectionTools, hasTried: boolean, t: Text) {
  const errors: Record<string, string> = {}
  if (!hasTried) return errors
  for (const { id, title, isRequired } of product.customOptions) {
    if (isRequired && (selection.custom[id] ?? '').trim() === '') errors[id] = t('product.custom.required', { title })
  }
  const additions = additionsOf(product, selection)
  if (additions.ok || !('optionId' in additions.refusal)) return errors
  const wrong = product.customOptions.find(
    ({ id }) => !additions.ok && 'optionId' in additions.refusal && id === additions.refusal.optionId,
  )
  if (wrong && !errors[wrong.id]) errors[wrong.id] = t('product.custom.wrong', { title: wrong.title })
  return errors
}
