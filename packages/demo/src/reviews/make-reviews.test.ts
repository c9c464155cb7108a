import { describe, expect, it } from 'vitest'
import { DAY } from '../catalogue/calendar.ts'
import { garmentTypes } from '../label/index.ts'
import { voice as de } from './de/voice.ts'
import { voice as en } from './en/voice.ts'
import { makeReviews } from './make-reviews.ts'
import { voice as nl } from './nl/voice.ts'
import { aPage, aRange } from './testing.ts'

const today = Date.parse('2026-11-15')
const products = aRange(7)
const reviews = makeReviews({ seed: 1, today, products })
const garmentOf = new Map(products.map(({ parentId, garment, audience }) => [parentId, `${audience} ${garment}`]))
const byPage = Map.groupBy(reviews, ({ productId }) => productId)

describe('makeReviews', () => {
  it('writes the same reviews for the same seed, day and products, and others for another seed', () => {
    const some = { today, products: aRange(1) }

    expect(JSON.stringify(makeReviews({ seed: 4, ...some }))).toBe(JSON.stringify(makeReviews({ seed: 4, ...some })))
    expect(JSON.stringify(makeReviews({ seed: 5, ...some }))).not.toBe(
      JSON.stringify(makeReviews({ seed: 4, ...some })),
    )
  })

  it('writes some 3,500 for a full catalogue, none to 25 a page', () => {
    expect(reviews.length).toBeGreaterThan(3000)
    expect(reviews.length).toBeLessThan(4300)
    expect(Math.max(...[...byPage.values()].map((page) => page.length))).toBeLessThanOrEqual(25)
    expect(byPage.size).toBeLessThan(new Set(products.map(({ parentId }) => parentId)).size * 0.8)
  })

  it('says how it fits, mostly as its size promises, and never other than in its words', () => {
    const fits = reviews.flatMap(({ fit }) => fit ?? [])
    expect(fits.length).toBeGreaterThan(reviews.length / 2)
    expect(fits.filter((fit) => fit === 'true').length / fits.length).toBeGreaterThan(0.7)
    for (const fit of ['small', 'large'] as const) expect(fits).toContain(fit)

    const titled = (title: string) => reviews.filter((review) => review.title === title && review.fit !== null)
    expect(new Set(['Valt klein', 'Fällt klein aus', 'Runs small'].flatMap(titled).map(({ fit }) => fit))).toEqual(
      new Set(['small']),
    )
    const heights = reviews.flatMap(({ title, detail, childHeight }) =>
      childHeight ? [{ text: title + detail, childHeight }] : [],
    )
    const isNamed = ({ text, childHeight }: (typeof heights)[number]) =>
      [0, 1, 2, 3, 4].some((more) => text.includes(String(childHeight + more)))
    expect(heights.length).toBeGreaterThan(reviews.length / 20)
    expect(heights.filter((height) => !isNamed(height))).toEqual([])
  })

  it('is pleased on the whole, with reasons not to be', () => {
    const share = (stars: number) => reviews.filter(({ rating }) => rating === stars).length / reviews.length
    const mean = reviews.reduce((sum, { rating }) => sum + (rating ?? 0), 0) / reviews.length

    expect(mean).toBeGreaterThan(4.2)
    expect(mean).toBeLessThan(4.45)
    expect(share(5)).toBeLessThan(0.65)
    for (const stars of [1, 2, 3]) expect(share(stars)).toBeGreaterThan(0.01)
  })

  it('never says the same thing twice on a page, or the same words twice in a category', () => {
    for (const page of byPage.values()) {
      for (const language of ['nl', 'de', 'en'] as const) {
        const here = page.filter((review) => review.language === language)
        expect(repeated(here.map(({ title }) => title))).toEqual([])
        expect(repeated(here.flatMap(({ detail }) => sentencesIn(detail)))).toEqual([])
      }
    }
    const byCategory = Map.groupBy(reviews, ({ productId, language }) => `${language} ${garmentOf.get(productId)}`)
    for (const [category, here] of byCategory)
      expect([category, repeated(here.flatMap(({ detail }) => sentencesIn(detail)))]).toEqual([category, []])
  })

  it('writes nothing lukewarm above four stars and more', () => {
    const plain = (mood: 'mixed' | 'cross') =>
      [nl, de, en].flatMap(({ titles }) =>
        titles[mood].flatMap(({ variants }) => variants.filter((text) => !/[{<[]/.test(text))),
      )
    const lukewarm = new Set([...plain('mixed'), ...plain('cross')])
    const glad = new Set([nl, de, en].flatMap(({ titles }) => titles.glad.flatMap(({ variants }) => variants)))
    const wrong = reviews.filter(({ rating, title }) => (rating ?? 0) > 3 && lukewarm.has(title) && !glad.has(title))

    expect(wrong.map(({ title }) => title)).toEqual([])
  })

  it('does not begin two sentences of a review with the same child', () => {
    const twice = reviews.filter(({ detail }) => (detail.match(/\bDe jongste\b/g)?.length ?? 0) > 1)

    expect(twice.map(({ detail }) => detail)).toEqual([])
  })

  it('hardly ever uses the same words for two reviews anywhere', () => {
    expect(repeated(reviews.map(({ detail }) => detail)).length).toBeLessThan(reviews.length / 200)
  })

  it('leaves nothing unsaid: no slot, choice or form is left in a text', () => {
    for (const { title, detail, nickname } of reviews) {
      expect(`${title} ${detail} ${nickname}`).not.toMatch(/[{}[\]<>|#~]|undefined|NaN| {2}|\s[.,]/)
      expect(title.length).toBeGreaterThan(1)
      expect(title.length).toBeLessThan(60)
      expect(nickname).toMatch(/^\S.{0,40}$/)
    }
  })

  it('has something to say about every garment in every language', () => {
    const languages = ['nl', 'de', 'en'] as const
    for (const garment of garmentTypes) {
      const pages = [3, 4].flatMap((id) => aPage({ id, garment, audience: id === 3 ? 'girls' : 'teens' }))
      const written = Array.from({ length: 12 }, (_, seed) => makeReviews({ seed, today, products: pages })).flat()
      expect(new Set(written.map(({ language }) => language))).toEqual(new Set(languages))
    }
  })

  it('counts from the oldest on, in the past two years, at an hour people are up', () => {
    expect(reviews.map(({ id }) => id)).toEqual(reviews.map((_, index) => index + 1))
    const moments = reviews.map(({ createdAt }) => createdAt.getTime())
    expect(moments).toEqual(moments.toSorted((one, other) => one - other))
    expect(moments.at(-1)).toBeLessThan(today)
    expect(moments[0]).toBeGreaterThan(today - 722 * DAY)
    for (const { createdAt } of reviews) expect(createdAt.getUTCHours()).toBeGreaterThanOrEqual(7)
  })

  it('has nobody write before a product was on sale, and few at once', () => {
    const pages = garmentTypes.flatMap((garment, id) => aPage({ id: id + 1, garment, audience: 'girls' }))
    const since = (days: number) => new Map(pages.map(({ parentId }) => [parentId, today - days * DAY]))
    const recent = makeReviews({ seed: 2, today, products: pages, onSaleSince: since(12) })

    expect(recent.length).toBeGreaterThan(10)
    for (const { createdAt } of recent) expect(createdAt.getTime()).toBeGreaterThanOrEqual(today - 12 * DAY)
    for (const page of Map.groupBy(recent, ({ productId }) => productId).values())
      expect(page.length).toBeLessThanOrEqual(4)
    for (const days of [2, 0, -5])
      expect(makeReviews({ seed: 2, today, products: pages, onSaleSince: since(days) })).toEqual([])
    expect(makeReviews({ seed: 2, today, products: pages, onSaleSince: since(Number.NaN) }).length).toBeGreaterThan(20)
  })

  it('keeps the newest for somebody to read and has turned a few down', () => {
    const pending = reviews.filter(({ status }) => status === 2)

    expect(pending.length).toBeGreaterThan(10)
    for (const { createdAt } of pending) expect(createdAt.getTime()).toBeGreaterThan(today - 6 * DAY)
    expect(reviews.some(({ status }) => status === 3)).toBe(true)
  })

  it('is written in the main shops of the brand, in its languages', () => {
    const codes = new Set(reviews.map(({ brand, language, storeCode }) => `${brand} ${language} ${storeCode}`))

    expect([...codes].toSorted()).toEqual([
      'razz de rz_de',
      'razz en rz_en',
      'razz nl rz_nl',
      'vonk de de',
      'vonk en en',
      'vonk nl nl',
    ])
  })

  it('leaves alone what nobody sees and what nobody wears', () => {
    const hidden = aPage({ id: 1, garment: 'tee', audience: 'girls', changes: { isListed: false } })
    const giftCard = aPage({ id: 2, garment: 'bag', audience: 'girls', changes: { garment: null, audience: null } })

    for (const seed of [1, 2, 3, 4, 5])
      expect(makeReviews({ seed, today, products: [...hidden, ...giftCard] })).toEqual([])
  })
})

/** Everybody may say "Sent back."; a whole sentence belongs to one. */
function sentencesIn(detail: string): string[] {
  return detail.split(/(?<=[.!?])\s/).filter((sentence) => sentence.length > 40)
}

function repeated(texts: readonly string[]): string[] {
  return texts.filter((text, index) => texts.indexOf(text) !== index)
}
