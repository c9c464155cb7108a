import type { ProductPrice } from '@vonk/domain/pricing'
import { addAmounts, multiplyAmount, NO_AMOUNT } from '@vonk/domain/tax'

type Member = { readonly price: ProductPrice | null; readonly quantity: number }

/** What several products cost together; unknown while one of them is, and for nothing at all. */
export function sumPrices(members: readonly Member[]): ProductPrice | null {
  if (members.length === 0) return null
  let [regular, final] = [NO_AMOUNT, NO_AMOUNT]
  for (const { price, quantity } of members) {
    if (price === null) return null
    regular = addAmounts(regular, multiplyAmount(price.regular, quantity))
    final = addAmounts(final, multiplyAmount(price.final, quantity))
  }
  const isReduced = final.gross < regular.gross
  return { regular, final, special: isReduced ? final : null, lowestPriorPrice: null, discountPercentage: null }
}
