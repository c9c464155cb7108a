import type { ProductDocument } from '@vonk/contract'
import { garmentGroup } from '../../words/products/garment-group.ts'
import type { Article } from '../range/article.ts'
import type { SpecialProduct } from '../specials/special-product.ts'

export type Links = NonNullable<ProductDocument['product_links']>

type Group = (typeof garmentGroup)[keyof typeof garmentGroup]

/** What one wears with it. */
const partners: Readonly<Record<Group, readonly Group[]>> = {
  top: ['bottom', 'feet', 'outer'],
  outer: ['head', 'top', 'bottom'],
  bottom: ['top', 'feet', 'outer'],
  piece: ['outer', 'feet', 'head'],
  swim: ['head', 'bag', 'top'],
  sleep: ['feet', 'sleep', 'top'],
  head: ['outer', 'bag', 'top'],
  feet: ['bottom', 'piece', 'head'],
  bag: ['head', 'top', 'feet'],
}

/** How many candidates are looked at for one link: a shop may have a hundred thousand of them. */
const REACH = 40

/** The ties of every article of a shop, by sku; only to what a shopper may see there. */
export function linkProducts(arranged: readonly Article[]): ReadonlyMap<string, Links> {
  const pools = createPools(arranged.filter(({ status, visibility }) => status === 1 && visibility > 1))
  return new Map(
    arranged.map((article) => {
      const links = Object.entries(tiesOf(article, pools))
      return [article.sku, links.flatMap(([type, linked]) => toLinks(article, type, linked))]
    }),
  )
}

/** From each piece to the outfits it is shown in. */
export function linkOutfits(
  specials: readonly Pick<SpecialProduct, 'sku' | 'kind' | 'parts'>[],
): ReadonlyMap<string, Links> {
  const ties = specials
    .filter(({ kind }) => kind === 'outfit')
    .flatMap(({ sku, parts }) => parts.map(({ article }) => ({ piece: article.sku, outfit: sku })))
  const byPiece = Map.groupBy(ties, ({ piece }) => piece)
  const toLink = ({ piece, outfit }: (typeof ties)[number], index: number) => ({
    sku: piece,
    link_type: 'upsell',
    linked_product_sku: outfit,
    linked_product_type: 'grouped' as const,
    position: index + 1,
  })
  return new Map([...byPiece].map(([piece, looks]) => [piece, looks.map(toLink)]))
}

type Pools = ReturnType<typeof createPools>

function createPools(open: readonly Article[]) {
  const byGarment = Map.groupBy(open, ({ style }) => `${style.garment} ${style.wearer}`)
  return {
    byStyle: Map.groupBy(open, ({ style }) => style.number),
    byGarment,
    byGroup: Map.groupBy(open, ({ style }) => `${garmentGroup[style.garment]} ${style.wearer}`),
    byWearer: Map.groupBy(open, ({ style }) => style.wearer),
    places: new Map([...byGarment.values()].flatMap((row) => row.map(({ sku }, index) => [sku, index] as const))),
  }
}

function tiesOf(article: Article, { byStyle, byGarment, byGroup, byWearer, places }: Pools) {
  const { garment, wearer, number, price } = article.style
  const group = garmentGroup[garment]
  const start = places.get(article.sku) ?? article.id
  const isOther = ({ style }: Article) => style.number !== number
  const isDearer = (other: Article) => isOther(other) && other.style.price > price
  const alike = byGarment.get(`${garment} ${wearer}`) ?? []
  const pool = (kind: Group) => byGroup.get(`${kind} ${wearer}`) ?? []
  return {
    colorrelation: (byStyle.get(number) ?? []).filter(({ sku }) => sku !== article.sku),
    // What is most alike first; where too few are found, the next list is used.
    related: find([alike, pool(group), byWearer.get(wearer) ?? []], { start, count: 4, accepts: isOther }),
    upsell: find([alike], { start, count: 2, accepts: isDearer }),
    crosssell: partners[group].flatMap((kind) => find([pool(kind)], { start, count: 2, accepts: isOther })),
  }
}

type LinkSearch = { readonly start: number; readonly count: number; readonly accepts: (other: Article) => boolean }

/** Starts at its own position, so that neighbours do not all link to the same ones. */
function find(pools: readonly (readonly Article[])[], { start, count, accepts }: LinkSearch): Article[] {
  const found = new Set<Article>()
  for (const pool of pools) {
    for (let step = 1; step <= Math.min(REACH, pool.length) && found.size < count; step += 1) {
      const other = pool[(start + step) % pool.length]
      if (other && accepts(other)) found.add(other)
    }
  }
  return [...found]
}

function toLinks({ sku }: Article, type: string, linked: readonly Article[]): Links {
  return linked.map((other, index) => ({
    sku,
    link_type: type,
    linked_product_sku: other.sku,
    linked_product_type: other.variants.length === 1 ? 'simple' : 'configurable',
    position: index + 1,
  }))
}
