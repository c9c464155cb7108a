import type { Instant } from '@vonk/domain/pricing'
import type { Brand } from '@vonk/domain/stores'
import { viewsOf } from '../illustrator/index.ts'
import { startOfDay } from './calendar.ts'
import type { DemoCatalogue, DemoDrawing } from './demo-catalogue.ts'
import { sellablesOf, sellablesOfSpecial, stockOf } from './make-sellables.ts'
import type { Article } from './range/article.ts'
import { DESIGNED, makeRange } from './range/make-range.ts'
import { isSold } from './range/match-articles.ts'
import { isPrint } from './range/style.ts'
import { writeArticles } from './range/write-articles.ts'
import { type FurnishedShop, furnishShop } from './shop-floor/furnish-shop.ts'
import { openShop } from './shop-floor/open-shop.ts'
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
  }
}

type BrandCatalogue = Omit<DemoCatalogue, 'views' | 'priceHistory'> & { readonly shops: readonly FurnishedShop[] }

function makeBrand(
  brand: Brand,
  { seed, today, products }: Required<CataloguePlan>,
  counters: Counters,
): BrandCatalogue {
  const day = startOfDay(today)
  const { articles, designs, freeNumber } = makeRange({ seed, brand, day, products, nextId: counters.nextId })
  const [main, sampleSale] = shops
    .filter((shop) => shop.brand === brand)
    .map((shop) => openShop(shop, { seed, day, today, articles }))
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
  return {
    shops: [furnishShop(main, { words, specials, today }), furnishShop(sampleSale, { words, specials: [], today })],
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
