import { describe, expect, it } from 'vitest'
import { createMemoryIndexedDb } from '../../testing/memory-indexed-db.ts'
import { indexedResults } from './indexed-results.ts'

function open() {
  const database = createMemoryIndexedDb()
  const find = () => database.factory
  return { database, results: indexedResults(find), otherTab: indexedResults(find) }
}

describe('indexedResults', () => {
  it('keeps a text under its key, for this tab and the next [SYNC-36]', async () => {
    const { results, otherTab } = open()
    await results.set('/api/stock/check?sku=cap', '{"qty":3}')
    await results.set('/api/stock/check?sku=cap', '{"qty":2}')

    expect(await otherTab.get('/api/stock/check?sku=cap')).toBe('{"qty":2}')
    expect(await results.get('/api/stock/check?sku=coat')).toBeNull()
  })

  it('knows how much it holds, and lets go of everything', async () => {
    const { results } = open()
    await results.set('a', '12345')
    await results.set('b', '12')
    expect(await results.sizes()).toEqual([
      { key: 'a', bytes: 5 },
      { key: 'b', bytes: 2 },
    ])

    await results.clear()
    expect(await results.sizes()).toEqual([])
  })

  it('is dropped and made anew, although another tab holds it open', async () => {
    const { database, results, otherTab } = open()
    await results.set('a', 'old')
    await otherTab.get('a')
    await results.recreate()
    expect(database.isThere()).toBe(false)

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
    const { database, results } = open()
    database.setBroken(true)
    await expect(results.get('a')).rejects.toThrow('cannot be opened')

    database.setBroken(false)
    expect(await results.get('a')).toBeNull()
  })
})
