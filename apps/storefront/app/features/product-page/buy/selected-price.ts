import type { Cents } from '@vonk/domain/money'
import { type ShownPrice, shownReduction } from '@vonk/domain/pricing'
import { priceRange } from '@vonk/domain/variants'
import type { PageProduct } from '../load/product-page-data.ts'
import { customPriceSoFar } from './custom-of.ts'
import { findPart } from './find-part.ts'
import { chosenVariant, isForSale, listingOf, type Selection } from './selection.ts'

/** `isFrom`: the price depends on a choice that is still open. `extra` is what made-to-order choices add. */
export type SelectedPrice = { readonly prices: ShownPrice | null; readonly isFrom: boolean; readonly extra: Cents }

/** The price of what is chosen now, for every type of product. */
export function selectedPrice(product: PageProduct, selection: Selection): SelectedPrice {
  if (!isForSale(product)) return plain(null)
  if (product.type === 'grouped') return plain(outfitPrices(product, selection))
  if (product.type === 'bundle') return plain(bundlePrices(product, selection))
  const extra = customPriceSoFar(product, selection)
  const variant = chosenVariant(product, selection.configuration)
  const isOpen = hasOpenPrice(product, selection)
  if (variant) return { prices: variant.prices, isFrom: isOpen, extra }
  const range = priceRange(product.variants, listingOf(product))
  return { prices: product.prices, isFrom: isOpen || (range !== null && range.lowest < range.highest), extra }
}

/** What stands at the top: the whole price, but a reduction speaks of the product alone. */
export function topPrice({ prices, extra }: SelectedPrice): ShownPrice | null {
  if (prices === null || shownReduction(prices) !== null) return prices
  return { ...prices, final: prices.final + extra, regular: prices.regular + extra }
}

/** Whether something that has to be chosen still decides about the price, such as the amount of a gift card. */
function hasOpenPrice({ customOptions }: PageProduct, { custom }: Selection): boolean {
  return customOptions.some(({ id, isRequired, values }) => {
    const prices = new Set(values.map(({ price }) => JSON.stringify(price)))
    return isRequired && (custom[id] ?? '') === '' && prices.size > 1
  })
}

function plain(prices: ShownPrice | null): SelectedPrice {
  return { prices, isFrom: false, extra: 0 }
}

function outfitPrices({ pieces }: PageProduct, selection: Selection): ShownPrice | null {
  const wanted = pieces.flatMap((piece) => {
    const choice = selection.pieces[piece.sku]
    return choice?.isWanted ? [chosenVariant(piece, choice.configuration)?.prices ?? piece.prices] : []
  })
  return sumPrices(wanted)
}

function bundlePrices({ slots }: PageProduct, selection: Selection): ShownPrice | null {
  const parts = slots.flatMap((slot) => findPart(slot, selection.slots[slot.id])?.part ?? [])
  return sumPrices(
    parts.map(({ price, quantity }) => {
      if (price === null) return null
      const gross = price.gross * (quantity ?? 1)
      return { final: gross, regular: gross, lowestPrior: null }
    }),
  )
}

/** A sum has no 30 days behind it: reductions are named at each piece, never at the sum. */
function sumPrices(all: readonly (ShownPrice | null)[]): ShownPrice | null {
  let sum = 0
  for (const prices of all) {
    if (prices === null) return null
    sum += prices.final
  }
  return { final: sum, regular: sum, lowestPrior: null }
}
