import type { Instant } from '@vonk/domain/pricing'
import type { Brand } from '@vonk/domain/stores'
import { viewsOf } from '../illustrator/index.ts'
import { startOfDay } from './calendar.ts'
import type { CatalogueRepeat, DemoCatalogue, DemoDrawing } from './demo-catalogue.ts'
import { sellablesOf, sellablesOfSpecial, stockOf } from './make-sellables.ts'
import type { Article } from './range/article.ts'
import { DESIGNED, makeRange } from './range/make-range.ts'
import { isSold } from './range/match-articles.ts'
import { isPrint } from './range/style.ts'
import { type Wordbook, writeArticles } from './range/write-articles.ts'
import { type FurnishedShop, furnishShop, restockShop } from './shop-floor/furnish-shop.ts'
import { type OpenShop, openShop } from './shop-floor/open-shop.ts'
import { shops } from './shop-floor/shops.ts'
import { makeSpecials } from './specials/make-specials.ts'

export type CataloguePlan = {
  readonly seed: number
  readonly today: Instant
  /** How many products in sizes both brands have together, counting each colour. */
  readonly products?: number
}

type Counters = { readonly nextId: () => number; readonly nextSpecialId: () => number }

const DEFAULT_PRODUCTS = DESIGNED.vonk + DESIGNED.razz

/** The whole label: the same seed and day, the same bytes. */
export function makeCatalogue({ seed, today, products = DEFAULT_PRODUCTS }: CataloguePlan): DemoCatalogue {
  const counters = { nextId: counter(1001), nextSpecialId: counter(101) }
  const vonkProducts = Math.round((products * DESIGNED.vonk) / DEFAULT_PRODUCTS)
  const brands = [
    makeBrand('vonk', { seed, today, products: vonkProducts }, counters),
    makeBrand('razz', { seed, today, products: products - vonkProducts }, counters),
  ]
  const furnished = brands.flatMap((brand) => brand.shops)
  return {
    views: Object.fromEntries(furnished.flatMap(({ views }) => views)),
    stock: brands.flatMap(({ stock }) => stock),
    priceHistory: furnished.flatMap(({ priceHistory }) => priceHistory),
    drawings: brands.flatMap(({ drawings }) => drawings),
    artwork: brands.flatMap(({ artwork }) => artwork),
    sellables: brands.flatMap(({ sellables }) => sellables),
    *repeats() {
      for (const { repeats } of brands) yield* repeats()
    },
  }
}

type BrandCatalogue = Omit<DemoCatalogue, 'views' | 'priceHistory'> & { readonly shops: readonly FurnishedShop[] }

function makeBrand(
  brand: Brand,
  { seed, today, products }: Required<CataloguePlan>,
  counters: Counters,
): BrandCatalogue {
  const day = startOfDay(today)
  const { articles, designs, freeNumber, repeats } = makeRange({
    seed,
    brand,
    day,
    products,
    nextId: counters.nextId,
  })
  const ownShops = shops.filter((shop) => shop.brand === brand)
  const openAll = (stocked: readonly Article[]) =>
    ownShops.map((shop) => openShop(shop, { seed, day, today, articles: stocked }))
  const [main, sampleSale] = openAll(articles)
  if (main === undefined || sampleSale === undefined) throw new Error(`${brand} has no shops`)
  const shown = main.recommended.map(({ article }) => article)
  const words = writeArticles([...new Set([...main.newest, ...shown])], designs)
  const specials = makeSpecials({
    brand,
    seed,
    day,
    nextId: counters.nextSpecialId,
    nextNumber: counter(freeNumber),
    articles: shown.filter(isForEveryone),
    words,
  })
  const furnished = [
    furnishShop(main, { words, specials, today }),
    furnishShop(sampleSale, { words, specials: [], today }),
  ]
  return {
    shops: furnished,
    stock: [
      ...articles.flatMap(({ variants }) => variants.map(stockOf)),
      ...specials.flatMap(({ id, sku, stock }) => (stock ? [stockOf({ id, sku, ...stock })] : [])),
    ],
    drawings: [...makeDrawings(articles), ...specials.flatMap(({ drawings }) => drawings)],
    artwork: specials.flatMap(({ artwork }) => artwork),
    sellables: [
      ...articles.flatMap((article) => sellablesOf(article, words, today)),
      ...specials.flatMap(sellablesOfSpecial),
    ],
    *repeats() {
      let taken = PLACES
      for (const more of repeats()) {
        yield repeatCatalogue(more, { opened: openAll(more), furnished, words, today, taken })
        taken += PLACES
      }
    },
  }
}

/** More than a category ever has of one round. */
const PLACES = 1_000

type Repeating = {
  readonly opened: readonly OpenShop[]
  readonly furnished: readonly FurnishedShop[]
  readonly words: Wordbook
  readonly today: Instant
  readonly taken: number
}

function repeatCatalogue(
  articles: readonly Article[],
  { opened, furnished, words, today, taken }: Repeating,
): CatalogueRepeat {
  const restocked = opened.map((open, index) => {
    const departments = furnished[index]?.departments ?? []
    return { shop: open.shop, ...restockShop(open, { departments, words, today, taken }) }
  })
  return {
    views: Object.fromEntries(
      restocked.flatMap(({ shop, listed, productsIn }) =>
        shop.views.map(({ code, language }) => [code, { products: productsIn(language), listed }] as const),
      ),
    ),
    stock: articles.flatMap(({ variants }) => variants.map(stockOf)),
    priceHistory: restocked.flatMap(({ priceHistory }) => priceHistory),
  }
}

/** What an outfit or a set may be made of. */
function isForEveryone({ status, visibility, style, variants }: Article): boolean {
  return status === 1 && visibility > 1 && style.collection !== 'last' && !style.namePlace && variants.some(isSold)
}

function counter(first: number): () => number {
  let next = first
  return () => next++
}

/** Every view of every article, once: repeated designs borrow those of the first. */
function makeDrawings(articles: readonly Article[]): DemoDrawing[] {
  const drawn = articles.filter(({ style }) => style.round === 0)
  return drawn.flatMap(({ style, colour, accent, drawnAs }) => {
    const { garment, fabric, look, number: seed, brand, wearer } = style
    const motif = isPrint(look) ? { print: look } : { pattern: look }
    const plain = { garment, colour: colour.hex, accent: accent.hex, fabric, seed, brand, wearer }
    const views = viewsOf(garment).map((view) => ({
      path: `${drawnAs}-${view}.svg`,
      picture: { ...plain, view, ...motif },
    }))
    if (style.namePlace === null) return views
    // Without the word of the picture, so that there is room for the buyer's own.
    const view = style.namePlace === 'chest' ? ('front' as const) : ('back' as const)
    return [...views, { path: `${drawnAs}-blank.svg`, picture: { ...plain, view } }]
  })
}
