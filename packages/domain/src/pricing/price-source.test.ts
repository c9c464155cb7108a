import { describe, expect, it } from 'vitest'
import { err, ok } from '../result/index.ts'
import { parsePriceDate, priceGroupOf } from './price-source.ts'

describe('priceGroupOf', () => {
  it('is the group of the customer who is logged in [PRICE-23]', () => {
    expect(priceGroupOf(4, { userGroupId: 1 })).toBe(4)
    expect(priceGroupOf(0, { userGroupId: 1 })).toBe(0)
  })

  it('is the configured default for a guest, when there is one [PRICE-23]', () => {
    expect(priceGroupOf(null, { userGroupId: 1 })).toBe(1)
    expect(priceGroupOf(null, { userGroupId: null })).toBeNull()
  })
})

const from = { edge: 'from', utcOffsetMinutes: 60 } as const
const to = { edge: 'to', utcOffsetMinutes: 60 } as const
const at = (iso: string) => ok(Date.parse(iso))

describe('parsePriceDate', () => {
  it('lets a bare first day begin at its first moment on the clock of the shop', () => {
    expect(parsePriceDate('2026-11-15', from)).toEqual(at('2026-11-14T23:00:00Z'))
  })

  it('lets a bare last day count to its end', () => {
    expect(parsePriceDate('2026-11-15', to)).toEqual(at('2026-11-15T22:59:59.999Z'))
  })

  it.each([
    ['2026-11-15 10:30:00', '2026-11-15T09:30:00Z'],
    ['2026-11-15T10:30', '2026-11-15T09:30:00Z'],
    ['2026-11-15T10:30:00.250', '2026-11-15T09:30:00.250Z'],
    ['2026-11-15T10:30:00Z', '2026-11-15T10:30:00Z'],
    ['2026-11-15T10:30:00+02:00', '2026-11-15T08:30:00Z'],
    [' 2026-11-15T10:30:00Z ', '2026-11-15T10:30:00Z'],
  ])('reads %s', (text, iso) => {
    expect(parsePriceDate(text, to)).toEqual(at(iso))
  })

  it.each(['', '  '])('leaves the end open for "%s" [PRICE-10]', (text) => {
    expect(parsePriceDate(text, from)).toEqual(ok(null))
  })

  it('refuses a day on a clock nobody knows', () => {
    const unknown = { edge: 'from', utcOffsetMinutes: Number.NaN } as const

    expect(parsePriceDate('2026-11-15', unknown)).toEqual(err({ code: 'date-unreadable', text: '2026-11-15' }))
  })

  it.each(['soon', '2026-13-01', '2026-02-30', '2026-11-15T25:00', '15-11-2026', '2026-11-15 10', 'x2026-11-15'])(
    'refuses %s',
    (text) => {
      expect(parsePriceDate(text, from)).toEqual(err({ code: 'date-unreadable', text }))
    },
  )
})
