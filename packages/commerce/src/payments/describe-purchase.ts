import type { Language } from '@vonk/domain/stores'
import type { ChargeTotals } from '@vonk/domain/totals'
import { inLanguage } from '@vonk/languages'
import { totalsTexts } from '@vonk/languages/texts'
import type { StoredOrder, StoredOrderLine } from '../orders/index.ts'
import type { ProviderPurchase, PurchaseLine } from './port.ts'

const virtualTypes: readonly string[] = ['virtual', 'downloadable']

/** What has to be known of an order for that; the parts of a bundle cost nothing and may be left out. */
export type DescribedOrder = Pick<StoredOrder, 'email' | 'billingAddress' | 'totals'> & {
  readonly lines: readonly Omit<StoredOrderLine, 'id'>[]
}

/** Who buys what, in lines that sum to what is left to pay with money. */
export function describePurchase(order: DescribedOrder, language: Language): ProviderPurchase {
  const { email, billingAddress, lines, totals } = order
  const said = inLanguage(totalsTexts, language).purchase
  const tenders = totals.tenders
  return {
    email,
    billingAddress,
    lines: [
      ...lines.filter(({ parentId }) => parentId === null).map(toPurchaseLine),
      ...charge('shipping', said.shipping, totals.shipping),
      ...charge('surcharge', said.surcharge, totals.payment),
      ...tenders.giftCards.flatMap(({ amount }) => tender('gift-card', said['gift-card'], amount)),
      ...tender('points', said.points, tenders.points.amount),
    ],
  }
}

function toPurchaseLine(line: DescribedOrder['lines'][number]): PurchaseLine {
  const { type, name, sku, quantity, unitPrice, gross, discount, paid, taxRate, tax } = line
  const isEven = unitPrice * quantity === gross
  return {
    kind: virtualTypes.includes(type) ? 'virtual' : 'product',
    description: name,
    sku,
    // A line that is no multiple of its price is sold as one piece.
    ...(isEven ? { quantity, unitPrice } : { quantity: 1, unitPrice: gross }),
    discount,
    total: paid,
    taxRate,
    tax,
  }
}

function charge(kind: 'shipping' | 'surcharge', description: string, totals: ChargeTotals | null): PurchaseLine[] {
  if (!totals || totals.gross === 0) return []
  const { gross, discount, paid, taxRate, tax } = totals
  return [{ kind, description, sku: null, quantity: 1, unitPrice: gross, discount, total: paid, taxRate, tax }]
}

/** What was paid already in another way is taken off. */
function tender(kind: 'gift-card' | 'points', description: string, amount: number): PurchaseLine[] {
  if (amount === 0) return []
  const taken = { unitPrice: -amount, total: -amount, discount: 0, taxRate: 0, tax: 0 }
  return [{ kind, description, sku: null, quantity: 1, ...taken }]
}
