import { describe, expect, it } from 'vitest'
import { defaultSettings } from '../settings/index.ts'
import { afterConnect } from './after-connect.ts'

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
