import type { Instant } from '@vonk/domain/pricing'
import { viewsOf } from '../illustrator/index.ts'
import type { Brand } from '../label/index.ts'
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
import { type Shop, shops } from './shop-floor/shops.ts'
import { makeSpecials } from './specials/make-specials.ts'

export type CataloguePlan = {
  readonly seed: number
  readonly today: Instant
  /** How many products in sizes both brands have together, counting each colour. */
  readonly products?: number
  /** The views that sell what goes beyond the designs; all when left out. */
  readonly repeatedIn?: readonly string[]
}

type Counters = { readonly nextId: () => number; readonly nextSpecialId: () => number }

const DEFAULT_PRODUCTS = DESIGNED.vonk + DESIGNED.razz

/** The whole label: the same seed and day, the same bytes. */
export function makeCatalogue({ seed, today, products = DEFAULT_PRODUCTS, repeatedIn }: CataloguePlan): DemoCatalogue {
  const counters = { nextId: counter(1001), nextSpecialId: counter(101) }
  const repeating = shops
    .map((shop) => ({ ...shop, views: shop.views.filter(({ code }) => repeatedIn?.includes(code) ?? true) }))
    .filter(({ views }) => views.length > 0)
  const counts = shareProducts(products, new Set(repeating.map(({ brand }) => brand)))
  const brands = (['vonk', 'razz'] as const).map((brand) => {
    const own = repeating.filter((shop) => shop.brand === brand)
    return makeBrand(brand, { seed, today, products: counts[brand], repeating: own }, counters)
  })
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

/** A brand whose designs are not repeated has at most those. */
function shareProducts(products: number, repeated: ReadonlySet<Brand>): Record<Brand, number> {
  const vonk = Math.round((products * DESIGNED.vonk) / DEFAULT_PRODUCTS)
  if (!repeated.has('vonk'))
    return { vonk: Math.min(vonk, DESIGNED.vonk), razz: products - Math.min(vonk, DESIGNED.vonk) }
  const razz = repeated.has('razz') ? products - vonk : Math.min(products - vonk, DESIGNED.razz)
  return { vonk: products - razz, razz }
}

type BrandPlan = {
  readonly seed: number
  readonly today: Instant
  readonly products: number
  /** The shops of the brand that sell what goes beyond the designs, with the views that do. */
  readonly repeating: readonly Shop[]
}

type BrandCatalogue = Omit<DemoCatalogue, 'views' | 'priceHistory'> & { readonly shops: readonly FurnishedShop[] }

function makeBrand(brand: Brand, { seed, today, products, repeating }: BrandPlan, counters: Counters): BrandCatalogue {
  const day = startOfDay(today)
  const { articles, designs, freeNumber, repeats } = makeRange({
    seed,
    brand,
    day,
    products,
    nextId: counters.nextId,
  })
  const ownShops = shops.filter((shop) => shop.brand === brand)
  const openAll = (those: readonly Shop[], stocked: readonly Article[]) =>
    those.map((shop) => openShop(shop, { seed, day, today, articles: stocked }))
  const [main, sampleSale] = openAll(ownShops, articles)
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
        yield repeatCatalogue(more, { opened: openAll(repeating, more), furnished, words, today, taken })
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
  const restocked = opened.map((open) => {
    const departments = furnished.find(({ shop }) => shop.categoryBase === open.shop.categoryBase)?.departments ?? []
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
