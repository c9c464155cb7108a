import { slugify } from '@vonk/domain/text'
import type { Brand, Fabric, GarmentType } from '../../label/index.ts'
import type { Audience, Translated } from '../product-brief.ts'
import { type Ware, wareOf } from '../products/ware-of.ts'
import type { SpecialKind } from '../specials/special.ts'
import { type CategoryGroup, categoryGroups, departmentRows, type Row, specialRows } from './category-rows.data.ts'

export type CategoryWords = {
  /** Unique in its tree: `girls-tees`. Those of a sample sale start with `sample-`. */
  readonly code: string
  readonly name: Translated
  readonly slug: Translated
  /** Whose things hang there; null for everyone's. */
  readonly audience: Audience | null
  /** What hangs there, its children's included. */
  readonly wares: readonly Ware[]
  readonly specials: readonly SpecialKind[]
  readonly displayMode: 'PRODUCTS' | 'PAGE'
  readonly children: readonly CategoryWords[]
}
export type DepartmentWords = CategoryWords

type Department = {
  readonly row: Row
  readonly audience: Audience | null
  readonly categoryGroups: readonly CategoryGroup[]
}

const departments: Readonly<Record<Brand, readonly Department[]>> = {
  vonk: [
    { row: departmentRows.girls, audience: 'girls', categoryGroups: categoryGroups.girls },
    { row: departmentRows.boys, audience: 'boys', categoryGroups: categoryGroups.boys },
    { row: departmentRows.baby, audience: 'baby', categoryGroups: categoryGroups.baby },
  ],
  razz: [
    { row: departmentRows.razzGirls, audience: 'girls', categoryGroups: categoryGroups.razzGirls },
    { row: departmentRows.razzBoys, audience: 'boys', categoryGroups: categoryGroups.razzBoys },
    { row: departmentRows.all, audience: 'unisex', categoryGroups: categoryGroups.razzAll },
  ],
}

/** The departments of a shop; a slug carries its parents, so it is unique in its language. */
export function categoryTreeOf(
  brand: Brand,
  { isSampleSale = false }: { isSampleSale?: boolean } = {},
): readonly DepartmentWords[] {
  const own = departments[brand].map(isSampleSale ? sampleDepartment : department)
  if (isSampleSale) return own
  const page = departmentRows[brand === 'vonk' ? 'inspiration' : 'lookbook']
  return [...own, seasonal(departmentRows.new, own), seasonal(departmentRows.sale, own), inspiring(page)]
}

/** Whether a garment hangs in a category; what is for everyone hangs with girls and boys too. */
export function isShelvedIn(
  { audience, wares }: Pick<CategoryWords, 'audience' | 'wares'>,
  product: { readonly garment: GarmentType; readonly fabric: Fabric; readonly audience: Audience },
): boolean {
  const isForEveryone = product.audience === 'unisex' || product.audience === 'teens'
  const suits = audience === null || audience === product.audience || (isForEveryone && audience !== 'baby')
  return suits && wares.includes(wareOf(product))
}

function department({ row, audience, categoryGroups }: Department): DepartmentWords {
  const root = category(row, { audience })
  const children = categoryGroups.map((group) => {
    const leaves = group.rows.map((leaf) => category(leaf, { audience, under: root }))
    return { ...category(group.row, { audience, under: root }), wares: waresOf(leaves), children: leaves }
  })
  return { ...root, wares: waresOf(children), children }
}

/** A sample sale has no third level: there is too little of each thing. */
function sampleDepartment(described: Department): DepartmentWords {
  const full = department(described)
  const sampled = (words: CategoryWords) => ({ ...words, code: `sample-${words.code}` })
  return { ...sampled(full), children: full.children.map((group) => ({ ...sampled(group), children: [] })) }
}

function seasonal(row: Row, own: readonly DepartmentWords[]): DepartmentWords {
  const root = category(row, { audience: null })
  const children = own.map(({ code, name, audience, wares }) => ({
    ...category([code, name.nl, name.de, name.en], { audience, under: root }),
    wares,
  }))
  return { ...root, wares: waresOf(children), children }
}

function inspiring(row: Row): DepartmentWords {
  const root = category(row, { audience: null })
  const children = specialRows.map(({ row, specials }) => ({
    ...category(row, { audience: null, under: root }),
    specials,
  }))
  return { ...root, displayMode: 'PAGE', children }
}

function waresOf(categories: readonly CategoryWords[]): readonly Ware[] {
  return [...new Set(categories.flatMap(({ wares }) => wares))]
}

function category(
  [code, nl, de, en, ...wares]: Row,
  { audience, under }: { audience: Audience | null; under?: CategoryWords },
): CategoryWords {
  const slug = (language: keyof Translated, name: string) => slugify(under ? `${under.slug[language]} ${name}` : name)
  return {
    code: under ? `${under.code}-${code}` : code,
    name: { nl, de, en },
    slug: { nl: slug('nl', nl), de: slug('de', de), en: slug('en', en) },
    audience,
    wares,
    specials: [],
    displayMode: 'PRODUCTS',
    children: [],
  }
}
