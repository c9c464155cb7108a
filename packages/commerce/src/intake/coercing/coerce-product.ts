import { type Fields, isFields } from '../reading/dump-row.ts'
import {
  type Coercion,
  commaListOf,
  date,
  flag,
  integer,
  listOf,
  number,
  objectOf,
  omitted,
  option,
  optional,
  optionalText,
  picture,
  text,
  withDefaults,
} from './coercions.ts'
import { flattenAttributes } from './flatten-attributes.ts'
import { derivedPriceFields, grossPrices } from './gross-prices.ts'

const prices = {
  ...Object.fromEntries(derivedPriceFields.map((name) => [name, omitted])),
  price: number,
  special_price: number,
  special_from_date: date,
  special_to_date: date,
  tier_prices: listOf(
    objectOf({ customer_group_id: integer, qty: number, value: number, website_id: optional(integer) }),
  ),
}

const sold = { id: integer, sku: text, status: integer, color: option, size: option, image: picture, ...prices }

const child = objectOf({ ...sold, name: text, visibility: optional(integer), tax_class_id: integer })

const configurableOption = objectOf({
  values: listOf(objectOf({ label: optional(text) })),
  label: text,
  attribute_code: text,
})

const productLink: Coercion = objectOf({
  sku: text,
  linked_product_sku: text,
  position: optional(number),
  qty: optional(number),
})

const bundleOption = objectOf({
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

const product = objectOf({
  ...sold,
  name: text,
  type_id: text,
  description: text,
  slug: text,
  url_key: text,
  url_path: text,
  visibility: integer,
  tax_class_id: integer,
  small_image: picture,
  thumbnail: picture,
  media_gallery: listOf(galleryEntry),
  category_ids: commaListOf(integer),
  category: listOf(objectOf({ category_id: integer, name: text, position: number })),
  brand: option,
  pim_geslacht: option,
  pim_fitcode: option,
  pim_seizoen: option,
  pim_kinderleeftijd: option,
  size_options: commaListOf((value) => option(value) ?? undefined),
  color_options: commaListOf((value) => option(value) ?? undefined),
  product_labels: commaListOf(optionalText),
  configurable_options: listOf(configurableOption),
  configurable_children: listOf(coerceChild),
  product_links: listOf(productLink),
  bundle_options: listOf(bundleOption),
  custom_options: listOf(coerceCustomOption),
  new: integer,
  sale: integer,
  created_at: date,
  updated_at: date,
})

/** A product as the shop stores it, out of what dumps really hold; whether it makes sense is for the check to say. */
export function coerceProduct(raw: Fields): Fields {
  const fields = product(grossPrices(flattenAttributes(raw)))
  // An object comes out of the plan as one.
  const coerced = withDefaults(fields as Fields, { status: 1, visibility: 4, tax_class_id: null, type_id: typeOf(raw) })
  return linksOf(coerced)
}

function typeOf({ configurable_children: children, bundle_options: options }: Fields): string {
  if (Array.isArray(children) && children.length > 0) return 'configurable'
  return Array.isArray(options) && options.length > 0 ? 'bundle' : 'simple'
}

function coerceChild(value: unknown): unknown {
  if (!isFields(value)) return value
  const fields = grossPrices(flattenAttributes(value))
  return child(withDefaults(fields, { status: 1, id: fields['entity_id'] }))
}

/** A picture that is none, is left out. */
function galleryEntry(value: unknown): unknown {
  if (!isFields(value) || (picture(value['image']) ?? null) === null) return undefined
  return entry(value)
}

const entry = objectOf({ image: picture, pos: optional(number), typ: optional(text) })

const customTypes: Readonly<Record<string, string>> = { area: 'field', multiple: 'checkbox' }
const unasked: readonly unknown[] = ['file', 'date', 'date_time', 'time']

function coerceCustomOption(value: unknown): unknown {
  const fields = customOption(value)
  if (!isFields(fields)) return fields
  const { type, values, is_require: isRequired } = fields
  // A wish the shop cannot ask for and nobody has to have is left out; one that must be had refuses the product.
  if (unasked.includes(type) && isRequired !== true) return undefined
  const known = typeof type === 'string' ? (customTypes[type] ?? type) : type
  const priced = Array.isArray(values)
    ? values.map((each) => (isFields(each) ? withDefaults(each, { price: 0, price_type: 'fixed' }) : each))
    : values
  return { ...fields, type: known, ...(values !== undefined && { values: priced }) }
}

/** A link that does not say so starts from the product it stands in, and leads to a simple one. */
function linksOf(fields: Fields): Fields {
  const { product_links: links, sku } = fields
  if (!Array.isArray(links) || links.length === 0) return fields
  const complete = links.map((link) =>
    isFields(link) ? withDefaults(link, { sku, linked_product_type: 'simple' }) : link,
  )
  return { ...fields, product_links: complete }
}
