import type { FoundProduct } from '@vonk/contract'
import { toCents } from '@vonk/domain/money'
import type { OptionPrice } from '@vonk/domain/products'
import { rateFromPercent } from '@vonk/domain/tax'
import type { PageCustomOption } from './product-page-data.ts'

type PriceDocument = {
  readonly price?: number | null | undefined
  readonly price_type?: 'fixed' | 'percent' | null | undefined
}

export function toCustomOptions({ custom_options: options }: FoundProduct): PageCustomOption[] {
  const inOrder = (options ?? []).toSorted((one, other) => (one.sort_order ?? 0) - (other.sort_order ?? 0))
  return inOrder.map((option) => ({
    id: String(option.option_id),
    title: option.title,
    ...(option.purpose && { purpose: option.purpose }),
    type: option.type === 'drop_down' ? 'drop-down' : option.type,
    isRequired: option.is_require,
    maxCharacters: option.max_characters ?? null,
    price: option.type === 'field' ? toOptionPrice(option) : null,
    values: (option.values ?? []).map((value) => ({
      id: String(value.option_type_id),
      title: value.title,
      ...(value.look && { look: value.look }),
      price: toOptionPrice(value),
    })),
  }))
}

function toOptionPrice({ price, price_type: type }: PriceDocument): OptionPrice {
  if (type === 'percent') return { kind: 'percent', rate: rateFromPercent(price ?? 0) }
  return { kind: 'fixed', amount: toCents(price ?? 0) }
}
