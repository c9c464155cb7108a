import type { LineDetail, StoredOrderLine } from '@vonk/commerce/orders'
import type { LineTotals } from '@vonk/domain/totals'
import type { DemoSellable } from '../../catalogue/demo-catalogue.ts'
import { colours } from '../../label/index.ts'
import type { Language } from '../../label/language.ts'
import { filterLabels } from '../../words/index.ts'
import type { Picked } from './fill-cart.ts'

export type LineToWrite = { readonly id: number; readonly picked: Picked | undefined; readonly totals: LineTotals }

/** A line of an order, in the words the shopper read. */
export function writeLine({ id, picked, totals }: LineToWrite, language: Language): StoredOrderLine {
  if (!picked) throw new Error(`nobody picked ${totals.sku}`)
  const { sellable } = picked
  return {
    ...totals,
    id,
    parentId: null,
    productId: sellable.productId,
    parentSku: sellable.parentSku === sellable.sku ? null : sellable.parentSku,
    type: sellable.type,
    name: sellable.name[language],
    options: null,
    details: detailsOf(sellable, language),
    regularPrice: sellable.regularPrice,
    returned: 0,
    isPersonalised: false,
  }
}

function detailsOf({ size, colour }: DemoSellable, language: Language): readonly LineDetail[] {
  const dye = colours.find(({ id }) => id === colour)?.names[language] ?? colour
  return [
    ...(dye === null ? [] : [{ label: filterLabels.color.label[language], value: dye }]),
    ...(size === null ? [] : [{ label: filterLabels.size.label[language], value: size }]),
  ]
}
