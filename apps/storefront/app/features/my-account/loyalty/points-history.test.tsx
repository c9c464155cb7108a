import { describe, expect, it } from 'vitest'
import { aShop } from '#testing/a-shop.ts'
import { renderInShop } from '#testing/render-in-shop.tsx'
import { type PointsPage, readKeptHistory } from './kept-history.ts'
import { PointsList } from './points-history.tsx'

const entry = { points: 59, reason: 'earned', order_number: '100000007', at: '2026-11-14 23:30:00' } as const
const history: PointsPage = {
  items: [
    { ...entry, points: -40, reason: 'spent', order_number: '100000009' },
    { ...entry, points: 1, reason: 'given-back', order_number: null },
    entry,
  ],
  expiring: { points: 20, at: '2028-11-13 23:30:00' },
  total_count: 3,
}

const show = (changes: Partial<PointsPage> = {}, { code = 'en', page = 1, isKept = false } = {}) =>
  renderInShop(<PointsList history={{ ...history, ...changes }} page={page} isKept={isKept} />, { shop: aShop(code) })

describe('PointsList', () => {
  it('says what was earned, spent and given back, by which order and when [LOY-01]', async () => {
    const html = await show()

    expect(html).toMatch(/Spent<.*−40 points<.*15 November 2026 · order 100000009</s)
    expect(html).toMatch(/Given back<.*\+1 point<.*15 November 2026</s)
    expect(html).toMatch(/Earned<.*\+59 points<.*15 November 2026 · order 100000007</s)
  })

  it('says which points end next, on the day of the shop’s own calendar', async () => {
    expect(await show()).toContain('20 points expire on 14 November 2028')
    expect(await show({ expiring: null })).not.toContain('expire')
    expect(await show({}, { code: 'de' })).toContain('20 Punkte verfallen am 14. November 2028')
  })

  it('turns its pages, and says so where there is nothing yet', async () => {
    expect(await show({ total_count: 21 }, { page: 2 })).toContain('Page 2 of 3')
    expect(await show({ items: [], expiring: null, total_count: 0 })).toContain('No points yet')
  })

  it('says that it is what the device kept', async () => {
    expect(await show({}, { isKept: true })).toContain('what your device kept')
    expect(await show()).not.toContain('what your device kept')
  })
})

describe('readKeptHistory', () => {
  it('gives back what the device keeps, one page of it', () => {
    const stored: unknown = JSON.parse(JSON.stringify({ balance: 20, ...history, total_count: 30 }))

    expect(readKeptHistory(stored)).toEqual(history)
    expect(readKeptHistory({ ...history, expiring: { points: 'x' } })).toEqual({ ...history, expiring: null })
  })

  it.each([
    null,
    'x',
    {},
    { items: 'x' },
    { items: [{ ...entry, reason: 'stolen' }] },
    { items: [{ ...entry, points: 0.5 }] },
    { items: [{ ...entry, at: 'yesterday' }] },
    { items: [{ ...entry, order_number: 7 }] },
  ])('takes %j for nothing', (stored) => {
    expect(readKeptHistory(stored)).toBeNull()
  })
})
