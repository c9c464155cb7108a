import type { Cents } from '../money/index.ts'
import type { TierPrice } from './price-source.ts'

/** What one piece costs from this many on. */
export type PriceStep = { readonly from: number; readonly unitPrice: Cents }

/** In order of quantity; the first is that of a single piece. */
export type PriceSteps = readonly [PriceStep, ...PriceStep[]]

/** The price of one piece at every quantity at which it becomes another. */
export function priceSteps(
  tiers: readonly Pick<TierPrice, 'minimumQuantity'>[],
  priceOf: (quantity: number) => Cents,
): PriceSteps {
  const steps: [PriceStep, ...PriceStep[]] = [{ from: 1, unitPrice: priceOf(1) }]
  const starts = new Set(tiers.map(({ minimumQuantity }) => Math.ceil(minimumQuantity)))
  for (const from of [...starts].toSorted((one, other) => one - other)) {
    const unitPrice = priceOf(from)
    if (from > 1 && unitPrice !== steps.at(-1)?.unitPrice) steps.push({ from, unitPrice })
  }
  return steps
}

/** What one piece costs when this many are bought. */
export function unitPriceAt(steps: PriceSteps, quantity: number): Cents {
  return (steps.findLast(({ from }) => from <= quantity) ?? steps[0]).unitPrice
}

/** The same with something on top of every piece, such as a name on it. */
export function raiseSteps([single, ...others]: PriceSteps, extra: Cents): PriceSteps {
  const raise = ({ from, unitPrice }: PriceStep): PriceStep => ({ from, unitPrice: unitPrice + extra })
  return [raise(single), ...others.map(raise)]
}
