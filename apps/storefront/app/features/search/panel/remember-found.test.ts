import { describe, expect, it } from 'vitest'
import type { CardProduct } from '../../product/index.ts'
import type { FetchFound, SearchFound } from './fetch-found.ts'
import { rememberFound, requestHash } from './remember-found.ts'

// As much of a card as is looked at.
const aCard = (sku: string, name: string) => ({ sku, name }) as CardProduct
const items = [aCard('1', 'Hoodie Bolt'), aCard('2', 'Zip hoodie'), aCard('3', 'Cap')]
const found: SearchFound = { items, total: 3, start: 0, categories: [], pages: [], suggestions: ['hoodie'] }

function open(address = '/en/search/found') {
  const device = { isOnline: true, isShopUnavailable: false, kept: new Map<string, unknown>() }
  const cache = {
    get: async (key: string) => device.kept.get(key) ?? null,
    set: async (key: string, value: unknown) => void device.kept.set(key, value),
    list: async () => device.kept,
  }
  const ask: FetchFound = async () => {
    if (device.isShopUnavailable) throw new TypeError('Failed to fetch')
    return found
  }
  const remembered = rememberFound(ask, { address, cache, isOnline: () => device.isOnline })
  const search = (text: string, signal = AbortSignal.timeout(1000)) => remembered({ text, start: 0, signal })
  return { device, search }
}

describe('rememberFound', () => {
  it('keeps answers on the device under a hash of the request [SRCH-25]', async () => {
    const { device, search } = open()
    await search('hoodie')
    device.isOnline = false

    expect(await search('hoodie')).toMatchObject(found)
    expect([...device.kept.keys()]).toEqual([requestHash(['/en/search/found', 'hoodie', 0])])
  })

  it('answers from the device where the network only seems to be there [SRCH-25]', async () => {
    const { device, search } = open()
    await search('hoodie')
    device.isShopUnavailable = true

    expect(await search('hoodie')).toMatchObject(found)
    await expect(search('jurk')).rejects.toThrow('Failed to fetch')
  })

  it('finds nothing without a network where it has kept nothing [SRCH-29]', async () => {
    const { device, search } = open()
    device.isOnline = false

    expect(await search('jurk')).toMatchObject({ items: [], total: 0, offline: true, cache: true, noresults: true })
  })

  it('offers what was seen before and fits, beside the empty answer [SRCH-29]', async () => {
    const { device, search } = open()
    await search('something')
    await search('something else')
    device.kept.set('/api/stock/check', { qty: 3 })
    device.isOnline = false

    const { items: none, seen } = await search('HOODIE zip')
    expect(none).toEqual([])
    expect(seen?.map(({ sku }) => sku)).toEqual(['2'])
  })

  it('offers nothing of another view', async () => {
    const { device, search } = open()
    await search('hoodie')
    const other = open('/search/found')
    other.device.kept = device.kept
    other.device.isOnline = false

    expect((await other.search('cap')).seen).toEqual([])
  })
})
