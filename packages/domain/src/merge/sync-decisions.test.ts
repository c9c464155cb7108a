import { describe, expect, it } from 'vitest'
import { defaultSettings } from '../settings/index.ts'
import {
  afterConnect,
  afterMerge,
  afterPull,
  forcesClientState,
  isSyncRequired,
  isTotalsSyncRequired,
  mustSyncLoaded,
  planAuthorize,
  planTotalsSync,
  shouldSync,
} from './sync-decisions.ts'

describe('mustSyncLoaded', () => {
  it.each([
    ['a cart of the server', { cartId: 'abc', lineCount: 0 }],
    ['a cart of the server with lines', { cartId: 'abc', lineCount: 2 }],
    ['lines that have no cart there yet', { cartId: null, lineCount: 1 }],
  ])('brings %s in step, as long as carts are synced [SYNC-01] [SYNC-02]', (_, cart) => {
    expect(mustSyncLoaded({ isSyncEnabled: true, ...cart })).toBe(true)
    expect(mustSyncLoaded({ isSyncEnabled: false, ...cart })).toBe(false)
  })

  it('does nothing for an empty cart that the server has never heard of [SYNC-02]', () => {
    expect(mustSyncLoaded({ isSyncEnabled: true, cartId: null, lineCount: 0 })).toBe(false)
  })
})

const ready = { isSyncEnabled: true, isConnected: true, isRequired: true, isForced: false }

describe('shouldSync', () => {
  it('syncs a connected cart that needs it [SYNC-09]', () => {
    expect(shouldSync(ready)).toBe(true)
  })

  it.each(['isSyncEnabled', 'isConnected', 'isRequired'])('does not without %s [SYNC-09]', (condition) => {
    expect(shouldSync({ ...ready, [condition]: false })).toBe(false)
  })

  it('syncs whatever else when forced [SYNC-09]', () => {
    const nothing = { isSyncEnabled: false, isConnected: false, isRequired: false }

    expect(shouldSync({ ...nothing, isForced: true })).toBe(true)
  })
})

describe('forcesClientState', () => {
  it('forces when asked to and always in the checkout', () => {
    expect(forcesClientState(true, false)).toBe(true)
    expect(forcesClientState(false, true)).toBe(true)
    expect(forcesClientState(false, false)).toBe(false)
  })
})

describe('isSyncRequired', () => {
  it('asks for a sync when the cart changed or was never synced [SYNC-09]', () => {
    expect(isSyncRequired({ itemsHash: 'old', serverLastSyncAt: 1 }, 'new')).toBe(true)
    expect(isSyncRequired({ itemsHash: null, serverLastSyncAt: 1 }, 'new')).toBe(true)
    expect(isSyncRequired({ itemsHash: 'new', serverLastSyncAt: null }, 'new')).toBe(true)
  })

  it('asks for none when nothing changed [SYNC-09]', () => {
    expect(isSyncRequired({ itemsHash: 'same', serverLastSyncAt: 0 }, 'same')).toBe(false)
  })
})

describe('isTotalsSyncRequired', () => {
  it('asks for totals when the cart changed or they were never asked for', () => {
    expect(isTotalsSyncRequired({ itemsHash: 'old', serverLastTotalsSyncAt: 1 }, 'new')).toBe(true)
    expect(isTotalsSyncRequired({ itemsHash: null, serverLastTotalsSyncAt: 1 }, 'new')).toBe(true)
    expect(isTotalsSyncRequired({ itemsHash: 'new', serverLastTotalsSyncAt: null }, 'new')).toBe(true)
  })

  it('asks for none when nothing changed', () => {
    expect(isTotalsSyncRequired({ itemsHash: 'same', serverLastTotalsSyncAt: 0 }, 'same')).toBe(false)
  })
})

const answer = (code: number | string, bypassCount = 0) => ({ code, bypassCount, mergeQty: true })

