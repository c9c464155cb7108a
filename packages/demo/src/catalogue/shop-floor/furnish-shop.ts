import type { ProductDocument } from '@vonk/contract'
import type { Instant } from '@vonk/domain/pricing'
import type { Language } from '@vonk/domain/stores'
import type { DemoPricePoint, ViewCatalogue } from '../demo-catalogue.ts'
import { articleDocuments, type Exhibit, variantDocument } from '../documents/article-documents.ts'
import { attributeDocuments } from '../documents/attribute-documents.ts'
import { categoryDocuments } from '../documents/category-documents.ts'
import { linkOutfits, linkProducts } from '../documents/link-products.ts'
import { pricePointsOf } from '../markdown.ts'
import type { Wordbook } from '../range/write-articles.ts'
import { type SpecialProduct, specialDocument } from '../specials/special-product.ts'
import { taxRules } from '../tax-rules.ts'
import { makeRedirects } from './make-redirects.ts'
import { type OpenShop, toShelvable } from './open-shop.ts'
import { placeProducts } from './place-products.ts'
import { planCategories, type Shelvable } from './plan-categories.ts'

export type Furnishing = {
  readonly words: Wordbook
  readonly specials: readonly SpecialProduct[]
  readonly today: Instant
}

export type FurnishedShop = {
  readonly views: readonly (readonly [code: string, catalogue: ViewCatalogue])[]
  readonly priceHistory: readonly DemoPricePoint[]
}

/** Everything the views of a shop show, in each language, and what it has cost so far. */
export function furnishShop(open: OpenShop, { words, specials, today }: Furnishing): FurnishedShop {
  const { shop, recommended, newest } = open
  const shelvable = [...recommended.map(toShelvable), ...specials.map(specialShelvable)]
  const departments = planCategories(shop, shelvable)
  const placeOf = placeProducts(departments, {
    recommended: [...recommended.map(({ article }) => article), ...specials],
    newest,
  })
  const tellCategories = categoryDocuments(shop, departments)
  const links = linkProducts(recommended.map(({ article }) => article))
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
    views: shop.views.map(({ code, language }) => {
      const products = tellers.map((tell) => tell(language))
      const categories = tellCategories(language)
      const redirects = makeRedirects({ brand: shop.brand, language, products, categories })
      return [code, { products, categories, attributes: attributeDocuments(language), taxRules, redirects }]
    }),
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

function specialShelvable({ id, kind }: SpecialProduct): Shelvable {
  return { id, isListed: true, isNew: false, isReduced: false, special: kind, isShelvedIn: () => false }
}
