import type { Facet, Filter, SearchQuery } from '@vonk/search/port'
import { categoryCounts, categoryIds } from './make-catalogue.ts'
import { createRandom, type Random } from './random.ts'
import { textQueries } from './text-queries.ts'

export type Ask = SearchQuery | { readonly prefix: string }
export type Scenario = {
  readonly name: string
  readonly kind: 'listing' | 'text' | 'suggest'
  ask(random: Random): Ask
}

const attributes = [
  'brand',
  'size',
  'color',
  'price',
  'pim_geslacht',
  'pim_fitcode',
  'pim_seizoen',
  'pim_kinderleeftijd',
]
const sizesOf: Record<string, number> = { size: 60, color: 40 }

/** The eight filters of a list, each counted on the product and on its variants; prices in ranges. */
const facets: readonly Facet[] = attributes.flatMap((attribute): Facet[] => {
  const ignoring = [attribute]
  if (attribute === 'price') {
    const ranges = [{ from: 0, to: 100 }, { from: 100, to: 250 }, { from: 250, to: 500 }, { from: 500 }]
    return [
      { kind: 'terms', name: 'agg_terms_price', field: 'final_price', ignoring, size: 10 },
      { kind: 'ranges', name: 'agg_range_price', field: 'final_price', ignoring, ranges },
    ]
  }
  return ['', '_options'].map((twin) => ({
    kind: 'terms',
    name: `agg_terms_${attribute}${twin}`,
    field: attribute + twin,
    ignoring,
    size: sizesOf[attribute] ?? 10,
  }))
})

/** What a product card shows. */
const cardFields = {
  include: [
    'id',
    'sku',
    'type_id',
    'name',
    'image',
    'small_image',
    'url_path',
    'url_key',
    'price*',
    'special_price',
    'final_price',
    'original_price_incl_tax',
    'status',
    'stock',
    'color',
    'size_options',
    'color_options',
    'product_labels',
    'tax_class_id',
    'configurable_options',
    'configurable_children.sku',
    'configurable_children.id',
    'configurable_children.size',
    'configurable_children.color',
    'configurable_children.*price*',
    'configurable_children.status',
    'configurable_children.stock',
  ],
  exclude: ['*.sgn'],
}

const sorts: SearchQuery['sort'][] = [
  [{ field: 'updated_at', direction: 'desc' }],
  [{ field: 'final_price', direction: 'asc' }],
  [{ field: 'final_price', direction: 'desc' }],
  [{ field: 'category.position', direction: 'asc' }],
]

function oneOf(name: string, field: string, values: readonly (number | boolean)[]): Filter {
  return { name, condition: { kind: 'in', field, values } }
}

const shown = [oneOf('status', 'status', [0, 1]), oneOf('stock', 'stock.is_in_stock', [true])]
const listed = [oneOf('visibility', 'visibility', [2, 3, 4]), ...shown]
const searchable = [oneOf('visibility', 'visibility', [3, 4]), ...shown]

function listing(categoryOf: (random: Random) => number, choose: (random: Random) => readonly Filter[] = () => []) {
  return (random: Random): Ask => ({
    text: '',
    filters: [oneOf('category', 'category_ids', [categoryOf(random)]), ...listed, ...choose(random)],
    sort: random.pick(sorts),
    from: random.chance(0.7) ? 0 : 50 * random.below(4),
    size: 50,
    facets,
    fields: cardFields,
  })
}

function searching(counted: readonly Facet[]) {
  return (random: Random): Ask => ({
    text: random.pick(textQueries),
    filters: searchable,
    sort: ['relevance'],
    from: 0,
    size: 18,
    facets: counted,
    fields: cardFields,
  })
}

const { departments, shelves, leaves } = categoryCounts
const inDepartment = (random: Random) => categoryIds.department(random.below(departments))

function chosen(random: Random): Filter[] {
  const variantHas = (attribute: string, values: readonly number[]): Filter => ({
    name: attribute,
    condition: { kind: 'any', of: [attribute, `${attribute}_options`].map((field) => ({ kind: 'in', field, values })) },
  })
  const least = random.below(60)
  return [
    variantHas('size', [800 + random.below(35), 800 + random.below(35)]),
    variantHas('color', [600 + random.below(25), 600 + random.below(25), 600 + random.below(25)]),
    { name: 'price', condition: { kind: 'range', field: 'final_price', gte: least, lt: least + 50 } },
  ]
}

export const scenarios: readonly Scenario[] = [
  {
    name: 'listing: leaf category',
    kind: 'listing',
    ask: listing((random) => categoryIds.leaf(random.below(departments), random.below(leaves))),
  },
  {
    name: 'listing: shelf',
    kind: 'listing',
    ask: listing((random) => categoryIds.shelf(random.below(departments), random.below(shelves))),
  },
  { name: 'listing: department (a quarter)', kind: 'listing', ask: listing(inDepartment) },
  { name: 'listing: everything', kind: 'listing', ask: listing(() => categoryIds.everything) },
  { name: 'listing: filtered by size, colour, price', kind: 'listing', ask: listing(inDepartment, chosen) },
  { name: 'text', kind: 'text', ask: searching([]) },
  { name: 'text with all facets', kind: 'text', ask: searching(facets) },
  { name: 'suggestions', kind: 'suggest', ask: (random) => ({ prefix: startOf(random.pick(textQueries), random) }) },
]

function startOf(text: string, random: Random): string {
  return text.slice(0, 2 + random.below(5))
}

/** The same questions for every candidate. */
export function asksOf({ ask }: Scenario, count: number): Ask[] {
  const random = createRandom(11)
  return Array.from({ length: count }, () => ask(random))
}