describe('afterConnect', () => {
  it('stores the token and syncs on 200 [SYNC-03]', () => {
    expect(afterConnect(answer(200), defaultSettings)).toEqual({
      do: 'store-token-and-sync',
      dryRun: false,
      mergeQty: true,
    })
  })

  it('only reports differences where merging is not the default [SYNC-03]', () => {
    expect(afterConnect(answer(200), { ...defaultSettings, serverMergeByDefault: false })).toMatchObject({
      dryRun: true,
    })
  })

  it('retries as a guest on 401, three times, and still carries the cart over [SYNC-04] [SYNC-08]', () => {
    const bypassed = [0, 1, 2].map((count) => afterConnect(answer(401, count), defaultSettings))

    expect(bypassed).toEqual([1, 2, 3].map((bypassCount) => ({ do: 'connect-as-guest', bypassCount, mergeQty: true })))
  })

  it('gives cart sync up after the last retry [SYNC-05]', () => {
    expect(afterConnect(answer(401, 3), defaultSettings)).toEqual({ do: 'disable-sync' })
  })

  it('retries as often as the shop allows', () => {
    const once = { ...defaultSettings, maxCartBypassAttempts: 1 }

    expect(afterConnect(answer(401, 0), once)).toMatchObject({ do: 'connect-as-guest', bypassCount: 1 })
    expect(afterConnect(answer(401, 1), once)).toEqual({ do: 'disable-sync' })
  })

  it.each([404, 500, 'ENOTFOUND'])('logs %j and records the hash [SYNC-13]', (code) => {
    expect(afterConnect(answer(code), defaultSettings)).toEqual({ do: 'log-and-record-hash' })
  })
})

describe('afterPull', () => {
  it('merges on 200 [SYNC-11]', () => {
    expect(afterPull(answer(200, 3), defaultSettings)).toEqual({ do: 'merge' })
  })

  it('reconnects as a guest until the attempts are used up, then logs and records the hash [SYNC-12]', () => {
    expect(afterPull(answer(500, 2), defaultSettings)).toEqual({
      do: 'connect-as-guest',
      bypassCount: 3,
      mergeQty: true,
    })
    expect(afterPull(answer(500, 3), defaultSettings)).toEqual({ do: 'log-and-record-hash' })
    expect(afterPull(answer(500, 1), { maxCartBypassAttempts: 1 })).toEqual({ do: 'log-and-record-hash' })
  })
})

const merged = { isDryRun: false, clientLineCount: 1, isTotalsSyncRequired: true }

describe('afterMerge', () => {
  it('records the hash and asks for new totals', () => {
    expect(afterMerge(merged)).toEqual({ recordHash: true, syncTotals: true })
  })

  it('asks for no totals of an empty cart or when they are still right', () => {
    expect(afterMerge({ ...merged, clientLineCount: 0 })).toEqual({ recordHash: true, syncTotals: false })
    expect(afterMerge({ ...merged, isTotalsSyncRequired: false })).toEqual({ recordHash: true, syncTotals: false })
  })

  it('leaves no trace of a dry run', () => {
    expect(afterMerge({ ...merged, isDryRun: true })).toEqual({ recordHash: false, syncTotals: false })
  })
})

describe('planAuthorize', () => {
  it('takes the coupon off, moves the cart with its quantities and puts the coupon back [SYNC-07]', () => {
    expect(planAuthorize({ couponCode: 'TEN' })).toEqual(['remove-coupon', 'connect', 'apply-coupon'])
  })

  it('only moves the cart when there is no coupon [SYNC-07]', () => {
    expect(planAuthorize({ couponCode: null })).toEqual(['connect'])
  })
})

const connected = { synchronizeTotals: true, isConnected: true, country: 'NL' }
const methods = [{ do: 'pull-shipping-methods' }, { do: 'pull-payment-methods' }]

describe('planTotalsSync', () => {
  it('pulls the methods, then sets the shipping information, whose answer are the totals [SYNC-30] [SYNC-31]', () => {
    expect(planTotalsSync(connected)).toEqual([...methods, { do: 'set-shipping-information', country: 'NL' }])
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
