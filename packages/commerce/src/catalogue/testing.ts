import type { AttributeDocument, CategoryDocument, ConfigurableChildDocument, ProductDocument } from '@vonk/contract'
import type { Db } from '@vonk/platform/db'
import { findProductsById } from './find-products.ts'

export const NOW = Date.parse('2026-11-15T12:00:00Z')
export const DAY = 24 * 60 * 60 * 1000

export function aProduct(overrides: Partial<ProductDocument> = {}): ProductDocument {
  const id = overrides.id ?? 1
  return {
    id,
    sku: `VK${id}`,
    type_id: 'simple',
    name: 'Jeans Bo',
    status: 1,
    visibility: 4,
    url_path: `jeans-${id}`,
    price: 49.99,
    ...overrides,
  }
}

export function aConfigurable(overrides: Partial<ProductDocument> = {}): ProductDocument {
  const product = aProduct({ type_id: 'configurable', ...overrides })
  const children = [92, 98].map((size) => aChild({ id: product.id * 1000 + size, sku: `${product.sku}-${size}`, size }))
  return { configurable_children: children, ...product }
}

export function aChild(overrides: Partial<ConfigurableChildDocument> = {}): ConfigurableChildDocument {
  return { id: 1092, sku: 'VK1-92', status: 1, price: 49.99, ...overrides }
}

export function aCategory(overrides: Partial<CategoryDocument> = {}): CategoryDocument {
  return {
    id: 3,
    parent_id: 2,
    name: 'Meisjes',
    level: 2,
    path: '1/2/3',
    position: 1,
    is_active: true,
    url_path: 'meisjes',
    ...overrides,
  }
}

export function anAttribute(overrides: Partial<AttributeDocument> = {}): AttributeDocument {
  return { attribute_id: 93, attribute_code: 'size', frontend_label: 'Maat', ...overrides }
}

export async function findProductById(db: Db, view: string, id: number): Promise<ProductDocument | null> {
  const [product = null] = await findProductsById(db, view, [id])
  return product
}
