import type { Category } from '../categories/index.ts'
import { categoryPage, type UrlSettings } from './shop-pages.ts'

export type Crumb = { readonly name: string; readonly page: string }
export type BreadcrumbSettings = UrlSettings & { readonly rootCategoryId: number }

/** The way from the top down to a category; scaffolding and categories without an address are left out. */
export function categoryTrail(
  category: Category,
  categories: readonly Category[],
  settings: BreadcrumbSettings,
): Crumb[] {
  const byId = new Map([...categories, category].map((each) => [each.id, each]))
  return ancestorIds(category)
    .filter((id) => id > settings.rootCategoryId)
    .flatMap((id) => byId.get(id) ?? [])
    .filter((step) => step.urlPath !== '')
    .map((step) => ({ name: step.name, page: categoryPage(step, settings) }))
}

/** The way to a product: through the category the shopper came from, else through its deepest one. */
export function productTrail(
  product: { readonly categoryIds: readonly number[]; readonly currentCategoryId: number | null },
  categories: readonly Category[],
  settings: BreadcrumbSettings,
): Crumb[] {
  const byId = new Map(categories.map((category) => [category.id, category]))
  const own = product.categoryIds.flatMap((id) => byId.get(id) ?? [])
  const current = own.find(({ id }) => id === product.currentCategoryId && id !== settings.rootCategoryId)
  const category = current ?? deepest(own)
  return category ? categoryTrail(category, categories, settings) : []
}

function ancestorIds(category: Category): number[] {
  if (category.parentIds.length > 0) return [...new Set([...category.parentIds, category.id])]
  return category.path.split('/').map(Number)
}

function deepest(categories: readonly Category[]): Category | null {
  return categories.reduce<Category | null>((best, next) => (best && best.level >= next.level ? best : next), null)
}
