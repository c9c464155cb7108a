import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { describe, expect, it } from 'vitest'
import { indexedResults } from './indexed-results.ts'

function open() {
  const factory = new IDBFactory()
  const find = () => factory
  return { factory, results: indexedResults(find), otherTab: indexedResults(find) }
}

const name = 'shop-results'

/** As a later version of the shop would leave it behind. */
function openNewer(factory: IDBFactory): Promise<void> {
  return new Promise((resolve) => {
    const request = factory.open(name, 9)
    request.onsuccess = () => {
      request.result.close()
      resolve()
    }
  })
}

describe('indexedResults', () => {
  it('keeps a text under its key, for this tab and the next [SYNC-36]', async () => {
    const { results, otherTab } = open()
    await results.set('/api/stock/check?sku=cap', '{"qty":3}')
    await results.set('/api/stock/check?sku=cap', '{"qty":2}')

    expect(await otherTab.get('/api/stock/check?sku=cap')).toBe('{"qty":2}')
    expect(await results.get('/api/stock/check?sku=coat')).toBeNull()
  })

  it('knows what it holds, and lets go of everything', async () => {
    const { results } = open()
    await results.set('a', '12345')
    await results.set('b', '12')
    expect(await results.entries()).toEqual([
      { key: 'a', text: '12345' },
      { key: 'b', text: '12' },
    ])

    await results.clear()
    expect(await results.entries()).toEqual([])
  })

  it('is dropped and made again, although another tab holds it open', async () => {
    const { factory, results, otherTab } = open()
    await results.set('a', 'old')
    await otherTab.get('a')
    await results.recreate()
    expect(await factory.databases()).toEqual([])

    expect(await otherTab.get('a')).toBeNull()
    await results.set('a', 'new')
    expect(await otherTab.get('a')).toBe('new')
  })

  it('can be asked, in vain, where the browser forbids it', async () => {
    const results = indexedResults(() => {
      throw new DOMException('Denied', 'SecurityError')
    })

    await expect(results.get('a')).rejects.toThrow('Denied')
    await expect(results.recreate()).rejects.toThrow('Denied')
  })

  it('says that it cannot be opened, and tries again the next time', async () => {
    const { factory, results } = open()
    await openNewer(factory)
    await expect(results.get('a')).rejects.toThrow('version')

    await results.recreate()
    expect(await results.get('a')).toBeNull()
  })
})
