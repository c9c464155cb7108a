import { describe, expect, it } from 'vitest'
import type { FetchFound, SearchFound } from './fetch-found.ts'
import { rememberFound, requestHash } from './use-panel-search.ts'

const found: SearchFound = { items: [], total: 3, start: 0, categories: [], pages: [], suggestions: ['hoodie'] }

function open() {
  const device = { isOnline: true, kept: new Map<string, unknown>() }
  const store = { read: (key: string) => device.kept.get(key), write: device.kept.set.bind(device.kept) }
  const ask: FetchFound = async () => found
  const remembered = rememberFound(ask, store, () => device.isOnline)
  const search = (text: string) => remembered({ text, start: 0, signal: AbortSignal.timeout(1000) })
  return { device, search }
}

describe('rememberFound', () => {
  it('keeps answers on the device under a hash of the request [SRCH-25]', async () => {
    const { device, search } = open()
    await search('hoodie')
    device.isOnline = false

    expect(await search('hoodie')).toEqual(found)
    expect(device.kept.get('search-answers')).toEqual({ [requestHash(['hoodie', 0])]: found })
  })

  it('finds nothing without a network where it has kept nothing [SRCH-29]', async () => {
    const { device, search } = open()
    device.isOnline = false

    expect(await search('jurk')).toMatchObject({ items: [], total: 0, offline: true, cache: true, noresults: true })
  })

  it('keeps no more than the last answers', async () => {
    const { device, search } = open()
    for (let count = 0; count < 25; count++) await search(`hoodie ${count}`)

    expect(Object.keys(device.kept.get('search-answers') ?? {})).toHaveLength(20)
  })
})
