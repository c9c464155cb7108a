import { type Fields, isFields } from '../reading/dump-row.ts'
import {
  type Coercion,
  commaListOf,
  date,
  flag,
  integer,
  listOf,
  markup,
  name,
  number,
  objectOf,
  optional,
  picture,
  text,
  withDefaults,
} from './coercions.ts'

const branch = objectOf({
  id: integer,
  name,
  parent_id: integer,
  level: integer,
  position: integer,
  is_active: flag,
  product_count: integer,
  children_data: (value) => branches(value),
})
const branches = listOf(branch)

const category = objectOf({
  id: integer,
  parent_id: integer,
  parent_ids: commaListOf(integer),
  name,
  slug: text,
  level: integer,
  path: text,
  position: integer,
  is_active: flag,
  product_count: integer,
  url_key: text,
  url_path: text,
  display_mode: text,
  children_data: branches,
  children_count: integer,
  description: markup,
  image: picture,
  meta_title: name,
  meta_description: name,
  meta_keywords: text,
})

/** Its place in the tree is worked out with the other categories. */
export function coerceCategory(raw: Fields): Fields {
  return withDefaults(coerceWith(category, raw), { is_active: true, position: 0 })
}

const named = objectOf({ label: name, sort_order: optional(integer) })

const attribute = objectOf({
  id: optional(integer),
  attribute_id: integer,
  attribute_code: text,
  frontend_label: name,
  default_frontend_label: name,
  is_user_defined: flag,
  is_visible: flag,
  options: listOf((option) => named(isFields(option) ? withDefaults(option, { label: '' }) : option)),
})

export function coerceAttribute(raw: Fields): Fields {
  const fields = coerceWith(attribute, raw)
  return withDefaults(fields, { attribute_id: fields['id'] })
}

const ids = commaListOf(integer)

const taxRule = objectOf({
  id: integer,
  priority: integer,
  position: integer,
  customer_tax_class_ids: ids,
  product_tax_class_ids: ids,
  tax_rate_ids: ids,
  rates: listOf(objectOf({ id: integer, tax_region_id: integer, tax_postcode: text, rate: number })),
})

export function coerceTaxRule(raw: Fields): Fields {
  return coerceWith(taxRule, raw)
}

const review = objectOf({
  id: integer,
  product_id: integer,
  title: text,
  detail: text,
  nickname: text,
  review_status: integer,
  created_at: date,
  customer_id: integer,
  ratings: listOf(objectOf({ rating_name: text, value: number, percent: optional(number) })),
})

/** One that nobody has approved was never shown, and is not shown here. */
export function coerceReview(raw: Fields): Fields {
  const fields = withDefaults(raw, { id: raw['review_id'], product_id: raw['entity_pk_value'], review_status: PENDING })
  return coerceWith(review, fields)
}

const PENDING = 2

function coerceWith(coerce: Coercion, raw: Fields): Fields {
  const coerced = coerce(raw)
  return isFields(coerced) ? coerced : raw
}
