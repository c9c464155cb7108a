import type { Category } from './category.ts'

/** The categories shoppers see, in the order the shop gives them. */
export function offeredCategories(categories: readonly Category[]): Category[] {
  return categories.filter((category) => category.isActive).sort((a, b) => a.position - b.position || a.id - b.id)
}
