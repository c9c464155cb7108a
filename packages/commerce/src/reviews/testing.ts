import type { StoredReview } from './schema.ts'

export function aReview(overrides: Partial<StoredReview> = {}): StoredReview {
  return {
    id: 1,
    storeCode: 'nl',
    brand: 'vonk',
    language: 'nl',
    productId: 1042,
    sku: 'VK1042',
    title: 'Fijne trui',
    detail: 'Zacht, warm en de maat klopt.',
    nickname: 'Sanne V.',
    rating: 5,
    fit: null,
    childHeight: null,
    status: 1,
    customerId: null,
    createdAt: new Date('2026-10-02T18:30:00Z'),
    ...overrides,
  }
}
