import { describe, expect, it } from 'vitest'
import { offerPaymentMethods, triggersPlacement } from './payment-method.ts'
import { card, cashOnDelivery, free, ideal, payLater } from './testing.ts'

describe('triggersPlacement', () => {
  it('places the order for methods of the server alone [ORD-01]', () => {
    expect(triggersPlacement({ ...card, isServerMethod: true })).toBe(true)
    expect(triggersPlacement({ ...card, isServerMethod: false })).toBe(false)
  })
})

const all = [card, ideal, payLater, cashOnDelivery, free]
const parcel = { lines: [{ type: 'simple' }], amountDue: 2999 } as const
const download = { lines: [{ type: 'virtual' }, { type: 'downloadable' }], amountDue: 2999 } as const

describe('offerPaymentMethods', () => {
  it('offers card, iDEAL and pay-later', () => {
    expect(offerPaymentMethods([card, ideal, payLater], parcel)).toEqual([card, ideal, payLater])
  })

  it('hides cash on delivery when there is nothing to deliver [PAY-04]', () => {
    expect(offerPaymentMethods(all, parcel)).toContain(cashOnDelivery)
    expect(offerPaymentMethods(all, download)).toEqual([card, ideal, payLater])
    expect(offerPaymentMethods(all, { ...download, lines: [...download.lines, ...parcel.lines] })).toContain(
      cashOnDelivery,
    )
  })

  it('asks for no bank when nothing is left to pay', () => {
    expect(offerPaymentMethods(all, { ...parcel, amountDue: 0 })).toEqual([free])
    expect(offerPaymentMethods(all, { ...parcel, amountDue: 1 })).not.toContain(free)
  })

  it('charges nothing for cards and iDEAL, whatever is configured', () => {
    const costly = all.map((method) => ({ ...method, costInclTax: 195 }))

    expect(offerPaymentMethods(costly, parcel).map(({ code, costInclTax }) => [code, costInclTax])).toEqual([
      ['card', 0],
      ['ideal', 0],
      ['pay-later', 195],
      ['cashondelivery', 195],
    ])
  })
})
