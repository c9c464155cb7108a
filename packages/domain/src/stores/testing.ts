import type { StoreDirectory, StoreView } from './store-view.ts'
import { priceFormatOf } from './view-facts.ts'

export function aStoreView(overrides: Partial<StoreView> = {}): StoreView {
  return {
    code: 'nl',
    number: 1,
    brand: 'vonk',
    brandName: 'Vonk',
    words: { line: 'Clothes for children' },
    isSampleSale: false,
    hasFamilyAccount: true,
    host: 'localhost',
    pathPrefix: '',
    appendStoreCode: false,
    language: 'nl',
    locale: 'nl-NL',
    taxCountry: 'NL',
    rootCategoryId: 2,
    currency: 'EUR',
    priceFormat: priceFormatOf('nl-NL'),
    titleTemplate: '%s | Vonk',
    seo: { useTrailingSlash: true, hreflangPrefix: '' },
    googleTagManager: { id: null, domain: '', loadScript: true },
    hasShops: true,
    homeDelivery: { price: 495, freeFrom: 7500, isSameDayOffered: true, sameDayPrice: 895, isPickupFree: true },
    settings: {},
    ...overrides,
  }
}

export function aPrefixedView(overrides: Partial<StoreView> = {}): StoreView {
  return aStoreView({
    code: 'en',
    language: 'en',
    locale: 'en-US',
    pathPrefix: 'en',
    appendStoreCode: true,
    ...overrides,
  })
}

export function aDirectory(...views: StoreView[]): StoreDirectory {
  return { defaultCode: 'nl', views: views.length > 0 ? views : [aStoreView(), aPrefixedView()] }
}

/** Paths a browser would follow to another site, or run, if they were handed on as they are. */
export const leavingPaths = [
  '//evil.example',
  '////evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '\t//evil.example',
  '/\n\\evil.example',
  '\u0000//evil.example',
  ' //evil.example',
  'https://evil.example',
  'javascript:alert(1)',
  'java\tscript:alert(1)',
  'data:text/html,evil',
]
