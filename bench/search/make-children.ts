import { sizes } from './catalogue.data.ts'
import type { Random } from './random.ts'

type Parent = {
  readonly number: number
  readonly sku: string
  readonly name: string
  readonly colour: number
  readonly price: number
  readonly finalPrice: number
}

/** Six neighbouring sizes; some are sold out. */
export function makeChildren({ number, sku, name, colour, price, finalPrice }: Parent, random: Random) {
  const first = random.below(sizes.length - 6)
  return Array.from({ length: 6 }, (_, index) => {
    const isSold = random.chance(0.85)
    return {
      id: number * 10 + 1 + index,
      sku: `${sku}-${sizes[first + index]}`,
      name: `${name} ${sizes[first + index]}`,
      status: 1,
      visibility: 1,
      tax_class_id: 2,
      image: `/v/k/${sku}-front.svg`,
      small_image: `/v/k/${sku}-front.svg`,
      thumbnail: `/v/k/${sku}-front.svg`,
      color: 600 + colour,
      size: 800 + first + index,
      price,
      special_price: finalPrice < price ? finalPrice : null,
      final_price: finalPrice,
      price_incl_tax: finalPrice,
      original_price_incl_tax: price,
      tier_prices: [],
      stock: { is_in_stock: isSold, qty: isSold ? 1 + random.below(20) : 0, manage_stock: true },
    }
  })
}
