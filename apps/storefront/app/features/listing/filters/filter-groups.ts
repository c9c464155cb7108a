import {
  type Aggregations,
  type AvailableFilters,
  availableFilters,
  chosenOptions,
  type FilterOption,
  type FilterState,
  parsePriceRange,
  priceRangeId,
  priceRangeLabel,
} from '@vonk/domain/filters'
import type { ShopSettings } from '@vonk/domain/settings'
import type { StoreView } from '@vonk/domain/stores'
import type { AttributeFact } from '../../../request/catalogue-fact.ts'
import type { Chip, FilterGroup, FilterKind, ListedOption } from '../load/listing-data.ts'

type Attributes = ReadonlyMap<string, AttributeFact>

export type GroupsInput = {
  readonly aggregations: Aggregations | null
  readonly chosen: FilterState['chosen']
  readonly attributes: Attributes
  readonly total: number
  readonly view: StoreView
  readonly settings: ShopSettings
}

// Parents look for a size or an age first.
const order = ['size', 'pim_kinderleeftijd', 'color', 'price', 'pim_geslacht', 'pim_fitcode', 'pim_seizoen', 'brand']
const kinds: Readonly<Record<string, FilterKind>> = { size: 'sizes', color: 'swatches', price: 'price' }

/** The filters beside a list, in the order people reach for them, and the chosen ones as chips. */
export function toFilterGroups(input: GroupsInput): { groups: FilterGroup[]; chips: Chip[] } {
  const { aggregations, attributes, chosen, settings, view } = input
  const available = availableFilters({
    aggregations,
    labels: labelsOf(attributes),
    locale: view.locale,
    currencySign: view.priceFormat.currencySign,
    settings,
  })
  const groups = [...settings.listFilters]
    .sort((one, other) => rank(one) - rank(other))
    .map((code) => toGroup(code, available[code] ?? [], input))
    .filter((group) => isWorthShowing(group, input))
  return { groups, chips: toChips(chosen, available, input) }
}

function rank(code: string): number {
  const place = order.indexOf(code)
  return place === -1 ? order.length : place
}

function toGroup(
  code: string,
  options: readonly FilterOption[],
  { aggregations, attributes }: GroupsInput,
): FilterGroup {
  const fact = attributes.get(code)
  const places = new Map([...(fact?.options.keys() ?? [])].map((id, place) => [id, place]))
  const placeOf = ({ id }: FilterOption) => places.get(id) ?? places.size
  const sorted = code === 'price' ? options : options.toSorted((one, other) => placeOf(one) - placeOf(other))
  return {
    code,
    label: fact?.label ?? code,
    kind: kinds[code] ?? 'list',
    options: sorted.map((option, index) => {
      const before = sorted[index - 1]
      const isNewKind = before !== undefined && kindOf(fact, before) !== kindOf(fact, option)
      return toListedOption(option, { fact, count: countOf(aggregations, code, option.id), isNewKind })
    }),
  }
}

type OptionParts = { readonly fact: AttributeFact | undefined; readonly count: number; readonly isNewKind: boolean }

function toListedOption({ id, label, single }: FilterOption, { fact, count, isNewKind }: OptionParts): ListedOption {
  const swatch = fact?.options.get(id)?.swatch
  return { id, label, count, ...(swatch && { swatch }), ...(single && { single }), ...(isNewKind && { isNewKind }) }
}

function kindOf(fact: AttributeFact | undefined, { id }: FilterOption): string | null {
  return fact?.options.get(id)?.kind ?? null
}

/** A filter that every product passes helps nobody. */
function isWorthShowing({ code, options }: FilterGroup, { chosen, total }: GroupsInput): boolean {
  if (code in chosen || code === 'price') return true
  const [first, ...others] = options
  return first !== undefined && (others.length > 0 || first.count < total)
}

/** Variants have sizes of their own where the product has none; other attributes are on the product too. */
function countOf(aggregations: Aggregations | null, code: string, id: string): number {
  if (code === 'price') return rangeCount(aggregations, id)
  const own = termCount(aggregations, `agg_terms_${code}`, id)
  const ofVariants = termCount(aggregations, `agg_terms_${code}_options`, id)
  return code === 'size' ? own + ofVariants : Math.max(own, ofVariants)
}

function termCount(aggregations: Aggregations | null, name: string, id: string): number {
  return aggregations?.[name]?.buckets.find(({ key }) => String(key) === id)?.doc_count ?? 0
}

function rangeCount(aggregations: Aggregations | null, id: string): number {
  const bucket = aggregations?.['agg_range_price']?.buckets.find(({ key }) => {
    const range = parsePriceRange(String(key))
    return range !== null && priceRangeId(range) === id
  })
  return bucket?.doc_count ?? 0
}

function toChips(chosen: FilterState['chosen'], available: AvailableFilters, input: GroupsInput): Chip[] {
  return Object.entries(chosenOptions(chosen, available)).flatMap(([code, options]) =>
    options.map(({ id, label }) => ({
      code,
      id,
      label: label === id ? chipLabel(code, id, input) : label,
      ...(code === 'price' && { single: true as const }),
    })),
  )
}

/** An option no product of the list has any more still has a name, and a price range of the shopper's own has words. */
function chipLabel(code: string, id: string, { attributes, view }: GroupsInput): string {
  const range = code === 'price' ? parsePriceRange(id) : null
  if (range) return priceRangeLabel(range, view.priceFormat.currencySign)
  return attributes.get(code)?.options.get(id)?.label ?? id
}

function labelsOf(attributes: Attributes) {
  return Object.fromEntries(
    [...attributes].map(([code, { options }]) => [
      code,
      Object.fromEntries([...options].map(([id, { label }]) => [id, label])),
    ]),
  )
}
