import {
  type Aggregations,
  type AvailableFilters,
  availableFilters,
  type ColourFamily,
  chosenOptions,
  chosenPriceLabel,
  colourFamilies,
  colourFamily,
  type FilterOption,
  type FilterState,
  parsePriceRange,
  priceRangeId,
} from '@vonk/domain/filters'
import { formatPrice } from '@vonk/domain/pricing'
import type { ShopSettings } from '@vonk/domain/settings'
import type { StoreView } from '@vonk/domain/stores'
import type { ShopI18n } from '#i18n/index.ts'
import type { AttributeFact } from '#request/catalogue-fact.ts'
import type { Chip, FilterGroup, FilterKind } from '../load/listing-data.ts'
import { priceSpread } from './price-spread.ts'

type Attributes = ReadonlyMap<string, AttributeFact>

export type GroupsInput = {
  readonly aggregations: Aggregations | null
  readonly chosen: FilterState['chosen']
  readonly attributes: Attributes
  readonly total: number
  readonly view: StoreView
  readonly settings: ShopSettings
  readonly i18n: ShopI18n
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

function toGroup(code: string, options: readonly FilterOption[], input: GroupsInput): FilterGroup {
  const { aggregations, attributes, i18n } = input
  const fact = attributes.get(code)
  const places = new Map([...(fact?.options.keys() ?? [])].map((id, place) => [id, place]))
  const placeOf = (option: FilterOption) =>
    familyRank(fact, option) * (places.size + 1) + (places.get(option.id) ?? places.size)
  const sorted = code === 'price' ? options : options.toSorted((one, other) => placeOf(one) - placeOf(other))
  const captions = captionsOf(sorted.map((option) => kindOf(fact, option)))
  return {
    code,
    label: fact?.label ?? code,
    kind: kinds[code] ?? 'list',
    ...(code === 'price' && spreadOf(input)),
    options: sorted.map((option, index) => ({
      ...toListedOption(option, fact),
      count: countOf(aggregations, code, option.id),
      ...captionFor(captions[index], i18n),
    })),
  }
}

function spreadOf({ aggregations, view: { priceFormat }, i18n }: GroupsInput): Pick<FilterGroup, 'spread'> {
  const spread = priceSpread(aggregations)
  if (!spread) return {}
  const [from, to] = [spread.lowest, spread.highest].map((price) => formatPrice(price, priceFormat))
  return { spread: { path: spread.path, ends: i18n._('filter-kinds.prices', { from, to }) } }
}

function toListedOption({ id, label, single }: FilterOption, fact: AttributeFact | undefined) {
  const { swatch, age } = fact?.options.get(id) ?? {}
  return { id, label, ...(swatch && { swatch }), ...(age && { age }), ...(single && { single }) }
}

/** Blues come after reds. What has no colour keeps its place. */
function familyRank(fact: AttributeFact | undefined, option: FilterOption): number {
  const family = familyOf(fact, option)
  return family ? colourFamilies.indexOf(family) : colourFamilies.length
}

function familyOf(fact: AttributeFact | undefined, { id }: FilterOption): ColourFamily | null {
  const swatch = fact?.options.get(id)?.swatch
  return swatch ? colourFamily(swatch) : null
}

type OptionKind = SizeKind | ColourFamily

const sizeKinds = ['height', 'letter', 'shoe', 'head', 'sock'] as const
type SizeKind = (typeof sizeKinds)[number]

/** What an option is, where there is a word for it. */
function kindOf(fact: AttributeFact | undefined, option: FilterOption): OptionKind | null {
  const kind = fact?.options.get(option.id)?.kind
  return sizeKinds.find((sizeKind) => sizeKind === kind) ?? familyOf(fact, option)
}

/** The kind that begins at each place; undefined where it goes on. One kind alone needs no word. */
function captionsOf(kinds: readonly (OptionKind | null)[]): (OptionKind | null | undefined)[] {
  const isOne = new Set(kinds).size === 1
  return kinds.map((kind, index) => (isOne || (index > 0 && kinds[index - 1] === kind) ? undefined : kind))
}

function captionFor(kind: OptionKind | null | undefined, i18n: ShopI18n): { readonly caption?: string } {
  if (kind === undefined) return {}
  return { caption: kind === null ? '' : i18n._(`filter-kinds.${kind}`) }
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
function chipLabel(code: string, id: string, { attributes, view, settings }: GroupsInput): string {
  const range = code === 'price' ? parsePriceRange(id) : null
  if (range) return chosenPriceLabel(range, { priceFormat: view.priceFormat, priceRanges: settings.priceRanges })
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
