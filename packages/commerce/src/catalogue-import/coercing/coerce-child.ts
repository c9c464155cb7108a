import { isFields } from '../reading/dump-row.ts'
import {
  date,
  integer,
  listOf,
  name,
  number,
  objectOf,
  omitted,
  option,
  optional,
  picture,
  text,
  withDefaults,
} from './coercions.ts'
import { flattenAttributes } from './flatten-attributes.ts'
import { derivedPriceFields, grossPrices } from './gross-prices.ts'

/** What a product and a variant have alike. */
export const soldFields = {
  id: integer,
  sku: text,
  name,
  status: integer,
  tax_class_id: integer,
  color: option,
  size: option,
  image: picture,
  ...Object.fromEntries(derivedPriceFields.map((name) => [name, omitted])),
  price: number,
  special_price: number,
  special_from_date: date,
  special_to_date: date,
  tier_prices: listOf(
    objectOf({ customer_group_id: integer, qty: number, value: number, website_id: optional(integer) }),
  ),
}

const child = objectOf({ ...soldFields, visibility: optional(integer) })

/** A variant as the shop stores it inside its product. */
export function coerceChild(value: unknown): unknown {
  if (!isFields(value)) return value
  const fields = grossPrices(flattenAttributes(value))
  return child(withDefaults(fields, { status: 1, id: fields['entity_id'] }))
}
