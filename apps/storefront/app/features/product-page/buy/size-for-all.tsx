import { judgeStock } from '@vonk/domain/stock'
import { Button } from '@vonk/ui/button'
import { useChoicesTranslation } from '#i18n/index.ts'
import type { PageProduct, PageVariant, Sellable } from '../load/product-page-data.ts'
import { findPart } from './find-part.ts'
import { pickerStates } from './selection.ts'
import styles from './size-for-all.module.css'
import type { SelectionTools } from './use-selection.ts'

type SizeForAllProps = { product: PageProduct; tools: SelectionTools }

/** One tap for everybody who is of one size: sets and confirms it for every piece or slot. */
export function SizeForAll({ product, tools }: SizeForAllProps) {
  const t = useChoicesTranslation()
  const places = [...piecesIn(product, tools), ...slotsIn(product, tools)]
  const [first, ...others] = places
  const shared = [...(first?.sizes.keys() ?? [])].filter((size) => others.every(({ sizes }) => sizes.has(size)))
  if (others.length === 0 || shared.length === 0) return null
  return (
    <fieldset className={styles.all}>
      <legend className={styles.legend}>{t('product.size-for-all')}</legend>
      <p className={styles.hint}>{t('product.size-for-all.hint')}</p>
      <div className={styles.sizes}>
        {shared.map((size) => (
          <button
            key={size}
            type="button"
            className={styles.size}
            aria-label={t('product.size-for-all.take', { size })}
            aria-pressed={places.every((place) => place.confirmed === size)}
            onClick={() => {
              for (const { sizes } of places) sizes.get(size)?.()
            }}
          >
            {size}
          </button>
        ))}
      </div>
    </fieldset>
  )
}

/** What has a size of its own: the sizes it can be had in with what a tap on each does, and the one that is confirmed. */
type Place = { readonly sizes: ReadonlyMap<string, () => void>; readonly confirmed: string | null }

function piecesIn({ pieces }: PageProduct, { selection, choosePiece, confirm }: SelectionTools): Place[] {
  return pieces.flatMap((piece) => {
    const choice = selection.pieces[piece.sku]
    const [option] = pickerStates(piece, {})
    if (!choice?.isWanted || !option || piece.options.length > 1) return []
    const values = option.values.filter(({ isAvailable }) => isAvailable)
    if (values.length < 2) return []
    const take = (valueIndex: string) => {
      choosePiece(piece.sku, { ...choice, configuration: { [option.attributeCode]: valueIndex } })
      confirm(piece.sku)
    }
    const chosen = option.values.find(({ valueIndex }) => valueIndex === choice.configuration[option.attributeCode])
    const sizes = new Map(values.map(({ label, valueIndex }) => [label, () => take(valueIndex)]))
    return [{ sizes, confirmed: selection.confirmed.includes(piece.sku) ? (chosen?.label ?? null) : null }]
  })
}

function slotsIn({ slots }: PageProduct, { selection, fillSlot }: SelectionTools): Place[] {
  return slots.flatMap((slot) => {
    const found = findPart(slot, selection.slots[slot.id])
    if (!found || found.design.links.length < 2) return []
    const links = found.design.links.filter(({ stock }) => judgeStock(stock).status !== 'out-of-stock')
    const sizes = new Map(links.map(({ id, label }) => [label, () => fillSlot(slot.id, id, true)]))
    return [{ sizes, confirmed: selection.confirmed.includes(slot.id) ? found.part.label : null }]
  })
}

type SuggestionProps = { size: string; name: string; onTake: () => void }

/** The size the price is of, until the shopper says that it is hers. */
export function Suggestion({ size, name, onTake }: SuggestionProps) {
  const t = useChoicesTranslation()
  return (
    <p className={styles.suggestion}>
      {t('product.suggestion', { size })}
      <Button look="quiet" size="s" aria-label={t('product.suggestion.take', { size, name })} onClick={onTake}>
        {t('product.suggestion.yes')}
      </Button>
    </p>
  )
}

/** The size of a variant in words. */
export function sizeLabel({ options }: Sellable, { attributes }: PageVariant): string {
  const labels = options.map(({ attributeCode, values }) =>
    values.find(({ valueIndex }) => valueIndex === attributes[attributeCode]),
  )
  return labels.flatMap((value) => value?.label ?? []).join(', ')
}
