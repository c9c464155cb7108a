import { reviewStatus, type StoredReview } from '@vonk/commerce/reviews'
import type { Instant } from '@vonk/domain/pricing'
import { DAY, startOfDay } from '../catalogue/calendar.ts'
import type { DemoSellable } from '../catalogue/demo-catalogue.ts'
import { createDice, type Dice } from '../catalogue/dice.ts'
import type { Brand, GarmentType } from '../label/index.ts'
import type { Language } from '../label/language.ts'
import { shopPlans } from '../places/shops.data.ts'
import { voice as de } from './de/voice.ts'
import { voice as en } from './en/voice.ts'
import { fitOf } from './fit-of.ts'
import { createMemory, type Memory } from './memory.ts'
import { voice as nl } from './nl/voice.ts'
import { countReviews, giveStars, rankProduct, type Standing } from './plan-stars.ts'
import { type ReviewedProduct, reviewedProducts } from './reviewed-product.ts'
import type { Writer } from './traits.ts'
import { writeReview } from './write-review.ts'

const voices = { nl, de, en }
const OLDEST = 720
const DAYS_PER_REVIEW = 3

export type ReviewBrief = {
  readonly seed: number
  /** Nobody wrote later than yesterday. */
  readonly today: Instant
  readonly products: readonly DemoSellable[]
  /** The first day a page was on sale, by the id of its product; nobody wrote before. */
  readonly onSaleSince?: ReadonlyMap<number, Instant>
}

/** What customers have written so far, oldest first: the same seed, day and products, the same reviews. */
export function makeReviews(brief: ReviewBrief): readonly StoredReview[] {
  const pages = reviewedProducts(brief.products)
  const memory = createMemory()
  const written = pages.flatMap((product) => reviewsOf(product, { ...brief, memory, pages: pages.length }))
  return written
    .toSorted((one, other) => one.createdAt.getTime() - other.createdAt.getTime() || one.productId - other.productId)
    .map((review, index) => ({ ...review, id: index + 1 }))
}

type Desk = ReviewBrief & { readonly memory: Memory; readonly pages: number }

function reviewsOf(product: ReviewedProduct, desk: Desk): Omit<StoredReview, 'id'>[] {
  const dice = createDice(desk.seed, `reviews of ${product.sku}`)
  const standing = rankProduct(dice)
  const wanted = countReviews(desk.pages, dice)
  // It takes a parcel, a week of wearing and an idle evening.
  const most = Math.max(0, Math.floor(daysOnSale(desk, product.id) / DAYS_PER_REVIEW))
  return Array.from({ length: Math.min(wanted, most) }, () => reviewOf(product, standing, desk, dice))
}

function reviewOf(product: ReviewedProduct, standing: Standing, desk: Desk, dice: Dice): Omit<StoredReview, 'id'> {
  const language = dice.weigh<Language>({ nl: 50, de: 32, en: 18 })
  const writer = writerOf(product, dice)
  const stars = giveStars(standing, dice)
  const circumstances = {
    product,
    writer,
    language,
    voice: voices[language],
    town: dice.pick(townsOf(product.brand, language)),
    isGirl: isForGirl(product, dice),
    isGrandmother: dice.chance(0.7),
    stars,
  }
  const texts = writeReview(circumstances, { memory: desk.memory, dice })
  const createdAt = momentBefore(desk, product.id, dice)
  return {
    storeCode: product.brand === 'razz' ? `rz_${language}` : language,
    brand: product.brand,
    language,
    productId: product.id,
    sku: product.sku,
    ...texts,
    rating: stars,
    ...fitOf(product, texts, createDice(desk.seed, `fit ${texts.detail}`)),
    status: statusOf(createdAt, desk.today, dice),
    customerId: null,
    createdAt,
  }
}

function writerOf({ audience }: ReviewedProduct, dice: Dice): Writer {
  if (audience === 'teens') return dice.weigh<Writer>({ teen: 72, parent: 26, grandparent: 2 })
  return dice.weigh<Writer>({ parent: 90, grandparent: 10, teen: 0 })
}

const girlsOnly: readonly GarmentType[] = ['skirt', 'dress', 'swimwear']
const teenGirlsOnly: readonly GarmentType[] = ['leggings', 'dungarees']

function isForGirl({ audience, garment }: ReviewedProduct, dice: Dice): boolean {
  if (audience === 'girls' || audience === 'boys') return audience === 'girls'
  const isGirls = girlsOnly.includes(garment) || (audience === 'teens' && teenGirlsOnly.includes(garment))
  return isGirls || dice.chance(0.5)
}

function townsOf(brand: Brand, language: Language): readonly string[] {
  const isAtHome = (id: string) => (language === 'de' ? id.startsWith('3') : !id.startsWith('3'))
  return shopPlans.filter(({ id, brands }) => brands.includes(brand) && isAtHome(id)).map(({ town }) => town)
}

/** Two years back at most, more often lately, between breakfast and bedtime. */
function momentBefore(desk: Desk, product: number, dice: Dice): Date {
  const days = daysOnSale(desk, product) - 1
  const anyDay = dice.between(0, days)
  const back = 1 + (days > 180 ? Math.min(anyDay, dice.between(0, days)) : anyDay)
  const minute = dice.between(7 * 60, 22 * 60 + 59)
  return new Date(startOfDay(desk.today) - back * DAY + minute * 60_000 + dice.between(0, 59) * 1000)
}

/** Whole days before today, as far back as anybody reads. */
function daysOnSale({ today, onSaleSince }: ReviewBrief, product: number): number {
  const since = onSaleSince?.get(product)
  const days = since === undefined || Number.isNaN(since) ? OLDEST : Math.floor((startOfDay(today) - since) / DAY)
  return Math.min(OLDEST, days)
}

/** Somebody reads along with a few days' delay and turns down one in eighty. */
function statusOf(createdAt: Date, today: Instant, dice: Dice): number {
  const isRecent = startOfDay(today) - createdAt.getTime() < 5 * DAY
  if (isRecent && dice.chance(0.6)) return reviewStatus.pending
  return dice.chance(0.0125) ? reviewStatus.notApproved : reviewStatus.approved
}
