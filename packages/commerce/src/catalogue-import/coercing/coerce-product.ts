import { type Fields, isFields } from '../reading/dump-row.ts'
import { coerceChild, soldFields } from './coerce-child.ts'
import { coerceBundleOption, coerceConfigurableOption, coerceCustomOption } from './coerce-options.ts'
import {
  commaListOf,
  date,
  flag,
  integer,
  listOf,
  markup,
  name,
  number,
  objectOf,
  option,
  optional,
  optionalText,
  picture,
  text,
  withDefaults,
} from './coercions.ts'
import { flattenAttributes } from './flatten-attributes.ts'
import { grossPrices } from './gross-prices.ts'

const optionIds = commaListOf(optional(option))

const product = objectOf({
  ...soldFields,
  type_id: text,
  description: markup,
  short_description: markup,
  meta_title: name,
  meta_description: name,
  slug: text,
  url_key: text,
  url_path: text,
  visibility: integer,
  small_image: picture,
  thumbnail: picture,
  media_gallery: coerceGallery,
  category_ids: commaListOf(integer),
  category: listOf(objectOf({ category_id: integer, name, position: number })),
  brand: option,
  pim_geslacht: option,
  pim_fitcode: option,
  pim_seizoen: option,
  pim_kinderleeftijd: option,
  size_options: optionIds,
  color_options: optionIds,
  product_labels: commaListOf(optionalText),
  configurable_options: listOf(coerceConfigurableOption),
  configurable_children: listOf(coerceChild),
  product_links: listOf(
    objectOf({ sku: text, linked_product_sku: text, position: optional(number), qty: optional(number) }),
  ),
  bundle_options: listOf(coerceBundleOption),
  custom_options: listOf(coerceCustomOption),
  is_gift_card: flag,
  is_personalised: flag,
  new: integer,
  sale: integer,
  created_at: date,
  updated_at: date,
})

/** A product as the shop stores it, out of what dumps really hold; whether it makes sense is for the check to say. */
export function coerceProduct(raw: Fields): Fields {
  const fields = grossPrices(flattenAttributes(raw))
  const coerced = product(withDefaults(fields, { status: 1, visibility: 4, type_id: typeOf(fields) }))
  return completeLinks(isFields(coerced) ? coerced : fields)
}

function typeOf({ configurable_children: children, bundle_options: options }: Fields): string {
  if (Array.isArray(children) && children.length > 0) return 'configurable'
  return Array.isArray(options) && options.length > 0 ? 'bundle' : 'simple'
}

/** Magento 1 writes the only picture as its path. */
function coerceGallery(value: unknown): unknown {
  return gallery(typeof value === 'string' && value.trim() !== '' ? [value] : value)
}

const gallery = listOf(coerceGalleryEntry)

/** A picture that is none, is left out. */
function coerceGalleryEntry(entry: unknown): unknown {
  const value = typeof entry === 'string' ? { image: entry } : entry
  const isShown = isFields(value) && (picture(value['image']) ?? null) !== null
  return isShown ? galleryEntry(value) : undefined
}

const galleryEntry = objectOf({ image: picture, pos: optional(number), typ: optional(text) })

/** A link that does not say so starts from the product it stands in, and leads to a simple one. */
function completeLinks(fields: Fields): Fields {
  const { product_links: links, sku } = fields
  if (!Array.isArray(links) || links.length === 0) return fields
  const complete = links.map((link) =>
    isFields(link) ? withDefaults(link, { sku, linked_product_type: 'simple' }) : link,
  )
  return { ...fields, product_links: complete }
}
