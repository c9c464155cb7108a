import type { Fields } from './dump-row.ts'
import type { IntakeEntity } from './intake-entity.ts'

type Sign = readonly [IntakeEntity, (has: (name: string) => boolean) => boolean]

const signs: readonly Sign[] = [
  ['attribute', (has) => has('attribute_code') && !has('sku')],
  ['taxrule', (has) => has('rates') && has('product_tax_class_ids')],
  ['review', (has) => has('product_id') && has('nickname')],
  ['product', (has) => has('sku')],
  ['category', (has) => has('name') && ['parent_id', 'path', 'level', 'children_data'].some(has)],
]

/** What a document is, by the fields only its kind has; null when it could be anything. */
export function recogniseEntity(fields: Fields): IntakeEntity | null {
  const has = (name: string) => fields[name] !== undefined
  return signs.find(([, isShown]) => isShown(has))?.[0] ?? null
}
