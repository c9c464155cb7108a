import { isFields } from '../reading/dump-row.ts'
import { flag, integer, listOf, number, objectOf, optional, text, withDefaults } from './coercions.ts'

export const coerceConfigurableOption = objectOf({
  values: listOf(objectOf({ label: optional(text) })),
  label: text,
  attribute_code: text,
})

export const coerceBundleOption = objectOf({
  option_id: integer,
  title: text,
  required: flag,
  position: optional(number),
  sku: optional(text),
  product_links: listOf(
    objectOf({
      sku: text,
      option_id: optional(integer),
      qty: number,
      is_default: flag,
      price: number,
      can_change_quantity: optional(integer),
    }),
  ),
})

const customOption = objectOf({
  option_id: integer,
  title: text,
  is_require: flag,
  sort_order: optional(number),
  max_characters: integer,
  price: number,
  values: listOf(objectOf({ option_type_id: integer, title: text, price: number })),
})

const customTypes: Readonly<Record<string, string>> = { area: 'field', multiple: 'checkbox' }
const unasked: readonly unknown[] = ['file', 'date', 'date_time', 'time']

/** A wish the shop cannot ask for and nobody has to have is left out; one that must be had will refuse the product. */
export function coerceCustomOption(value: unknown): unknown {
  const fields = customOption(value)
  if (!isFields(fields)) return fields
  const { type, values, is_require: isRequired } = fields
  if (unasked.includes(type) && isRequired !== true) return undefined
  const usualType = typeof type === 'string' ? (customTypes[type] ?? type) : type
  const priced = Array.isArray(values)
    ? values.map((each) => (isFields(each) ? withDefaults(each, { price: 0, price_type: 'fixed' }) : each))
    : values
  return { ...fields, type: usualType, ...(values !== undefined && { values: priced }) }
}
