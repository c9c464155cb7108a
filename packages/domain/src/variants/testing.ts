import type { ConfigurableProduct, Variant } from './variant.ts'

export function aChild(overrides: Partial<Variant> = {}): Variant {
  const attributes = { color: 'blue', size: '152' }
  return { sku: 'jacket-blue-152', id: 1, status: 1, stock: { isInStock: true }, attributes, price: 2999, ...overrides }
}

/** A child of this colour and size, with a sku to match. */
export function aChildIn(color: string, size: string, overrides: Partial<Variant> = {}): Variant {
  return aChild({ sku: `jacket-${color}-${size}`, attributes: { color, size }, ...overrides })
}

export function aConfigurable(overrides: Partial<ConfigurableProduct> = {}): ConfigurableProduct {
  return {
    sku: 'jacket',
    options: [
      {
        attributeId: '93',
        attributeCode: 'color',
        label: 'Color',
        values: [
          { valueIndex: 'blue', label: 'Blue' },
          { valueIndex: 'red', label: 'Red' },
        ],
      },
      {
        attributeId: '142',
        attributeCode: 'size',
        label: 'Size',
        values: [
          { valueIndex: '152', label: '152' },
          { valueIndex: '164', label: '164' },
        ],
      },
    ],
    children: [aChildIn('blue', '152'), aChildIn('blue', '164'), aChildIn('red', '152')],
    ...overrides,
  }
}
