import type { OwnPrice } from './price-wire.ts'

type Fields = Readonly<Record<string, unknown>>
export type FindPrice = (sku: string) => OwnPrice | null

/** The skus of everything in the data of a page that has a price. */
export function pricedSkus(shown: unknown): string[] {
  if (Array.isArray(shown)) return shown.flatMap(pricedSkus)
  if (!isFields(shown)) return []
  const own = isPriced(shown) ? [shown.sku] : []
  return [...own, ...Object.values(shown).flatMap(pricedSkus)]
}

/** The same data with other prices; what stays as it was stays the same object. */
export function reprice<Shown>(shown: Shown, find: FindPrice): Shown {
  // Lists and records keep their shape: only the values of price fields are exchanged.
  return change(shown, find) as Shown
}

function change(shown: unknown, find: FindPrice): unknown {
  if (Array.isArray(shown)) return changeList(shown, find)
  if (!isFields(shown)) return shown
  const price = isPriced(shown) ? find(shown.sku) : null
  const inside = changeValues(shown, find)
  const priced = price ? withPrice(inside, price) : inside
  const label = price ?? labelledPrice(shown, find)
  return label && Array.isArray(priced['labels']) ? { ...priced, labels: relabel(priced['labels'], label) } : priced
}

function changeList(list: readonly unknown[], find: FindPrice): readonly unknown[] {
  const changed = list.map((each) => change(each, find))
  return changed.every((each, index) => each === list[index]) ? list : changed
}

function changeValues(fields: Fields, find: FindPrice): Fields {
  const changed = Object.entries(fields).map(([name, value]) => [name, change(value, find)] as const)
  return changed.every(([name, value]) => value === fields[name]) ? fields : Object.fromEntries(changed)
}

/** The labels of a product's page stand beside the product. */
function labelledPrice({ product }: Fields, find: FindPrice): OwnPrice | null {
  return isFields(product) && isPriced(product) ? find(product.sku) : null
}

/** Steps by quantity are everybody's; the cart has the customer's from the server. */
function withPrice({ priceSteps: _, ...fields }: Fields, price: OwnPrice): Fields {
  const { final, regular, lowestPrior } = price
  return {
    ...fields,
    price: otherPrice(fields['price'], price),
    ...('prices' in fields && { prices: { final: final.gross, regular, lowestPrior } }),
    ...('amount' in fields && { amount: final.gross, amountBefore: regular }),
  }
}

/** A price is an amount, an amount with its tax, or words on a card. */
function otherPrice(before: unknown, price: OwnPrice): unknown {
  if (!isFields(before)) return typeof before === 'number' ? price.final.gross : before
  return 'now' in before ? wordsOf(before, price) : price.final
}

function wordsOf({ isFrom, isUntaxed }: Fields, { final, regular, percentage, texts, ...price }: OwnPrice): Fields {
  const { lowestPrior } = price
  const isReduced = lowestPrior !== null && final.gross < lowestPrior
  return {
    now: texts.final,
    was: isReduced ? texts.lowestPrior : null,
    list: isReduced && regular > lowestPrior ? texts.regular : null,
    percentage,
    // The amount of a gift card is open for everybody.
    ...((price.isFrom || isFrom === true) && { isFrom: true }),
    ...(isUntaxed === true && { isUntaxed }),
  }
}

/** The label of a reduction names the group's, and goes where there is none. */
function relabel(labels: readonly unknown[], { percentage }: OwnPrice): readonly unknown[] {
  if (percentage === null) return labels.filter((label) => !isFields(label) || label['kind'] !== 'sale')
  return labels.map((label) => {
    if (!isFields(label) || label['kind'] !== 'sale') return label
    return 'text' in label ? { ...label, text: `-${percentage}%` } : { ...label, percentage }
  })
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null
}

function isPriced(fields: Fields): fields is Fields & { readonly sku: string } {
  return typeof fields['sku'] === 'string' && ('price' in fields || 'prices' in fields)
}
