import type { Cents } from '@vonk/domain/money'
import type { Instant } from '@vonk/domain/pricing'
import type { Colour } from '../../label/index.ts'
import { DAY } from '../calendar.ts'
import { createDice } from '../dice.ts'
import { type Markdown, noMarkdown, planMarkdown } from '../markdown.ts'
import { countStock, type StockLevel } from './count-stock.ts'
import { accentFor } from './dye-style.ts'
import type { Collection, Style } from './style.ts'

/** One size of an article: the thing that is really sold. */
export type Variant = StockLevel & {
  readonly id: number
  readonly sku: string
  readonly size: string
  readonly price: Cents
  readonly status: number
}

/** A style in one colour: a product with a page of its own. */
export type Article = {
  readonly id: number
  readonly sku: string
  readonly style: Style
  readonly colour: Colour
  readonly accent: Colour
  /** What its drawings are called, without view and ending; a repeated design borrows those of the first. */
  readonly drawnAs: string
  readonly variants: readonly Variant[]
  readonly launchedAt: Instant
  readonly status: number
  readonly visibility: number
  readonly markdown: Markdown
}

export type Workshop = {
  readonly seed: number
  /** The first moment of today. */
  readonly day: Instant
  readonly nextId: () => number
  /** Counts the products of a brand. */
  readonly nextPlace: () => number
  /** How many designs a brand has before they are repeated. */
  readonly designs: number
}

/** Days in the shop. */
const ages: Readonly<Record<Collection, readonly [number, number]>> = {
  new: [2, 40],
  current: [70, 200],
  last: [205, 355],
}

export function makeArticles(style: Style, workshop: Workshop): Article[] {
  const dice = createDice(workshop.seed, `${codeOf(style)}-launch`)
  const [youngest, oldest] = ages[style.collection]
  // Further colours follow within the season.
  const age = (turn: number) => Math.max(youngest, dice.between(youngest, oldest) - turn * dice.between(0, 12))
  return style.colours.map((colour, turn) => {
    const sku = `${codeOf(style)}-${colour.id.toUpperCase()}`
    const own = createDice(workshop.seed, sku)
    const id = workshop.nextId()
    return {
      id,
      sku,
      style,
      colour,
      accent: accentFor(colour, { style, turn: turn + (style.number % workshop.designs) }),
      drawnAs: drawingOf(style, colour, workshop.designs),
      variants: makeVariants({ style, sku, id }, workshop),
      launchedAt: workshop.day - age(turn) * DAY + dice.between(6 * 60, 11 * 60) * 60_000,
      markdown: style.namePlace ? noMarkdown : planMarkdown(style.collection, { day: workshop.day, dice: own }),
      ...shownAs(workshop.nextPlace()),
    }
  })
}

/** `VK1042`: the brand and the design's number. */
function codeOf({ brand, number }: Pick<Style, 'brand' | 'number'>): string {
  return `${brand === 'vonk' ? 'VK' : 'RZ'}${1001 + number}`
}

function drawingOf({ brand, number }: Style, colour: Colour, designs: number): string {
  const code = codeOf({ brand, number: number % designs }).toLowerCase()
  return `/${code[0]}/${code[1]}/${code}-${colour.id}`
}

type Own = { readonly style: Style; readonly sku: string; readonly id: number }

function makeVariants({ style, sku, id }: Own, { seed, nextId }: Workshop): Variant[] {
  const dice = createDice(seed, `${sku}-stock`)
  const stock = countStock(style, dice)
  const firstLarge = Math.ceil(style.sizes.length / 2)
  const isSimple = style.sizes.length === 1
  return style.sizes.map((size, index) => ({
    ...stock(index),
    // A thing that comes in one size is its own variant.
    id: isSimple ? id : nextId(),
    sku: isSimple ? sku : `${sku}-${size}`,
    size,
    price: style.price + (index >= firstLarge ? style.surcharge : 0),
    status: style.sizes.length > 6 && dice.chance(0.004) ? 2 : 1,
  }))
}

/** Now and then a product is held back in one of the ways a shop knows. */
const exceptions: ReadonlyMap<number, Pick<Article, 'status' | 'visibility'>> = new Map([
  [17, { status: 2, visibility: 4 }],
  [37, { status: 0, visibility: 4 }],
  [53, { status: 1, visibility: 2 }],
  [71, { status: 1, visibility: 3 }],
  [89, { status: 1, visibility: 1 }],
])

function shownAs(place: number): Pick<Article, 'status' | 'visibility'> {
  return exceptions.get(place % 101) ?? { status: 1, visibility: 4 }
}
