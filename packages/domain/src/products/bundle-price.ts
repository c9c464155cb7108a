import { addAmounts, multiplyAmount, NO_AMOUNT, type TaxedAmount } from '../tax/index.ts'
import type { BundleComponent } from './bundle-option.ts'

/** The sum of the components, each times its quantity; null while the price of one is unknown. */
export function bundlePrice(components: readonly BundleComponent[]): TaxedAmount | null {
  let sum = NO_AMOUNT
  for (const { link, quantity } of components) {
    if (link.price === null) return null
    sum = addAmounts(sum, multiplyAmount(link.price, quantity))
  }
  return sum
}
