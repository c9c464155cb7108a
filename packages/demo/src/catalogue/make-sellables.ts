import type { Instant } from '@vonk/domain/pricing'
import type { DemoSellable, DemoStock } from './demo-catalogue.ts'
import { optionOf } from './documents/options.ts'
import { isListed } from './is-listed.ts'
import { isRunning } from './markdown.ts'
import type { Article, Variant } from './range/article.ts'
import { reduce } from './range/price-style.ts'
import { wearerOf } from './range/wearer.ts'
import type { Wordbook } from './range/write-articles.ts'
import type { SpecialProduct } from './specials/special-product.ts'
import { taxClasses } from './tax-rules.ts'

/** Every list shows these, whether they can be bought or not. */
const lists = { visibility: [2, 3, 4], status: [0, 1], isInStock: null } as const

export function sellablesOf(article: Article, words: Wordbook, now: Instant): DemoSellable[] {
  const { style, colour, markdown } = article
  const { name } = words(article)
  const isShown = isListed(article, lists)
  return article.variants.map((variant) => ({
    productId: variant.id,
    sku: variant.sku,
    parentSku: article.sku,
    parentId: article.id,
    type: 'simple',
    brand: style.brand,
    garment: style.garment,
    audience: wearerOf(style),
    name,
    size: optionOf('size', variant.size).label.en,
    colour: colour.id,
    image: `${article.drawnAs}-front.svg`,
    price: isRunning(markdown, now)
      ? reduce(variant.price, { percent: markdown.offer?.percent ?? 0, brand: style.brand })
      : variant.price,
    regularPrice: variant.price,
    taxClassId: taxClasses.standard,
    quantity: variant.quantity,
    isListed: isShown && variant.status < 2,
  }))
}

export function sellablesOfSpecial(special: SpecialProduct): DemoSellable[] {
  const { id, sku, type, price, stock } = special
  if (price === null || stock === null || type === 'grouped' || type === 'bundle') return []
  return [
    {
      productId: id,
      sku,
      parentSku: sku,
      parentId: id,
      type,
      brand: special.brand,
      garment: null,
      audience: null,
      name: special.words.name,
      size: null,
      colour: null,
      image: special.pictures[0]?.path ?? '',
      price,
      regularPrice: price,
      taxClassId: special.taxClassId,
      quantity: stock.quantity,
      isListed: true,
    },
  ]
}

export function stockOf({
  id,
  sku,
  quantity,
  managesStock,
}: Pick<Variant, 'id' | 'sku' | 'quantity' | 'managesStock'>): DemoStock {
  return { sku, productId: id, quantity, isInStock: quantity > 0 || !managesStock, manageStock: managesStock }
}
