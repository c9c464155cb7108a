import { ALL_GROUPS } from '@vonk/contract'
import { describe, expect, it } from 'vitest'
import { toPriceSteps } from './to-price-steps.server.ts'

const settings = { usePriceTiers: true, sourcePriceIncludesTax: true, userGroupId: null }
const socks = {
  final_price: 8.26,
  final_price_incl_tax: 10,
  tier_prices: [
    { customer_group_id: ALL_GROUPS, qty: 3, value: 8.5 },
    { customer_group_id: 4, qty: 1, value: 5 },
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
    const tiers = [{ customer_group_id: ALL_GROUPS, qty: 3, value: 7 }]

    expect(toPriceSteps({ ...socks, tier_prices: tiers }, { ...settings, sourcePriceIncludesTax: false })).toEqual([
      { from: 1, unitPrice: 1000 },
      { from: 3, unitPrice: 847 },
    ])
  })

  it('is nothing where the number makes no difference', () => {
    expect(toPriceSteps(socks, { ...settings, usePriceTiers: false })).toBeNull()
    expect(toPriceSteps({ ...socks, tier_prices: null }, settings)).toBeNull()
    expect(toPriceSteps({ ...socks, final_price: 6.61, final_price_incl_tax: 8 }, settings)).toBeNull()
    expect(toPriceSteps({ tier_prices: socks.tier_prices }, settings)).toBeNull()
  })
})
