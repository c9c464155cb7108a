import { useChoicesTranslation } from '#i18n/index.ts'
import type { Awaited } from '../../stock-alert/index.ts'
import type { PageCustomOption, PageProduct } from '../load/product-page-data.ts'
import { additionsOf, type ChoiceRefusal } from './additions-of.ts'
import { BundleSlots } from './bundle-slots.tsx'
import { CustomFields } from './custom-fields.tsx'
import { basePrice } from './custom-of.ts'
import { OutfitPieces } from './outfit-pieces.tsx'
import { isForSale, type Selection } from './selection.ts'
import { SizeForAll } from './size-for-all.tsx'
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
  const t = useChoicesTranslation()
  const { selection } = tools
  if (!isForSale(product)) return <p>{t('product.not-for-sale')}</p>
  const openId = open && 'sku' in open ? open.sku : null
  return (
    <>
      <CustomFields
        title={t(product.isGiftCard ? 'product.gift.title' : 'product.custom.title')}
        options={product.customOptions}
        price={basePrice(product, selection)}
        values={selection.custom}
        printArea={product.printArea}
        errors={customErrors(product, tools, open !== null, t)}
        onWrite={tools.writeCustom}
      />
      <SizeForAll product={product} tools={tools} />
      {product.slots.length > 0 && (
        <BundleSlots
          slots={product.slots}
          selection={selection}
          openId={openId}
          onFill={tools.fillSlot}
          onConfirm={tools.confirm}
          onSoldOut={onSoldOut}
        />
      )}
      {product.pieces.length > 0 && (
        <OutfitPieces
          pieces={product.pieces}
          selection={selection}
          openSku={openId}
          onChoose={tools.choosePiece}
          onConfirm={tools.confirm}
          onSoldOut={onSoldOut}
        />
      )}
    </>
  )
}

type Text = ReturnType<typeof useChoicesTranslation>

/** Named only once the shopper has tried to buy, and gone as soon as the choice is made. */
function customErrors(product: PageProduct, { selection }: SelectionTools, hasTried: boolean, t: Text) {
  if (!hasTried) return {}
  const additions = additionsOf(product, selection)
  const refusedId = !additions.ok && 'optionId' in additions.refusal ? additions.refusal.optionId : null
  const errors = product.customOptions.flatMap((option) => {
    const error = errorOf(option, selection, t)
    if (error !== null) return [[option.id, error]]
    return option.id === refusedId ? [[option.id, t('product.custom.wrong', { title: option.title })]] : []
  })
  return Object.fromEntries(errors)
}

function errorOf({ id, title, type, isRequired, purpose }: PageCustomOption, { custom, wrong }: Selection, t: Text) {
  if (wrong.includes(id)) return t(purpose === 'gift-day' ? 'product.gift.day-wrong' : 'product.gift.email-wrong')
  const isOpen = isRequired && (custom[id] ?? '').trim() === ''
  if (!isOpen) return null
  return t(type === 'field' ? 'product.custom.required' : 'product.custom.pick', { title })
}
