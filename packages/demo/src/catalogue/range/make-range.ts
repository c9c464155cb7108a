import type { Instant } from '@vonk/domain/pricing'
import type { Brand } from '../../label/index.ts'
import { seasonNow } from '../calendar.ts'
import { type Article, makeArticles } from './article.ts'
import { planNameStyles } from './name-styles.ts'
import { planBags, planStyles, planSuits } from './plan-styles.ts'
import type { Style } from './style.ts'

/** Beyond so many products of a brand the designs are repeated. */
export const DESIGNED = { vonk: 600, razz: 300 } as const
const BAGS = { vonk: 28, razz: 18 } as const
const SUITS = { vonk: 24, razz: 0 } as const
/** Numbers kept free for what is no garment, so that it keeps its names when designs are added. */
const SPECIALS = 60

export type RangePlan = {
  readonly seed: number
  readonly brand: Brand
  /** The first moment of today. */
  readonly day: Instant
  readonly products: number
  readonly nextId: () => number
}

export type BrandRange = {
  readonly brand: Brand
  readonly articles: readonly Article[]
  readonly designs: number
  /** The first number that no design has. */
  readonly freeNumber: number
  /** The same designs again until there are as many products as asked for, one round after the other. */
  repeats(): Generator<readonly Article[]>
}

/** Everything a brand makes that comes in sizes and colours. */
export function makeRange({ seed, brand, day, products, nextId }: RangePlan): BrandRange {
  const plan = { seed, brand, season: seasonNow(day) }
  const designed = Math.min(products, DESIGNED[brand])
  const share = (count: number) => Math.ceil((count * designed) / DESIGNED[brand])
  const sized = planStyles({ ...plan, products: designed })
  const bags = planBags({ ...plan, products: share(BAGS[brand]) }, sized.length)
  const named = planNameStyles(plan, sized.length + bags.length)
  const freeNumber = sized.length + bags.length + named.length
  const suits = planSuits({ ...plan, products: share(SUITS[brand]) }, freeNumber + SPECIALS)
  const designs = freeNumber + SPECIALS + suits.length
  let place = 0
  const workshop = { seed, day, nextId, designs, nextPlace: () => place++ }
  const make = (styles: readonly Style[]) => styles.flatMap((style) => makeArticles(style, workshop))
  return {
    brand,
    designs,
    freeNumber,
    articles: make([...sized, ...bags, ...named, ...suits]),
    *repeats() {
      for (const styles of repeatStyles(sized, { products, designs })) yield make(styles)
    },
  }
}

/** Each round has numbers and skus of its own, and the looks of the first. */
function* repeatStyles(
  styles: readonly Style[],
  { products, designs }: { products: number; designs: number },
): Generator<Style[]> {
  let left = products - styles.reduce((sum, { colours }) => sum + colours.length, 0)
  for (let round = 1; left > 0; round += 1) {
    const repeated: Style[] = []
    for (const style of styles) {
      if (left <= 0) break
      const colours = style.colours.slice(0, left)
      repeated.push({ ...style, number: style.number + round * designs, colours, round })
      left -= colours.length
    }
    yield repeated
  }
}
