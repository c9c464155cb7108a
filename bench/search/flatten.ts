import type { Condition, Facet, SearchDocument } from '@vonk/search/port'

export const numberFields = [
  'brand',
  'color',
  'pim_geslacht',
  'pim_fitcode',
  'pim_seizoen',
  'pim_kinderleeftijd',
  'visibility',
  'status',
] as const
export const listFields = ['category_ids', 'size_options', 'color_options'] as const

/** A document as engines without nested paths take it. */
export type FlatDocument = {
  readonly id: string
  readonly name: string
  readonly sku: string
  readonly categories: string
  readonly hints: string
  readonly final_price: number
  readonly updated: number
  readonly position: number
  readonly in_stock: string
  readonly numbers: Readonly<Record<(typeof numberFields)[number], number>>
  readonly lists: Readonly<Record<(typeof listFields)[number], readonly number[]>>
}

type Loose = Readonly<Record<string, unknown>>

export function flatten(document: SearchDocument): FlatDocument {
  const { id, name, sku, stock, final_price, updated_at, _search } = document
  const categories = objects(document['category'])
  const skus = objects(document['configurable_children']).map((child) => String(child['sku']))
  const pick = <Key extends string, Value>(keys: readonly Key[], read: (value: unknown) => Value) =>
    // Every key is in the list it was made from.
    Object.fromEntries(keys.map((key) => [key, read(document[key])])) as Record<Key, Value>
  return {
    id: String(id),
    name: String(name),
    sku: [String(sku), ...skus].join(' '),
    categories: categories.map((category) => String(category['name'])).join(' '),
    hints: [...(_search?.words ?? []), ...(_search?.sizes ?? [])].join(' '),
    final_price: Number(final_price ?? 0),
    updated: Date.parse(`${updated_at ?? '2022-01-01'}Z`) || 0,
    position: Math.min(...categories.map((category) => Number(category['position'] ?? 0))),
    in_stock: String(objects([stock])[0]?.['is_in_stock'] ?? true),
    numbers: pick(numberFields, (value) => Number(value ?? 0)),
    lists: pick(listFields, (value) => (Array.isArray(value) ? value.map(Number) : [])),
  }
}

function objects(value: unknown): Loose[] {
  return (Array.isArray(value) ? value : []).filter((one): one is Loose => typeof one === 'object' && one !== null)
}

/** The name a path of the questions has in flat documents; null when no document has it. */
export function flatField(path: string): string | null {
  const renamed: Record<string, string> = {
    'stock.is_in_stock': 'in_stock',
    updated_at: 'updated',
    'category.position': 'position',
  }
  const name = renamed[path] ?? path
  const fields: readonly string[] = ['in_stock', 'updated', 'position', 'final_price', ...numberFields, ...listFields]
  return fields.includes(name) ? name : null
}

/** Facets that are counted over the same documents: those that ignore the same of the filters that are set. */
export function groupFacets(facets: readonly Facet[], filters: readonly { readonly name: string }[]) {
  const ignored = ({ ignoring }: Facet) => filters.map(({ name }) => name).filter((name) => ignoring.includes(name))
  return [...Map.groupBy(facets, (facet) => ignored(facet).join())].map(([, group]) => ({
    facets: group,
    ignoring: group[0] ? ignored(group[0]) : [],
  }))
}

export type SimpleCondition = Extract<Condition, { readonly field: string }>

/** The questions of this bench: one field, or any of several. */
export function alternatives(condition: Condition): SimpleCondition[] {
  if ('field' in condition) return [condition]
  return condition.of.flatMap(alternatives)
}
