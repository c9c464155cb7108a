import { aLog } from '@vonk/testkit'
import { describe, expect, it } from 'vitest'
import { catalogueChanged } from '../../catalogue/index.ts'
import { stockChanged } from '../../stock/index.ts'
import type { FollowingIndex } from './changes.ts'
import { PendingChanges } from './pending-changes.ts'

/** A view that notes what it was told to read again. */
function aView(parts: Partial<FollowingIndex> = {}) {
  const told: string[] = []
  const index: FollowingIndex = {
    rebuild: async () => void told.push('rebuild'),
    reprice: async () => void told.push('reprice'),
    noteTaxes: () => void told.push('taxes'),
    changeCategories: async () => void told.push('categories'),
    changeProducts: async (ids) => void told.push(`products ${ids}`),
    changeSkus: async (skus) => void told.push(`skus ${skus}`),
    changeDuePrices: async () => void told.push('prices'),
    changeReviews: async (ids) => void told.push(`reviews ${ids}`),
    ...parts,
  }
  return { told, index }
}

const colourRenamed = catalogueChanged({ view: 'nl', entity: 'attribute', ids: [93] })
const oneSold = stockChanged({ skus: ['vk1'] })
const quick = { log: aLog().log, batchMs: 1, retryMs: 1 }

describe('PendingChanges', () => {
  it('tells a view of everything once', async () => {
    const { told, index } = aView()
    const pending = new PendingChanges({ ...quick, views: new Map([['nl', index]]) })
    pending.add(oneSold)
    pending.add(oneSold)
    pending.add(catalogueChanged({ view: 'nl', entity: 'product', ids: [5] }))
    pending.add(catalogueChanged({ view: 'de', entity: 'product', ids: [6] }))

    await expect.poll(() => told).toEqual(['products 5', 'skus vk1'])
    await pending.close()
  })

  it('leaves answers most of the time, however much changes', async () => {
    const works: { begun: number; ended: number }[] = []
    const { index } = aView({
      changeSkus: async () => {
        const begun = performance.now()
        while (performance.now() < begun + 10) JSON.stringify(works)
        works.push({ begun, ended: performance.now() })
      },
    })
    const pending = new PendingChanges({ ...quick, views: new Map([['nl', index]]) })
    const selling = setInterval(() => pending.add(oneSold), 1)

    await expect.poll(() => works.length).toBeGreaterThan(3)
    clearInterval(selling)
    await pending.close()
    const rests = works.slice(1).map(({ begun }, place) => begun - (works[place]?.ended ?? 0))
    // Work takes ten milliseconds at least, and timers may be a little early.
    expect(Math.min(...rests)).toBeGreaterThan(25)
  })

  it('tells every view of new taxes before the first of them is priced again', async () => {
    const order: string[] = []
    const viewOf = (code: string) =>
      aView({
        noteTaxes: () => void order.push(`${code} taxes`),
        reprice: async () => void order.push(`${code} reprice`),
      }).index
    const views = new Map(['nl', 'de'].map((code) => [code, viewOf(code)]))
    const pending = new PendingChanges({ ...quick, views })
    for (const view of ['nl', 'de']) pending.add(catalogueChanged({ view, entity: 'taxrule', ids: [1] }))

    await expect.poll(() => order).toEqual(['nl taxes', 'de taxes', 'nl reprice', 'de reprice'])
    await pending.close()
  })

  it('carries stock to every view while one of them is read again', async () => {
    const order: string[] = []
    const { index: other, told } = aView({ changeSkus: async (skus) => void order.push(`de ${skus}`) })
    const { index } = aView({
      rebuild: async ({ between }) => {
        order.push('begin')
        pending.add(oneSold)
        await between()
        order.push('end')
      },
      changeSkus: async (skus) => void order.push(`nl ${skus}`),
    })
    const views = new Map([
      ['nl', index],
      ['de', other],
    ])
    const pending = new PendingChanges({ ...quick, views })
    pending.add(colourRenamed)

    await expect.poll(() => order).toEqual(['begin', 'nl vk1', 'de vk1', 'end'])
    expect(told).toEqual([])
    await pending.close()
  })

  it('looks at the clock last, and carries stock while that takes its time', async () => {
    const order: string[] = []
    const { index } = aView({
      changeDuePrices: async ({ between }) => {
        order.push('begin')
        pending.add(stockChanged({ skus: ['vk2'] }))
        await between()
        order.push('end')
      },
      changeSkus: async (skus) => void order.push(`${skus}`),
    })
    const onApplied = async () => void order.push('applied')
    const pending = new PendingChanges({ ...quick, views: new Map([['nl', index]]), onApplied })
    pending.tick()
    pending.add(oneSold)

    await expect.poll(() => order.slice(0, 5)).toEqual(['vk1', 'applied', 'begin', 'vk2', 'end'])
    await pending.close()
  })

  it('begins a second reading when what it rests on changes meanwhile, after the first', async () => {
    const order: string[] = []
    const { index } = aView({
      rebuild: async ({ between }) => {
        order.push('begin')
        if (order.length === 1) pending.add(colourRenamed)
        await between()
        order.push('end')
      },
    })
    const pending = new PendingChanges({ ...quick, views: new Map([['nl', index]]) })
    pending.add(colourRenamed)

    await expect.poll(() => order).toEqual(['begin', 'end', 'begin', 'end'])
    await pending.close()
  })

  it('tries again what failed, with what came in meanwhile', async () => {
    let failures = 2
    const { told, index } = aView()
    const changeSkus = async (skus: readonly string[]) => {
      failures -= 1
      if (failures >= 0) throw new Error('the database is away')
      told.push(`skus ${skus}`)
    }
    const rebuild: FollowingIndex['rebuild'] = async ({ between }) => {
      pending.add(oneSold)
      await between()
      told.push('rebuilt')
    }
    const pending = new PendingChanges({ ...quick, views: new Map([['nl', { ...index, rebuild, changeSkus }]]) })
    pending.add(colourRenamed)

    await expect.poll(() => told).toEqual(['skus vk1', 'rebuilt'])
    await pending.close()
  })
})
