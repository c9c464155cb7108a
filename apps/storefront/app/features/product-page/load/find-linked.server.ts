import { productLinkNotFound } from '@vonk/domain/products'
import { colourRelationsOf, type FoundCard, type FoundProduct, findCards } from '#request/catalogue/index.server.ts'
import type { ShopRequest } from '#request/shop-request.server.ts'
import { toCardProducts } from '../../product/index.server.ts'
import type { CardProduct } from '../../product/index.ts'

export type LinkedDocuments = {
  readonly relations: readonly FoundCard[]
  /** Other garments to wear with it. */
  readonly goesWith: readonly CardProduct[]
  /** More of the same kind. */
  readonly alike: readonly CardProduct[]
  /** An outfit it is a piece of. */
  readonly look: FoundCard | null
}

const mostOfARow = 8

/** The products this one leads to, in the order the shop gave them: other colours, what goes with it, what is like it. */
export async function findLinked(shop: ShopRequest, document: FoundProduct): Promise<LinkedDocuments> {
  const colours = skusOf(document, ['colorrelation'])
  const others = (types: readonly string[]) => skusOf(document, types).filter((sku) => !colours.includes(sku))
  const rows = { goesWith: others(['crosssell']), alike: others(['related', 'upsell']) }
  const skus = [...new Set([...colours, ...rows.goesWith, ...rows.alike])]
  if (skus.length === 0) return { relations: [], goesWith: [], alike: [], look: null }
  const found = await findCards(shop, skus)
  // The same lists for the same answer, so that their cards are made once.
  const picked = shop.caches.linkedProducts.find(found, [document], () => {
    const bySku = new Map(found.map((each) => [each.sku, each]))
    const pick = (sku: string) => {
      const product = bySku.get(sku)
      if (!product) shop.host.onNotice(productLinkNotFound, { sku, of: document.sku })
      return product ?? []
    }
    const isLook = (other: FoundCard) => isPieceOf(document, other)
    const [goesWith, alike] = [rows.goesWith.flatMap(pick), rows.alike.flatMap(pick)]
    return {
      relations: colours.flatMap(pick),
      goesWith: toRow(goesWith.filter((other) => !isLook(other))),
      alike: toRow(alike.filter((other) => !isLook(other))),
      look: [...alike, ...goesWith].find(isLook) ?? null,
    }
  })
  const [goesWith, alike] = await Promise.all([
    toCardProducts(shop, picked.goesWith),
    toCardProducts(shop, picked.alike),
  ])
  return { relations: picked.relations, goesWith, alike, look: picked.look }
}

/** Whether it, or one of its sizes, is among what an outfit consists of. */
function isPieceOf({ sku, configurableChildren: children }: FoundProduct, outfit: FoundCard): boolean {
  if (outfit.typeId !== 'grouped') return false
  const own = new Set([sku, ...(children ?? []).map((child) => child.sku)])
  const links = outfit.productLinks ?? []
  return links.some((link) => link.linkType === 'associated' && own.has(link.linkedProductSku))
}

/** Nobody is tempted with what is sold out, or with one garment in all its colours. */
function toRow(documents: readonly FoundCard[]): FoundCard[] {
  const row: FoundCard[] = []
  for (const document of documents) {
    const isShown = row.some((other) => colourRelationsOf(other).includes(document.sku))
    if (!isShown && document.stock?.isInStock !== false) row.push(document)
  }
  return row.slice(0, mostOfARow)
}

function skusOf({ productLinks: links, sku: own }: FoundProduct, types: readonly string[]): string[] {
  const linked = (links ?? [])
    .filter(({ linkType }) => types.includes(linkType))
    .toSorted((one, other) => types.indexOf(one.linkType) - types.indexOf(other.linkType))
    .map(({ linkedProductSku: sku }) => sku)
  return [...new Set(linked)].filter((sku) => sku !== own)
}
