import type { Category } from './category.ts'

export function aCategory({ id, ...overrides }: Partial<Category> & { id: number }): Category {
  return {
    id,
    parentId: 2,
    parentIds: [2],
    name: `Category ${id}`,
    slug: `category-${id}`,
    level: 2,
    path: `1/2/${id}`,
    position: 1,
    isActive: true,
    productCount: 1,
    urlKey: `category-${id}`,
    urlPath: `category-${id}`,
    displayMode: 'PRODUCTS',
    metaTitle: '',
    metaDescription: '',
    metaKeywords: '',
    ...overrides,
  }
}
