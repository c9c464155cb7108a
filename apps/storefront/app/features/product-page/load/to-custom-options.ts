import { toCents } from '@vonk/domain/money'
import type { OptionPrice } from '@vonk/domain/products'
import { rateFromPercent } from '@vonk/domain/tax'
import type { FoundProduct } from '#request/catalogue/product-fields.ts'
import type { PageCustomOption } from './product-page-data.ts'

type PriceDocument = {
  readonly price?: number | null | undefined
  readonly priceType?: 'fixed' | 'percent' | null | undefined
}

export function toCustomOptions({ customOptions: options }: FoundProduct): PageCustomOption[] {
  const inOrder = (options ?? []).toSorted((one, other) => (one.sortOrder ?? 0) - (other.sortOrder ?? 0))
  return inOrder.map((option) => ({
    id: String(option.optionId),
    title: option.title,
    ...(option.purpose && { purpose: option.purpose }),
    type: option.type === 'drop_down' ? 'drop-down' : option.type,
    isRequired: option.isRequire,
    maxCharacters: option.maxCharacters ?? null,
    price: option.type === 'field' ? toOptionPrice(option) : null,
    values: (option.values ?? []).map((value) => ({
      id: String(value.optionTypeId),
      title: value.title,
      ...(value.look && { look: value.look }),
      price: toOptionPrice(value),
    })),
  }))
}

function toOptionPrice({ price, priceType: type }: PriceDocument): OptionPrice {
  if (type === 'percent') return { kind: 'percent', rate: rateFromPercent(price ?? 0) }
  return { kind: 'fixed', amount: toCents(price ?? 0) }
}
