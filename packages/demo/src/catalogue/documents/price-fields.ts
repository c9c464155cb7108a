import type { ProductDocument } from '@vonk/contract'
import { type Cents, toDecimal } from '@vonk/domain/money'
import { toText } from '../calendar.ts'
import type { Markdown } from '../markdown.ts'
import { reduce } from '../range/price-style.ts'
import type { Style } from '../range/style.ts'

type PriceFields = Pick<
  ProductDocument,
  'price' | 'special_price' | 'special_from_date' | 'special_to_date' | 'tier_prices'
>

const WHOLESALE = 2
const FAMILY_CLUB = 3
/** How the API family says "every group". */
const EVERYONE = 32000

/** What a document says about a price: the regular one, the offer and what groups pay. */
export function priceFields({
  regular,
  style,
  markdown,
}: {
  regular: Cents
  style: Style
  markdown: Markdown
}): PriceFields {
  const { offer } = markdown
  const tiers = tiersOf(regular, style)
  return {
    price: toDecimal(regular),
    ...(offer && {
      special_price: toDecimal(reduce(regular, { percent: offer.percent, brand: style.brand })),
      special_from_date: offer.isDated ? toText(offer.from) : null,
      special_to_date: offer.to === null ? null : toText(offer.to),
    }),
    ...(tiers.length > 0 && { tier_prices: tiers }),
  }
}

/** Every fourth design is sold to shops, every third to the family club for less; socks are cheaper by three. */
function tiersOf(regular: Cents, { number, brand, garment }: Style) {
  const tier = (group: number, qty: number, percent: number) => ({
    customer_group_id: group,
    qty,
    value: toDecimal(reduce(regular, { percent, brand })),
  })
  return [
    ...(number % 4 === 1 ? [tier(WHOLESALE, 1, 40)] : []),
    ...(number % 3 === 2 ? [tier(FAMILY_CLUB, 1, 10)] : []),
    ...(garment === 'socks' ? [tier(EVERYONE, 3, 15)] : []),
  ]
}
