import { lowestPriorPrice } from '@vonk/domain/pricing'
import { describe, expect, it } from 'vitest'
import { DAY } from './calendar.ts'
import { createDice } from './dice.ts'
import { isRunning, noMarkdown, type Offer, planMarkdown, planSampleSale, pricePointsOf } from './markdown.ts'

const DAY_0 = Date.parse('2026-11-15T00:00:00Z')
const base = { regular: 3995, since: DAY_0 - 100 * DAY, brand: 'vonk' } as const

function anOffer(from: number, to: number | null, percent = 25): Offer {
  return { percent, from: DAY_0 + from * DAY, to: to === null ? null : DAY_0 + to * DAY - 1, isDated: true }
}

describe('pricePointsOf', () => {
  it('knows only the regular price where nothing was ever reduced', () => {
    expect(pricePointsOf({ ...base, markdown: { offer: null, earlier: [] } }, DAY_0)).toEqual([
      { since: base.since, price: 3995 },
    ])
  })

  it('goes down with an offer and up again the moment after its last', () => {
    const points = pricePointsOf({ ...base, markdown: { offer: anOffer(-20, -10), earlier: [] } }, DAY_0)

    expect(points.slice(1)).toEqual([
      { since: DAY_0 - 20 * DAY, price: 2995 },
      { since: DAY_0 - 10 * DAY, price: 3995 },
    ])
  })

  it('does not know the future', () => {
    expect(pricePointsOf({ ...base, markdown: { offer: anOffer(2, 9), earlier: [] } }, DAY_0)).toHaveLength(1)
    expect(pricePointsOf({ ...base, markdown: { offer: anOffer(-2, 9), earlier: [] } }, DAY_0)).toHaveLength(2)
  })

  it('goes from one offer to the next without a price in between', () => {
    const markdown = { earlier: [anOffer(-20, -5)], offer: anOffer(-5, null, 50) }
    const points = pricePointsOf({ ...base, markdown }, DAY_0)

    expect(points.map(({ price }) => price)).toEqual([3995, 2995, 1995])
    expect(lowestPriorPrice(points, { price: 1995, now: DAY_0, since: null })).toBe(2995)
  })
})

describe('planMarkdown', () => {
  it('reduces most of last season and nothing new', () => {
    const running = (collection: 'new' | 'last') =>
      Array.from({ length: 300 }, (_, turn) =>
        planMarkdown(collection, { day: DAY_0, dice: createDice(1, `${turn}`) }),
      ).filter((markdown) => isRunning(markdown, DAY_0)).length

    expect(running('new')).toBe(0)
    expect(running('last')).toBeGreaterThan(200)
  })
})

describe('planSampleSale', () => {
  it('takes forty to seventy percent off, from some day on', () => {
    for (let turn = 0; turn < 100; turn += 1) {
      const markdown = planSampleSale({ day: DAY_0, dice: createDice(1, `${turn}`) }, noMarkdown)
      expect(markdown.offer?.percent).toBeGreaterThanOrEqual(40)
      expect(markdown.offer?.percent).toBeLessThanOrEqual(70)
      expect(isRunning(markdown, DAY_0)).toBe(true)
    }
  })

  it('takes off more than the main shop ever has', () => {
    const main = { offer: anOffer(-5, null, 50), earlier: [anOffer(-40, -30, 55)] }
    for (let turn = 0; turn < 100; turn += 1) {
      const { offer } = planSampleSale({ day: DAY_0, dice: createDice(1, `${turn}`) }, main)
      expect(offer?.percent).toBeGreaterThanOrEqual(65)
    }
  })
})
