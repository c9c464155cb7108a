import type { Cents } from '@vonk/domain/money'
import type { Instant, PricePoint } from '@vonk/domain/pricing'
import type { Brand } from '../label/index.ts'
import { DAY } from './calendar.ts'
import type { Dice } from './dice.ts'
import { reduce } from './range/price-style.ts'
import type { Collection } from './range/style.ts'

/** A reduction from the first moment of a day to the last moment of another, or until further notice. */
export type Offer = {
  readonly percent: number
  readonly from: Instant
  readonly to: Instant | null
  /** Some offers are published without dates. */
  readonly isDated: boolean
}

/** The offer a document names, whether it is over, running or to come; the earlier ones only history knows. */
export type Markdown = { readonly offer: Offer | null; readonly earlier: readonly Offer[] }

export const noMarkdown: Markdown = { offer: null, earlier: [] }

type Kind = 'none' | 'future' | 'past' | 'running' | 'open' | 'undated' | 'repeated' | 'deepened'

const habits: Readonly<Record<Collection, Readonly<Record<Kind, number>>>> = {
  new: { none: 86, future: 14, past: 0, running: 0, open: 0, undated: 0, repeated: 0, deepened: 0 },
  current: { none: 56, future: 8, past: 14, running: 14, open: 2, undated: 0, repeated: 6, deepened: 0 },
  last: { none: 6, future: 2, past: 8, running: 34, open: 20, undated: 6, repeated: 8, deepened: 16 },
}

type Week = { readonly day: Instant; readonly dice: Dice }

const plans: Readonly<Record<Kind, (week: Week) => Markdown>> = {
  none: () => noMarkdown,
  future: (week) => only(offer(week, { begins: [3, 18], lasts: [7, 21], percent: [15, 30] })),
  past: (week) => only(offer(week, { begins: [-48, -16], lasts: [5, 12], percent: [15, 35] })),
  running: (week) => only(offer(week, { begins: [-20, -1], lasts: [26, 44], percent: [15, 40] })),
  open: (week) => only(offer(week, { begins: [-40, -3], percent: [25, 50] })),
  undated: (week) => only({ ...offer(week, { begins: [-50, -20], percent: [30, 50] }), isDated: false }),
  // A short offer within the thirty days before: the law compares with that price.
  repeated: (week) => ({
    earlier: [offer(week, { begins: [-30, -20], lasts: [4, 8], percent: [10, 25] })],
    offer: offer(week, { begins: [-8, -1], lasts: [12, 30], percent: [20, 40] }),
  }),
  deepened: (week) => {
    const second = offer(week, { begins: [-14, -2], percent: [40, 55] })
    const first = offer(week, { begins: [-45, -22], percent: [20, 30] })
    return { earlier: [{ ...first, to: second.from - 1 }], offer: second }
  },
}

export function planMarkdown(collection: Collection, week: Week): Markdown {
  return plans[week.dice.weigh(habits[collection])](week)
}

/** Last season's things at their lowest, until they are gone: further down than the main shop ever goes. */
export function planSampleSale(week: Week, main: Markdown): Markdown {
  const planned = offer(week, { begins: [-38, -6], percent: [40, 70] })
  const deepest = Math.max(0, ...offersOf(main).map(({ percent }) => percent))
  return only({ ...planned, percent: Math.max(planned.percent, deepest + 10) })
}

type OfferTerms = {
  readonly begins: readonly [number, number]
  readonly lasts?: readonly [number, number]
  readonly percent: readonly [number, number]
}

function offer({ day, dice }: Week, { begins, lasts, percent }: OfferTerms): Offer {
  const from = day + dice.between(...begins) * DAY
  const to = lasts ? from + dice.between(...lasts) * DAY - 1 : null
  return { percent: dice.between(percent[0] / 5, percent[1] / 5) * 5, from, to, isDated: true }
}

function only(single: Offer): Markdown {
  return { offer: single, earlier: [] }
}

export function isRunning({ offer }: Markdown, now: Instant): boolean {
  return offer !== null && offer.from <= now && (offer.to === null || now <= offer.to)
}

export type Priced = {
  readonly regular: Cents
  readonly since: Instant
  readonly markdown: Markdown
  readonly brand: Brand
}

/** What was asked from when on, up to now. */
export function pricePointsOf({ regular, since, markdown, brand }: Priced, now: Instant): PricePoint[] {
  const asked = new Map<Instant, Cents>([[since, regular]])
  for (const { percent, from, to } of offersOf(markdown)) {
    if (from > now) continue
    asked.set(from, reduce(regular, { percent, brand }))
    if (to !== null && to < now) asked.set(to + 1, regular)
  }
  return [...asked].map(([moment, price]) => ({ since: moment, price }))
}

function offersOf({ offer, earlier }: Markdown): readonly Offer[] {
  return offer ? [...earlier, offer] : earlier
}
