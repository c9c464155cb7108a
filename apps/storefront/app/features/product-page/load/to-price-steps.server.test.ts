import { ALL_GROUPS } from '@vonk/contract'
import { describe, expect, it } from 'vitest'
import { toPriceSteps } from './to-price-steps.server.ts'

const settings = { usePriceTiers: true, sourcePriceIncludesTax: true, userGroupId: null }
const socks = {
  finalPrice: 8.26,
  finalPriceInclTax: 10,
  tierPrices: [
    { customerGroupId: ALL_GROUPS, qty: 3, value: 8.5 },
    { customerGroupId: 4, qty: 1, value: 5 },
  ],
}

describe('toPriceSteps', () => {
  it('tells what a piece costs by how many are bought, for whoever is not logged in [PRICE-23]', () => {
    expect(toPriceSteps(socks, settings)).toEqual([
      { from: 1, unitPrice: 1000 },
      { from: 3, unitPrice: 850 },
    ])
    expect(toPriceSteps(socks, { ...settings, userGroupId: 4 })).toBeNull()
  })

  it('adds the tax where prices are stored without it', () => {
    const tiers = [{ customerGroupId: ALL_GROUPS, qty: 3, value: 7 }]

    expect(toPriceSteps({ ...socks, tierPrices: tiers }, { ...settings, sourcePriceIncludesTax: false })).toEqual([
      { from: 1, unitPrice: 1000 },
      { from: 3, unitPrice: 847 },
    ])
  })

  it('is nothing where the number makes no difference', () => {
    expect(toPriceSteps(socks, { ...settings, usePriceTiers: false })).toBeNull()
    expect(toPriceSteps({ ...socks, tierPrices: null }, settings)).toBeNull()
    expect(toPriceSteps({ ...socks, finalPrice: 6.61, finalPriceInclTax: 8 }, settings)).toBeNull()
    expect(toPriceSteps({ tierPrices: socks.tierPrices }, settings)).toBeNull()
  })
})
