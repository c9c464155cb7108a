import type { AnalyticsProduct } from './analytics-item.ts'

export function anAnalyticsProduct(overrides: Partial<AnalyticsProduct> = {}): AnalyticsProduct {
  return {
    sku: 'VK1-92',
    name: 'Dino tee',
    brand: 'Vonk',
    categories: ['Girls', 'Tees'],
    size: '92',
    price: 2499,
    originalPrice: 2999,
    quantity: 2,
    ...overrides,
  }
}
