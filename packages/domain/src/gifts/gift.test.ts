import { describe, expect, it } from 'vitest'
import { giftDays, isGiftDay, readGift } from './gift.ts'

const answer = (purpose: string, text: string) => ({ optionId: `of ${purpose}`, purpose, text })

describe('readGift', () => {
  it('knows whom it is for, what they are told and when', () => {
    const answers = [
      answer('gift-amount', '3'),
      answer('gift-name', ' Milou '),
      answer('gift-email', 'milou@Example.com'),
      answer('gift-message', 'Gefeliciteerd!\nVan oma'),
      answer('gift-day', '2026-12-24'),
    ]

    expect(readGift(answers)).toEqual({
      ok: true,
      value: {
        recipientName: 'Milou',
        recipientEmail: 'milou@example.com',
        message: 'Gefeliciteerd!\nVan oma',
        sendOn: '2026-12-24',
      },
    })
  })

  it('does without what was left out', () => {
    const nothing = { recipientName: '', recipientEmail: null, message: '', sendOn: null }

    expect(readGift([answer('gift-email', ' '), answer('gift-day', '')])).toEqual({ ok: true, value: nothing })
  })

  it.each([
    ['gift-email', 'milou', 'gift-email-invalid'],
    ['gift-email', 'a@example.com, b@example.com', 'gift-email-invalid'],
    ['gift-day', 'tomorrow', 'gift-day-invalid'],
    ['gift-day', '2026-13-01', 'gift-day-invalid'],
    ['gift-day', '2027-02-30', 'gift-day-invalid'],
  ])('refuses as %s what is none: %s', (purpose, text, code) => {
    expect(readGift([answer(purpose, text)])).toEqual({ ok: false, refusal: { code, optionId: `of ${purpose}` } })
  })
})

describe('isGiftDay', () => {
  it('is a day from today on, for a year', () => {
    expect(giftDays('2026-11-17')).toEqual({ earliest: '2026-11-17', latest: '2027-11-17' })
    expect(['2026-11-17', '2027-11-17'].every((day) => isGiftDay(day, '2026-11-17'))).toBe(true)
    expect(['2026-11-16', '2027-11-18', '2026-11-31', ''].some((day) => isGiftDay(day, '2026-11-17'))).toBe(false)
  })
})
