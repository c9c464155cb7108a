import { judgeStock } from '@vonk/domain/stock'
import type { GarmentType, Wearer } from '../../label/index.ts'
import type { Article, Variant } from './article.ts'
import { colourDistance } from './dye-style.ts'

type MatchCriteria = {
  readonly garments: readonly GarmentType[]
  readonly wearer: Wearer
  /** What it is worn with. */
  readonly beside: readonly Article[]
}

/** The article that goes best with others: another colour of the same mood, and not two patterns at once. */
export function matchArticle(
  articles: readonly Article[],
  { garments, wearer, beside }: MatchCriteria,
): Article | null {
  const suits = articles.filter(({ style }) => garments.includes(style.garment) && isFor(style.wearer, wearer))
  let best: Article | null = null
  let least = Number.POSITIVE_INFINITY
  for (const article of suits) {
    const clash = beside.reduce((sum, other) => sum + clashOf(article, other), 0)
    if (clash >= least) continue
    best = article
    least = clash
  }
  return best
}

function isFor(made: Wearer, wearer: Wearer): boolean {
  return made === wearer || (made === 'unisex' && wearer !== 'baby')
}

function clashOf(one: Article, other: Article): number {
  const isTrim = one.accent.id === other.colour.id || other.accent.id === one.colour.id
  const colours = colourDistance(one.colour, other.colour) < 90 ? 3 : isTrim ? 0 : 1
  const patterns = one.style.look !== 'plain' && other.style.look !== 'plain' ? 3 : 0
  const seasons = one.style.season === other.style.season || one.style.season === 'all-year' ? 0 : 2
  return colours + patterns + seasons
}

export function isSold({ id, quantity, managesStock, status }: Variant): boolean {
  const item = { productId: id, quantity, isInStock: quantity > 0, manageStock: managesStock }
  return status < 2 && judgeStock(item).status === 'ok'
}

/** The middle size of those that can be bought. */
export function middleSize({ variants }: Article): Variant {
  const sold = variants.filter(isSold)
  const middle = sold[Math.floor((sold.length - 1) / 2)] ?? variants[0]
  if (middle === undefined) throw new Error('an article without sizes')
  return middle
}

/** The size nearest to a wanted one; the middle one where sizes do not compare. */
export function sizeNear(article: Article, wanted: string | null): Variant {
  const distance = ({ size }: Variant) => Math.abs(Number(size) - Number(wanted))
  const comparable = article.variants.filter((variant) => isSold(variant) && Number.isFinite(distance(variant)))
  const [nearest] = comparable.toSorted((one, other) => distance(one) - distance(other))
  return (
    article.variants.find((variant) => variant.size === wanted && isSold(variant)) ?? nearest ?? middleSize(article)
  )
}
