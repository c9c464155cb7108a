import { describe, expect, it } from 'vitest'
import { aShopRequest } from '../../testing/a-shop-request.ts'
import { loadShops } from './load-shops.server.ts'

describe('loadShops', () => {
  it('logs a failure and lets the page say that there is nothing to show [LOC-03]', async () => {
    const errors: unknown[] = []
    const other = () => Promise.reject(new Error('the shops cannot be asked for'))
    const shop = await aShopRequest('en', { answer: () => ({}), other, errors })

    expect(await loadShops(shop, { near: null, isPickupOnly: false })).toEqual([])
    expect(errors).toHaveLength(1)
  })
})
