import type { StoredRedirect } from './link.ts'
import type { ProductAddress } from './shop-pages.ts'

export function aProductAddress(overrides: Partial<ProductAddress> = {}): ProductAddress {
  return {
    typeId: 'configurable',
    parentSku: 'VK1',
    slug: 'dino-tee',
    urlPath: 'girls/dino-tee',
    childSku: 'VK1-92',
    ...overrides,
  }
}

export function aRedirect(overrides: Partial<StoredRedirect> = {}): StoredRedirect {
  return { requestPath: 'old/page', targetPath: 'new/page', redirectType: 301, ...overrides }
}
