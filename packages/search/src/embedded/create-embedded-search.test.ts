import { setImmediate } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { languageOfTrial, products } from '../conformance/trial.ts'
import { describeSearchEngine } from '../conformance.ts'
import { createEmbeddedSearch } from './create-embedded-search.ts'

function open() {
  return createEmbeddedSearch({ settings: { languageOf: languageOfTrial } })
}

const everything = {
  text: '',
  filters: [],
  sort: [],
  from: 0,
  size: 1,
  facets: [],
  fields: { include: [], exclude: [] },
}

describeSearchEngine('createEmbeddedSearch', async () => open())

describe('createEmbeddedSearch', () => {
  it('goes on answering while many documents are written', async () => {
    const engine = open()
    const documents = Array.from({ length: 4_000 }, (_, id) => ({
      id,
      name: `Jas ${id}`,
      color: id % 7,
      text: 'x'.repeat(500),
    }))
    const totals = new Set<number>()
    let isWriting = true
    const writing = engine.index(products, documents).then(() => {
      isWriting = false
    })
    while (isWriting) {
      totals.add((await engine.query(products, everything)).total)
      await setImmediate()
    }
    await writing

    expect(totals.values().some((total) => total > 0 && total < documents.length)).toBe(true)
    expect((await engine.query(products, everything)).total).toBe(documents.length)
  })

  it('answers a changed document however often it was read before', async () => {
    const engine = open()
    const read = async () => (await engine.query(products, everything)).hits.map(({ source }) => source)
    await engine.index(products, [{ id: 1, name: 'Jas' }])
    for (let time = 0; time < 5; time += 1) expect(await read()).toEqual([{ id: 1, name: 'Jas' }])
    await engine.index(products, [{ id: 1, name: 'Muts' }])

    expect(await read()).toEqual([{ id: 1, name: 'Muts' }])
  })

  it('finds by what a text means now, however often it meant something else', async () => {
    const engine = open()
    const find = async (text: string) =>
      (await engine.query(products, { ...everything, text, size: 9 })).hits.map(({ id }) => id)
    await engine.index(products, [{ id: 1, name: 'Winterjas', sku: 'VK1' }])
    for (let time = 0; time < 2; time += 1) expect([await find('zomerjas'), await find('VK2')]).toEqual([[1], []])
    await engine.index(products, [{ id: 2, name: 'Zomerjas', sku: 'VK2' }])
    for (let time = 0; time < 2; time += 1) expect([await find('zomerjas'), await find('VK2')]).toEqual([[2], [2]])
    await engine.index(products, [{ id: 2, name: 'Zomerjas', sku: 'VK3' }])
    expect([await find('zomerjas'), await find('VK2'), await find('VK3')]).toEqual([[2], [], [2]])
    await engine.remove(products, [2])

    expect(await find('zomerjas')).toEqual([1])
  })

  it('leaves a failed write to its caller and goes on with the next', async () => {
    const engine = open()
    const circle: Record<string, unknown> = {}
    circle['self'] = circle
    const failing = engine.index(products, [{ id: 1 }, { id: 2, circle }])
    const next = engine.index(products, [{ id: 3 }])

    await expect(failing).rejects.toThrow(TypeError)
    await next
    expect((await engine.query(products, everything)).total).toBe(2)
  })

  it('answers paths it was told not to filter by, but does not filter by them', async () => {
    const engine = createEmbeddedSearch({ settings: { languageOf: languageOfTrial, notFilterable: ['long*'] } })
    await engine.index(products, [{ id: 1, long_text: 'a', short: 'a' }])
    const having = async (field: string) => {
      const filters = [{ name: 'a', condition: { kind: 'in', field, values: ['a'] } }] as const
      return (await engine.query(products, { ...everything, filters })).hits.map(({ source }) => source)
    }

    expect(await having('short')).toEqual([{ id: 1, long_text: 'a', short: 'a' }])
    expect(await having('long_text')).toEqual([])
  })
})
