import type { CategoryDocument } from '@vonk/contract'
import { rootCategoryId } from '@vonk/domain/categories'
import { slugify } from '@vonk/domain/text'
import type { Language } from '../../label/language.ts'
import { type CategoryDescription, describeCategory } from '../../words/index.ts'
import { type CategoryPlan, flatten } from '../shop-floor/plan-categories.ts'
import type { Shop } from '../shop-floor/shops.ts'
import { archive, rootName } from './phrases.data.ts'

const ROOT = rootCategoryId
const ABOVE_ROOT = 1

/** The tree of a shop under its root, and one category that is closed, in the language asked for. */
export function categoryDocuments(
  shop: Shop,
  departments: readonly CategoryPlan[],
): (language: Language) => CategoryDocument[] {
  const told = flatten(departments).map((category) => ({
    category,
    words: describeCategory(category.words.code, shop.brand),
  }))
  return (language) => [
    rootDocument(language, departments),
    ...told.map(({ category, words }) => categoryDocument(category, { shop, language, words })),
    archiveDocument(shop, language),
  ]
}

/** The same categories after more has come: how many more each of them lists, by its id. */
export function countMore(
  categories: readonly CategoryDocument[],
  more: ReadonlyMap<number, number>,
): CategoryDocument[] {
  const count = <T extends Counted>(category: T): T => ({
    ...category,
    product_count: (category.product_count ?? 0) + (more.get(category.id) ?? 0),
    ...(category.children_data && { children_data: category.children_data.map(count) }),
  })
  return categories.map(count)
}

type Counted = {
  readonly id: number
  readonly product_count?: number | null | undefined
  readonly children_data?: Counted[] | null | undefined
}

type Telling = { readonly shop: Shop; readonly language: Language; readonly words: CategoryDescription }

function categoryDocument(category: CategoryPlan, { shop, language, words }: Telling): CategoryDocument {
  const { id, level, position, ancestors, children, listed } = category
  const { code, name, slug, displayMode } = category.words
  const tile = code.replace(/^sample-/, '')
  return {
    id,
    parent_id: ancestors.at(-1) ?? ROOT,
    parent_ids: [ROOT, ...ancestors],
    name: name[language],
    slug: slug[language],
    level,
    path: [ABOVE_ROOT, ROOT, ...ancestors, id].join('/'),
    position,
    is_active: true,
    include_in_menu: 1,
    product_count: listed.size,
    url_key: slug[language],
    url_path: slug[language],
    display_mode: displayMode,
    children_count: children.length,
    children_data: children.map((child) => branch(child, language)),
    description: words.description[language],
    image: `/category/600x744/${shop.brand}-${tile}.svg`,
    meta_title: words.metaTitle[language],
    meta_description: words.metaDescription[language],
    meta_keywords: null,
    available_sort_by: null,
    code,
  }
}

type Branch = {
  readonly id: number
  readonly name: string
  readonly url_path: string
  readonly level: number
  readonly position: number
  readonly is_active: boolean
  readonly product_count: number
  readonly children_data: Branch[]
}

function branch({ id, words, level, position, listed, children }: CategoryPlan, language: Language): Branch {
  return {
    id,
    name: words.name[language],
    url_path: words.slug[language],
    level,
    position,
    is_active: true,
    product_count: listed.size,
    children_data: children.map((child) => branch(child, language)),
  }
}

function rootDocument(language: Language, departments: readonly CategoryPlan[]): CategoryDocument {
  const products = new Set(departments.flatMap(({ listed }) => [...listed]))
  return {
    id: ROOT,
    parent_id: ABOVE_ROOT,
    parent_ids: [ABOVE_ROOT],
    name: rootName[language],
    slug: 'root',
    level: 1,
    path: `${ABOVE_ROOT}/${ROOT}`,
    position: 1,
    is_active: true,
    include_in_menu: 0,
    product_count: products.size,
    url_key: null,
    url_path: null,
    display_mode: 'PRODUCTS',
    children_count: departments.length,
    children_data: departments.map((department) => branch(department, language)),
    code: 'root',
  }
}

function archiveDocument({ categoryBase }: Shop, language: Language): CategoryDocument {
  const slug = slugify(archive.name[language])
  return {
    id: categoryBase + 900,
    parent_id: ROOT,
    parent_ids: [ROOT],
    name: archive.name[language],
    slug,
    level: 2,
    path: `${ABOVE_ROOT}/${ROOT}/${categoryBase + 900}`,
    position: 99,
    is_active: false,
    include_in_menu: 0,
    product_count: 0,
    url_key: slug,
    url_path: slug,
    display_mode: 'PRODUCTS',
    children_count: 0,
    children_data: [],
    description: archive.description[language],
    code: 'archive',
  }
}
