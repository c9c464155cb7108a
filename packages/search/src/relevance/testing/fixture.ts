import {
  type Audience,
  type Colour,
  categoryTreeOf,
  colours,
  type Fabric,
  fabricsFor,
  filterLabels,
  type GarmentType,
  garmentTypes,
  isShelvedIn,
  type Pattern,
  type Print,
  patterns,
  prints,
  writeProduct,
} from '@vonk/demo'
import type { SearchDocument } from '../../port.ts'
import { dyes, labels, motifs, nouns, styleNames } from './french.data.ts'

/** The languages that searches are judged in. */
export type JudgedLanguage = DemoLanguage | 'fr'
type DemoLanguage = 'nl' | 'de' | 'en'

/** What is true of a product, whatever its text says. */
export type Facts = {
  readonly id: number
  readonly sku: string
  readonly garment: GarmentType
  readonly fabric: Fabric
  readonly colour: string
  readonly audience: Audience
  readonly brand: keyof typeof trees
  readonly motif: Print | Pattern | null
  /** Those that can be bought. */
  readonly sizes: readonly string[]
}

type DemoDocument = SearchDocument & {
  readonly category: readonly { readonly name: string }[]
  readonly _search: { readonly words: readonly string[]; readonly sizes: readonly string[] }
}

export type Fixture = {
  readonly facts: ReadonlyMap<number, Facts>
  readonly documents: Readonly<Record<JudgedLanguage, readonly SearchDocument[]>>
}

const STYLES_PER_GARMENT = 8
const COLOURS_PER_STYLE = 3
const audiences: readonly Audience[] = ['girls', 'boys', 'baby', 'unisex']
const sizeRuns: Readonly<Record<Audience, readonly number[]>> = {
  baby: [62, 68, 74, 80, 86, 92],
  girls: [98, 104, 110, 116, 122, 128],
  boys: [116, 122, 128, 134, 140, 146],
  unisex: [104, 110, 116, 122, 128, 134],
  teens: [152, 158, 164, 170, 176],
}
const trees = { vonk: categoryTreeOf('vonk'), razz: categoryTreeOf('razz') }

/** Six hundred products of the label in four languages, with sizes and colours: the same in every run. */
export function makeFixture(): Fixture {
  const products = garmentTypes.flatMap((garment, kind) =>
    Array.from({ length: STYLES_PER_GARMENT * COLOURS_PER_STYLE }, (_, place) => makeProduct(garment, kind, place)),
  )
  return {
    facts: new Map(products.map(({ facts }) => [facts.id, facts])),
    documents: {
      nl: products.map(({ documents }) => documents.nl),
      de: products.map(({ documents }) => documents.de),
      en: products.map(({ documents }) => documents.en),
      fr: products.map(({ documents }) => documents.fr),
    },
  }
}

function makeProduct(garment: GarmentType, kind: number, place: number) {
  const style = Math.floor(place / COLOURS_PER_STYLE)
  const number = kind * STYLES_PER_GARMENT + style
  const brand = style >= 6 ? 'razz' : 'vonk'
  const audience = brand === 'razz' ? 'teens' : turn(audiences, style + kind)
  const colour = turn(colours, place * 7 + kind * 3)
  const fabric = turn(fabricsFor[garment], style)
  const id = 1_000 + number * 10 + (place % COLOURS_PER_STYLE)
  const sku = `${brand === 'razz' ? 'RZ' : 'VK'}${1_000 + number}-${colour.id}`
  const motif = motifOf(number)
  const sizes = sizeRuns[audience].filter((_, index) => (index + place) % 5 !== 4).map(String)
  const facts: Facts = {
    id,
    sku,
    garment,
    fabric,
    colour: colour.id,
    audience,
    brand,
    motif: motif?.name ?? null,
    sizes,
  }
  const words = writeProduct({
    garment,
    brand,
    audience,
    colour,
    fabric,
    season: 'all-year',
    seed: number,
    ...motif?.look,
  })
  const inLanguage = (language: DemoLanguage) => describeIn(language, words.name[language], { facts, colour })
  const [nl, de, en] = [inLanguage('nl'), inLanguage('de'), inLanguage('en')]
  return { facts, documents: { nl, de, en, fr: describeInFrench(en, { facts, number }) } }
}

function motifOf(number: number) {
  if (number % 3 === 0) return null
  const print = turn(prints, number)
  const pattern = turn(patterns, number)
  if (number % 3 === 1) return { name: print, look: { print } }
  return pattern === 'plain' ? null : { name: pattern, look: { pattern } }
}

/** The document as the catalogue indexes it: the labels of its options become words. */
function describeIn(
  language: DemoLanguage,
  name: string,
  { facts, colour }: { facts: Facts; colour: Colour },
): DemoDocument {
  const { id, sku, brand, audience, sizes, garment, fabric } = facts
  const departments = trees[brand].filter((category) => isShelvedIn(category, { garment, fabric, audience }))
  const categories = departments.flatMap((department) => [
    department,
    ...department.children.filter((child) => isShelvedIn(child, { garment, fabric, audience })),
    ...department.children.flatMap(({ children }) =>
      children.filter((leaf) => isShelvedIn(leaf, { garment, fabric, audience })),
    ),
  ])
  const label = (attribute: 'brand' | 'pim_geslacht', code: string) =>
    filterLabels[attribute].options.find((option) => option.code === code)?.label[language] ?? ''
  const genders = { girls: 'meisje', boys: 'jongen', baby: 'unisex', unisex: 'unisex', teens: 'unisex' }
  return {
    id,
    sku,
    name,
    category: [...new Set(categories.map((category) => category.name[language]))].map((title) => ({ name: title })),
    configurable_children: sizeRuns[audience].map((size) => ({ sku: `${sku}-${size}` })),
    _search: {
      words: [colour.names[language], label('brand', brand), label('pim_geslacht', genders[audience])],
      sizes,
    },
  }
}

/** The demo has no French: its English document with other words. */
function describeInFrench(
  { category, _search, ...english }: DemoDocument,
  { facts, number }: { facts: Facts; number: number },
): SearchDocument {
  const { garment, fabric, motif, colour } = facts
  const noun = nouns[garment][fabric] ?? nouns[garment].usual
  const translated = (label: string) => labels[label] ?? label
  return {
    ...english,
    name: [noun, turn(styleNames, number), motif ? motifs[motif] : ''].join(' ').trim(),
    category: category.map(({ name }) => ({ name: translated(name) })),
    _search: { ..._search, words: [dyes[colour] ?? '', ..._search.words.slice(1).map(translated)] },
  }
}

function turn<Item>(list: readonly Item[], place: number): Item {
  const found = list[place % list.length]
  if (found === undefined) throw new Error('an empty list has no turns')
  return found
}
