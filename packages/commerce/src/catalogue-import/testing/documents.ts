import type { AttributeDocument, CategoryDocument, ConfigurableChildDocument, ProductDocument } from '@vonk/contract'

export const clock = { now: Date.parse('2026-11-15T12:00:00Z'), utcOffsetMinutes: 60 }

export function aProduct(parts: Partial<ProductDocument> = {}): ProductDocument {
  return { id: 5, sku: 'VK5', type_id: 'simple', name: 'Jeans Bo', status: 1, visibility: 4, price: 40, ...parts }
}

export function aChild(parts: Partial<ConfigurableChildDocument> = {}): ConfigurableChildDocument {
  return { id: 50, sku: 'VK5-92', status: 1, price: 40, ...parts }
}

export function aCategory(parts: Partial<CategoryDocument> = {}): CategoryDocument {
  return { id: 20, parent_id: 2, name: 'Girls', level: 2, path: '1/2/20', position: 1, is_active: true, ...parts }
}

export function anAttribute(parts: Partial<AttributeDocument> = {}): AttributeDocument {
  return {
    attribute_id: 93,
    attribute_code: 'color',
    default_frontend_label: 'Colour',
    options: [
      { value: '50', label: 'Blue' },
      { value: '58', label: 'Red' },
    ],
    ...parts,
  }
}
