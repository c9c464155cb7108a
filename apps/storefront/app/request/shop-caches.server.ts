import { createMemo } from '../cache/index.server.ts'
import { createObjectMemo, createRefreshingCache } from '../cache/index.ts'

type Timing = { readonly now: () => number }

const seldomChanging = 5_000
const storyFreshMs = 1_000
const sitemapFreshMs = 60_000

/**
 * Every cache of the storefront's loaders; docs/caches.md says what each one holds. They are created where the process
 * is set up, and once more for a page that goes into the output cache, which must be made of nothing older than itself.
 */
export function createShopCaches({ now }: Timing) {
  return {
    // Looked at often, so that what is configured shows at once.
    directories: createRefreshingCache({ max: 1, freshForMs: 1_000, now, servesStale: true }),
    maintenance: createRefreshingCache({ max: 1, freshForMs: 500, now }),
    catalogueFacts: createRefreshingCache({ max: 100, freshForMs: seldomChanging, now }),
    colours: createRefreshingCache({ max: 500, freshForMs: seldomChanging, now }),
    productAlternates: createRefreshingCache({ max: 2_000, freshForMs: seldomChanging, now }),
    stories: createRefreshingCache({ max: 500, freshForMs: storyFreshMs, now }),
    // A full sitemap is a few megabytes.
    sitemaps: createRefreshingCache({ max: 12, freshForMs: sitemapFreshMs, now }),
    sitemapParts: createRefreshingCache({ max: 50, freshForMs: sitemapFreshMs, now }),
    themes: createRefreshingCache({ max: 100, freshForMs: seldomChanging, now, servesStale: true }),
    fallbackThemes: createRefreshingCache({ max: 100, freshForMs: seldomChanging, now, servesStale: true }),
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
