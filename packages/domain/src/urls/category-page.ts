import type { Category } from '../categories/index.ts'
import { joinSegments, storedSegments } from './path-segments.ts'
import type { UrlSettings } from './product-page.ts'

type CategoryAddress = Pick<Category, 'slug' | 'urlPath'>

/** The page of a category inside its view. */
export function categoryPage(category: CategoryAddress, settings: UrlSettings): string {
  return settings.useUrlDispatcher && category.urlPath !== ''
    ? joinSegments(storedSegments(category.urlPath))
    : joinSegments(['c', category.slug])
}

/** The name and params existing clients know a category page by. */
export function categoryRoute(
  category: CategoryAddress,
  settings: UrlSettings,
): { readonly name: 'category'; readonly params: { readonly slug: string } } {
  return { name: 'category', params: { slug: settings.useUrlDispatcher ? category.urlPath : category.slug } }
}

/** A category that shows content only has no listing of its own. */
export function isMappedCategory(category: Pick<Category, 'displayMode'>): boolean {
  return category.displayMode !== 'PAGE'
}
