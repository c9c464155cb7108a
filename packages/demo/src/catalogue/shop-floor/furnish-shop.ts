import { rootCategoryId } from '@vonk/domain/categories'
import type { ViewCatalogue } from '../demo-catalogue.ts'
import { attributeDocuments } from '../documents/attribute-documents.ts'
import { categoryDocuments } from '../documents/category-documents.ts'
import type { SpecialProduct } from '../specials/special-product.ts'
import { taxRules } from '../tax-rules.ts'
import { type Furnishing, type Goods, layOutGoods } from './lay-out-goods.ts'
import { makeRedirects } from './make-redirects.ts'
import { type OpenShop, toShelvable } from './open-shop.ts'
import { type CategoryPlan, flatten, planCategories, type Shelvable } from './plan-categories.ts'
import type { Shop } from './shops.ts'

export type FurnishedShop = {
  readonly shop: Shop
  readonly departments: readonly CategoryPlan[]
  readonly views: readonly (readonly [code: string, catalogue: ViewCatalogue])[]
  readonly priceHistory: Goods['priceHistory']
}

/** Everything the views of a shop show, in each language, and what it has cost so far. */
export function furnishShop(open: OpenShop, furnishing: Furnishing): FurnishedShop {
  const { shop, recommended } = open
  const shelvable = [...recommended.map(toShelvable), ...furnishing.specials.map(specialShelvable)]
  const departments = planCategories(shop, shelvable)
  const tellCategories = categoryDocuments(shop, departments)
  const { productsIn, priceHistory } = layOutGoods(open, { ...furnishing, departments, taken: 0 })
  return {
    shop,
    departments,
    views: shop.views.map(({ code, language }) => {
      const products = productsIn(language)
      const categories = tellCategories(language)
      const redirects = makeRedirects({ brand: shop.brand, language, products, categories })
      return [code, { products, categories, attributes: attributeDocuments(language), taxRules, redirects }]
    }),
    priceHistory,
  }
}

function specialShelvable({ id, kind }: SpecialProduct): Shelvable {
  return { id, isListed: true, isNew: false, isReduced: false, special: kind, isShelvedIn: () => false }
}

type Restocking = Pick<Furnishing, 'words' | 'today'> & {
  readonly departments: readonly CategoryPlan[]
  readonly taken: number
}

export type RestockedShop = Goods & {
  /** How many more each category lists, by its id. */
  readonly listed: ReadonlyMap<number, number>
}

/** More goods in the categories a shop has, behind all that stands there. */
export function restockShop(open: OpenShop, { departments, words, today, taken }: Restocking): RestockedShop {
  const existing = new Set(flatten(departments).map(({ id }) => id))
  const restocked = planCategories(open.shop, open.recommended.map(toShelvable), (id) => existing.has(id))
  return {
    ...layOutGoods(open, { words, today, specials: [], departments: restocked, taken }),
    listed: new Map([
      [rootCategoryId, new Set(restocked.flatMap(({ listed }) => [...listed])).size],
      ...flatten(restocked).map(({ id, listed }) => [id, listed.size] as const),
    ]),
  }
}
