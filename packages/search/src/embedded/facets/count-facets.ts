import type { Facet, RangeBucket, SearchAnswer, TermsBucket } from '../../port.ts'
import { compareTokens, scalarOf } from '../../values/token.ts'
import type { Field } from '../fields/field.ts'
import type { FieldTree } from '../fields/field-tree.ts'
import { pickLowest } from '../order/pick-lowest.ts'
import { type Bitset, intersect } from '../sets/bitset.ts'
import { countRanges } from './count-ranges.ts'
import { CountedDocuments } from './counted-documents.ts'

type Buckets = readonly TermsBucket[] | readonly RangeBucket[]

export type FacetInput = {
  readonly fields: FieldTree
  readonly live: Bitset
  /** How many are live. */
  readonly documents: number
  /** What the text found; all that is live without a text. */
  readonly found: Bitset
  readonly filters: readonly { readonly name: string; readonly bits: Bitset }[]
  /** Space for all slots. */
  readonly room: Uint32Array
}

/** Every facet over the documents that pass all filters but those it ignores; facets that ignore the same are counted together. */
export function countFacets(facets: readonly Facet[], input: FacetInput): SearchAnswer['facets'] {
  if (facets.length === 0) return {}
  const counted = new Map<string, Buckets>()
  const ignored = new Set(facets.flatMap(({ ignoring }) => ignoring))
  const base = narrow(input.found, input.filters, (name) => !ignored.has(name))
  const groups = Map.groupBy(facets, ({ ignoring }) => JSON.stringify(appliedNames(ignoring, input)))
  for (const group of groups.values()) {
    const ignoring = group[0]?.ignoring ?? []
    const passing = narrow(base, input.filters, (name) => ignored.has(name) && !ignoring.includes(name))
    const documents = new CountedDocuments({ ...input, passing })
    for (const facet of group) counted.set(facet.name, countFacet(facet, documents, input.fields))
  }
  return Object.fromEntries(facets.map(({ name }) => [name, counted.get(name) ?? []]))
}

function appliedNames(ignoring: readonly string[], { filters }: FacetInput): string[] {
  return filters.map(({ name }) => name).filter((name) => !ignoring.includes(name))
}

/** What of the given documents passes the filters that apply. */
function narrow(documents: Bitset, filters: FacetInput['filters'], applies: (name: string) => boolean): Bitset {
  const passing = documents.slice()
  for (const { name, bits } of filters) if (applies(name)) intersect(passing, bits)
  return passing
}

function countFacet(facet: Facet, documents: CountedDocuments, fields: FieldTree): Buckets {
  const field = fields.find(facet.field)?.field
  if (facet.kind === 'terms') return field ? countTerms(field, documents.countNumbers(field), facet.size) : []
  if (field) return countRanges(field, facet.ranges, documents)
  return facet.ranges.map((range) => ({ ...range, count: 0 }))
}

/** The values of a field with the number of documents that have them: most first, then by value. */
function countTerms(field: Field, counts: Uint32Array, size: number): TermsBucket[] {
  const numbers: number[] = []
  for (let number = 0; number < counts.length; number += 1) if (counts[number] !== 0) numbers.push(number)
  const keys = new Float64Array(numbers.length)
  for (let place = 0; place < keys.length; place += 1) keys[place] = -(counts[numbers[place] ?? 0] ?? 0)
  const tokenOf = (place: number) => field.tokenAt(numbers[place] ?? 0) ?? ''
  const compareTies = (a: number, b: number) => compareTokens(tokenOf(a), tokenOf(b))
  return Array.from(pickLowest({ keys, compareTies }, size), (place) => ({
    key: scalarOf(tokenOf(place)),
    count: -(keys[place] ?? 0),
  }))
}
