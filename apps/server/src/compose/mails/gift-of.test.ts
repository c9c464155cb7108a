import { describe, expect, it } from 'vitest'
import { giftOf } from './gift-of.ts'

const details = (...values: string[]) => values.map((value) => ({ label: 'Field', value }))

describe('giftOf', () => {
  it('knows an address, a day and an amount by their looks', () => {
    expect(giftOf(details('€ 50', 'Milou', 'Gefeliciteerd!', 'milou@example.com', '2026-12-24'))).toEqual({
      recipientName: 'Milou',
      message: 'Gefeliciteerd!',
      address: 'milou@example.com',
      day: new Date('2026-12-24T06:00:00Z'),
    })
  })

  it('does without what the buyer left out or wrote wrongly', () => {
    expect(giftOf([])).toEqual({ recipientName: '', message: '', address: null, day: null })
    expect(giftOf(details('Milou', '2026-13-45'))).toEqual({
      recipientName: 'Milou',
      message: '',
      address: null,
      day: null,
    })
  })
})
