import { describe, expect, it } from 'vitest'
import { planTotalsSync } from './plan-totals-sync.ts'

const connected = { synchronizeTotals: true, isConnected: true, country: 'NL' }
const methods = [{ do: 'pull-shipping-methods' }, { do: 'pull-payment-methods' }]

describe('planTotalsSync', () => {
  it('pulls the methods, then sets the shipping information and overrides the totals [SYNC-30] [SYNC-31]', () => {
    expect(planTotalsSync(connected)).toEqual([
      ...methods,
      { do: 'set-shipping-information', country: 'NL' },
      { do: 'override-totals' },
    ])
  })

  it.each([null, ''])('logs that no country is known (%j) and leaves the totals alone [SYNC-31]', (country) => {
    expect(planTotalsSync({ ...connected, country })).toEqual([
      ...methods,
      { do: 'log', message: 'Please do set the tax.defaultCountry in order to calculate totals' },
    ])
  })

  it('asks for nothing while totals are not synced or the cart is not connected [SYNC-30]', () => {
    expect(planTotalsSync({ ...connected, synchronizeTotals: false })).toEqual([])
    expect(planTotalsSync({ ...connected, isConnected: false })).toEqual([])
  })
})
