import { err, ok, type Result } from '../result/index.ts'
import { type Category, rootCategoryId } from './category.ts'

export type CategoryKey = 'id' | 'url_key' | 'slug' | 'url_path'
export type CategoryLookup = { readonly key: CategoryKey; readonly value: string | number }
export type CategoryRefusal = CategoryLookup & { readonly code: 'category-not-found'; readonly message: string }

/** The category with this id, url-key, slug or url_path; ids below the root are the shop's own scaffolding, not categories. */
export function findCategory(
  categories: readonly Category[],
  { key, value }: CategoryLookup,
  settings: { readonly rootCategoryId: number } = { rootCategoryId },
): Result<Category, CategoryRefusal> {
  const wanted = key === 'url_path' ? barePath(String(value)) : String(value)
  const found = wanted === '' ? null : categories.find((category) => keyOf(category, key) === wanted)
  if (!found || (key === 'id' && found.id < settings.rootCategoryId)) {
    const message = `Category query returned empty result ${key} = ${value}`
    return err({ code: 'category-not-found', key, value, message })
  }
  return ok(found)
}

function keyOf(category: Category, key: CategoryKey): string {
  switch (key) {
    case 'id':
      return String(category.id)
    case 'url_key':
      return category.urlKey
    case 'slug':
      return category.slug
    case 'url_path':
      return barePath(category.urlPath)
  }
}

function barePath(path: string): string {
  return path.split('/').filter(Boolean).join('/')
}
