import type { Configuration } from '@vonk/domain/variants'
import { useEffect, useState } from 'react'
import type { PageProduct } from '../load/product-page-data.ts'
import { chosenVariant, openingSelection, type PieceChoice, type Selection } from './selection.ts'

/** What is chosen on the page, and the ways to choose something else. */
export function useSelection(product: PageProduct, childSku: string | null) {
  const [selection, setSelection] = useState<Selection>(() => openingSelection(product, childSku))
  const variantSku = chosenVariant(product, selection.configuration)?.sku ?? null
  useEffect(() => nameVariantInAddress(variantSku), [variantSku])
  return {
    selection,
    configure: (configuration: Configuration) => setSelection((now) => ({ ...now, configuration })),
    writeCustom: (id: string, value: string, isWrong = false) =>
      setSelection((now) => ({
        ...now,
        custom: { ...now.custom, [id]: value },
        wrong: [...now.wrong.filter((each) => each !== id), ...(isWrong ? [id] : [])],
      })),
    /** `isSure`: the size is what the shopper wants, not what came with a design. */
    fillSlot: (id: string, linkId: string, isSure: boolean) =>
      setSelection((now) => ({ ...confirm(now, id, isSure), slots: { ...now.slots, [id]: linkId } })),
    confirm: (id: string) => setSelection((now) => confirm(now, id, true)),
    choosePiece: (sku: string, choice: PieceChoice) =>
      setSelection((now) => ({ ...now, pieces: { ...now.pieces, [sku]: choice } })),
  }
}

function confirm(selection: Selection, id: string, isSure: boolean): Selection {
  const others = selection.confirmed.filter((each) => each !== id)
  return { ...selection, confirmed: isSure ? [...others, id] : others }
}

export type SelectionTools = ReturnType<typeof useSelection>

/** The address names the variant without a navigation: nothing has to be loaded for a size. */
function nameVariantInAddress(sku: string | null) {
  const url = new URL(window.location.href)
  if (url.searchParams.get('childSku') === sku || url.pathname.includes(`/${sku}`)) return
  if (sku === null) url.searchParams.delete('childSku')
  else url.searchParams.set('childSku', sku)
  window.history.replaceState(window.history.state, '', url)
}
