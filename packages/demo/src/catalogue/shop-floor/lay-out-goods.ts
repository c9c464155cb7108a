import type { ProductDocument } from '@vonk/contract'
import type { Instant } from '@vonk/domain/pricing'
import type { Language } from '../../label/language.ts'
import type { DemoPricePoint } from '../demo-catalogue.ts'
import { articleDocuments, type Exhibit, variantDocument } from '../documents/article-documents.ts'
import { linkOutfits, linkProducts } from '../documents/link-products.ts'
import { pricePointsOf } from '../markdown.ts'
import type { Wordbook } from '../range/write-articles.ts'
import { type SpecialProduct, specialDocument } from '../specials/special-product.ts'
import type { OpenShop } from './open-shop.ts'
import { placeProducts } from './place-products.ts'
import type { CategoryPlan } from './plan-categories.ts'

export type Furnishing = {
  readonly words: Wordbook
  readonly specials: readonly SpecialProduct[]
  readonly today: Instant
}

type Room = Furnishing & {
  readonly departments: readonly CategoryPlan[]
  /** How many places of every category others have. */
  readonly taken: number
}

/** What stands in a shop, in each language, and what it has cost so far in each view. */
export type Goods = {
  readonly productsIn: (language: Language) => ProductDocument[]
  readonly priceHistory: readonly DemoPricePoint[]
}

export function layOutGoods(
  { shop, recommended, newest }: OpenShop,
  { words, specials, today, departments, taken }: Room,
): Goods {
  const articles = recommended.map(({ article }) => article)
  const placeOf = placeProducts(departments, { recommended: [...articles, ...specials], newest, taken })
  const links = linkProducts(articles)
  const looks = linkOutfits(specials)
  const exhibits = recommended.map((offered): Exhibit => {
    const { article } = offered
    const tied = [...(links.get(article.sku) ?? []), ...(looks.get(article.sku) ?? [])]
    return { ...offered, words: words(article), placing: placeOf(article), links: tied }
  })
  const tellers = [
    ...exhibits.map(articleDocuments),
    ...partsOf(specials, exhibits),
    ...specials.map((special) => {
      const placing = placeOf(special)
      return (language: Language) => specialDocument(special, placing, language)
    }),
  ]
  const points = exhibits.flatMap((exhibit) => historyOf(exhibit, today)).concat(specials.flatMap(specialHistory))
  return {
    productsIn: (language) => tellers.map((tell) => tell(language)),
    priceHistory: shop.views.flatMap(({ code: view }) => points.map((point) => ({ view, ...point }))),
  }
}

type SkuPoint = Omit<DemoPricePoint, 'view'>

/** The page costs what its cheapest size costs. */
function historyOf({ article, markdown }: Exhibit, now: Instant): SkuPoint[] {
  const { sku, style, variants, launchedAt: since } = article
  const pages = [{ sku, price: style.price }, ...(variants.length > 1 ? variants : [])]
  return pages.flatMap(({ sku: own, price: regular }) =>
    pricePointsOf({ regular, since, markdown, brand: style.brand }, now).map((point) => ({ sku: own, ...point })),
  )
}

function specialHistory({ sku, price, launchedAt: since }: SpecialProduct): SkuPoint[] {
  return price === null ? [] : [{ sku, since, price }]
}

/** The sizes that outfits and sets are made of, as hidden pages; what comes in one size has a page already. */
function partsOf(
  specials: readonly SpecialProduct[],
  exhibits: readonly Exhibit[],
): ((language: Language) => ProductDocument)[] {
  const bySku = new Map(exhibits.map((exhibit) => [exhibit.article.sku, exhibit]))
  const parts = new Map(specials.flatMap((special) => special.parts).map((part) => [part.variant.sku, part]))
  return [...parts.values()].flatMap(({ article, variant }) => {
    const exhibit = bySku.get(article.sku)
    return exhibit && article.variants.length > 1 ? [variantDocument(variant, exhibit)] : []
  })
}
