import { type Instant, lowestPriorPrice } from '@vonk/domain/pricing'
import { isShelvedIn } from '../../words/index.ts'
import { createDice } from '../dice.ts'
import { isListed } from '../is-listed.ts'
import { isRunning, type Markdown, planSampleSale, pricePointsOf } from '../markdown.ts'
import type { Article } from '../range/article.ts'
import { isSold } from '../range/match-articles.ts'
import { reduce } from '../range/price-style.ts'
import { arrange } from './arrange.ts'
import { flatten, planCategories, type Shelvable } from './plan-categories.ts'
import type { Shop } from './shops.ts'

/** An article at the prices of one shop. */
export type Offered = { readonly article: Article; readonly markdown: Markdown; readonly isReduced: boolean }

export type OpenShop = {
  readonly shop: Shop
  /** As the shop recommends them; what nobody can buy or see comes last. */
  readonly recommended: readonly Offered[]
  /** The newest first, and only what lists show. */
  readonly newest: readonly Article[]
}

export type Opening = {
  readonly seed: number
  /** The first moment of today. */
  readonly day: Instant
  readonly today: Instant
  readonly articles: readonly Article[]
}

/** Every list shows these, whether they can be bought or not. */
const anyList = { visibility: [2, 3, 4], status: [0, 1], isInStock: null } as const

/** How far a product may be moved from where its age puts it. */
const REACH = 90

/** What a shop sells at which price, in the two orders shoppers see. */
export function openShop(shop: Shop, opening: Opening): OpenShop {
  const offered = opening.articles.flatMap((article) => offer(article, shop, opening))
  const categories = flatten(planCategories(shop, offered.map(toShelvable)))
  const [onShow, rest] = split(offered, ({ article }) => isShown(article) && article.variants.some(isSold))
  const standing = onShow.map((each) => ({
    each,
    style: each.article.style,
    colour: each.article.colour,
    lists: categories.filter(({ members }) => members.has(each.article.id)).map(({ id }) => id),
    rank: createDice(opening.seed, `${each.article.sku}-rank`).between(0, 1_000_000),
  }))
  const byRank = arrange(
    standing.toSorted((a, b) => a.rank - b.rank),
    { reach: 3 * REACH },
  )
  const byAge = arrange(
    standing.toSorted((a, b) => b.each.article.launchedAt - a.each.article.launchedAt),
    { reach: REACH },
  )
  return {
    shop,
    recommended: [...byRank.map(({ each }) => each), ...rest],
    newest: byAge.map(({ each }) => each.article),
  }
}

function split<T>(list: readonly T[], accepts: (each: T) => boolean): readonly [T[], T[]] {
  return [list.filter(accepts), list.filter((each) => !accepts(each))]
}

/** Of last season's designs about two in three end up in the sample sale. */
function offer(article: Article, { isSampleSale }: Shop, { seed, day, today }: Opening): Offered[] {
  if (!isSampleSale) return [{ article, markdown: article.markdown, isReduced: isReduced(article, today) }]
  const { style } = article
  const isLeft = style.collection === 'last' && createDice(seed, `${style.brand}-${style.number}-left`).chance(0.68)
  const dice = createDice(seed, `${article.sku}-sample`)
  return isLeft ? [{ article, markdown: planSampleSale({ day, dice }, article.markdown), isReduced: true }] : []
}

/** Cheaper than in the thirty days before it: an offer that is not may not be called a reduction. */
function isReduced({ style, markdown, launchedAt: since }: Article, now: Instant): boolean {
  const { brand, price: regular } = style
  if (markdown.offer === null || !isRunning(markdown, now)) return false
  const price = reduce(regular, { percent: markdown.offer.percent, brand })
  const history = pricePointsOf({ regular, since, markdown, brand }, now)
  const lowest = lowestPriorPrice(history, { price, now, since: markdown.offer.from })
  return lowest !== null && price < lowest
}

function isShown(article: Article): boolean {
  return isListed(article, anyList)
}

export function toShelvable({ article, isReduced }: Offered): Shelvable {
  const { id, style } = article
  const { garment, fabric, wearer: audience, namePlace } = style
  return {
    id,
    isListed: isShown(article),
    isNew: style.collection === 'new',
    isReduced,
    special: namePlace ? 'name-print' : null,
    isShelvedIn: (category) => isShelvedIn(category, { garment, fabric, audience }),
  }
}
