import { createMemo } from '../cache/index.server.ts'
import { createObjectMemo, createRefreshingCache } from '../cache/index.ts'
import { createFoundDocuments, type FoundDocumentsCache } from './catalogue/found-documents.ts'

type ShopCachesParts = {
  readonly now: () => number
  /** Told when something could not be read again and what was read last is used for so long. */
  readonly onKept?: (forMs: number) => void
  /** Made of nothing but the objects that were read, and thus good for everybody. */
  readonly documents?: FoundDocumentsCache
}

const seldomChanging = 5_000
const storyFreshMs = 1_000
const sitemapFreshMs = 60_000

/**
 * Every cache of the storefront's loaders; docs/caches.md says what each one holds. They are created where the process
 * is set up, and once more for a page that goes into the output cache, which must be made of nothing older than itself.
 */
export function createShopCaches({ documents = createFoundDocuments(), ...timing }: ShopCachesParts) {
  return {
    documents,
    // Looked at often, so that what is configured shows at once.
    directories: createRefreshingCache({ max: 1, freshForMs: 1_000, ...timing, servesStale: true }),
    maintenance: createRefreshingCache({ max: 1, freshForMs: 500, ...timing }),
    catalogueFacts: createRefreshingCache({ max: 100, freshForMs: seldomChanging, ...timing }),
    attributeStores: createRefreshingCache({ max: 100, freshForMs: 60_000, ...timing }),
    colours: createRefreshingCache({ max: 500, freshForMs: seldomChanging, ...timing }),
    productAlternates: createRefreshingCache({ max: 2_000, freshForMs: seldomChanging, ...timing }),
    stories: createRefreshingCache({ max: 500, freshForMs: storyFreshMs, ...timing }),
    findablePages: createRefreshingCache({ max: 50, freshForMs: sitemapFreshMs, ...timing, servesStale: true }),
    // A full sitemap is a few megabytes.
    sitemaps: createRefreshingCache({ max: 12, freshForMs: sitemapFreshMs, ...timing }),
    sitemapParts: createRefreshingCache({ max: 50, freshForMs: sitemapFreshMs, ...timing }),
    themes: createRefreshingCache({ max: 100, freshForMs: seldomChanging, ...timing, servesStale: true }),
    fallbackThemes: createRefreshingCache({ max: 100, freshForMs: seldomChanging, ...timing, servesStale: true }),
    themeNotices: createMemo({ max: 500 }),
    factsOfViews: createMemo({ max: 100 }),
    cards: createObjectMemo(),
    cardLists: createObjectMemo(),
    missingColours: createObjectMemo(),
    linkedProducts: createObjectMemo(),
    listings: createMemo({ max: 300 }),
    categoryPages: createMemo({ max: 300 }),
    editorials: createMemo({ max: 300 }),
    productPages: createMemo({ max: 300 }),
    reviews: createMemo({ max: 300 }),
    storyContents: createObjectMemo(),
    storyPages: createMemo({ max: 300 }),
    directoryObjects: createMemo({ max: 1 }),
    shellData: createMemo({ max: 300 }),
  }
}

export type ShopCaches = ReturnType<typeof createShopCaches>
