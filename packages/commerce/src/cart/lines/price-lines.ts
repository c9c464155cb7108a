import type { Gift } from '@vonk/domain/gifts'
import type { Cents } from '@vonk/domain/money'
import { unitPriceAt } from '@vonk/domain/pricing'
import type { StoreView } from '@vonk/domain/stores'
import type { Rate } from '@vonk/domain/tax'
import type { Db } from '@vonk/platform/db'
import type { ShownOption } from '../sellables/sellable.ts'
import type { Sellables, TaxPlace } from '../sellables/sellables.ts'
import type { Shopper } from '../stored/open-cart.ts'
import type { StoredLine } from '../stored/schema.ts'

/** A line at the price of this moment; one the catalogue no longer sells keeps the price it was last seen with. */
export type PricedLine = StoredLine & {
  readonly shownOptions: readonly ShownOption[]
  readonly isSold: boolean
  readonly isGiftCard: boolean
  readonly gift: Gift | null
  readonly isPersonalised: boolean
  /** Null for a line that is not sold any more. */
  readonly productId: number | null
  taxRateIn(place: TaxPlace): Rate
  regularPrice(): Cents | null
}

type Pricing = Shopper & { readonly sellables: Sellables; readonly view: StoreView }

export async function priceLines(
  db: Db,
  lines: readonly StoredLine[],
  { sellables, view, buyer, prices }: Pricing,
): Promise<PricedLine[]> {
  const requests = lines.map(({ sku, options }) => ({ sku, options }))
  const offers = await sellables.load(db, requests, { view: view.code, groupId: buyer?.groupId ?? null, prices })
  return lines.map((line, index) => {
    const offer = offers[index]
    if (!offer?.ok) return { ...line, ...notSold }
    const { name, shownOptions, isGiftCard, gift, isPersonalised, productId, taxRateIn, regularPrice } = offer.value
    const unitPrice = unitPriceAt(offer.value.prices, line.quantity)
    const facts = { shownOptions, isGiftCard, gift, isPersonalised, productId, taxRateIn, regularPrice }
    return { ...line, name, unitPrice, isSold: true, ...facts }
  })
}

const notSold = {
  shownOptions: [],
  isSold: false,
  isGiftCard: false,
  gift: null,
  isPersonalised: false,
  productId: null,
  taxRateIn: () => 0,
  regularPrice: () => null,
} as const

export function subtotalOf(lines: readonly PricedLine[]): Cents {
  return lines.reduce((sum, { unitPrice, quantity }) => sum + unitPrice * quantity, 0)
}
