import { createLine, noOptions } from '@vonk/domain/cart'
import { judgeStock, type StockItem } from '@vonk/domain/stock'
import { describe, expect, it } from 'vitest'
import type { ShownAddition } from './additions-of.ts'
import { withFreshStock } from './with-fresh-stock.ts'

const onThePage: StockItem = { productId: 1, quantity: 9, isInStock: true, manageStock: true }

function anAddition(sku: string, type: 'configurable' | 'bundle' = 'configurable'): ShownAddition {
  const line = createLine({ sku, parentSku: null, type, quantity: 1, options: noOptions, unitPrice: 1999 })
  return {
    line: { ...line, name: 'Tee', image: '/t.jpg', page: '/tee/', choices: [] },
    productErrors: {},
    stock: judgeStock(onThePage),
  }
}

describe('withFreshStock', () => {
  it('goes by what the warehouse says now, not by what the page said [STOCK-02]', async () => {
    const [fresh] = await withFreshStock([anAddition('VK1')], async () => ({ ...onThePage, quantity: 2 }))

    expect(fresh?.stock).toEqual({ status: 'ok', available: 2 })
  })

  it('knows what was sold out in the meantime', async () => {
    const [fresh] = await withFreshStock([anAddition('VK1')], async () => ({ ...onThePage, quantity: 0 }))

    expect(fresh?.stock.status).toBe('out-of-stock')
  })

  it('is unsure when nobody answers [STOCK-09]', async () => {
    const [unknown, failed] = await withFreshStock([anAddition('VK1'), anAddition('VK2')], async (sku) => {
      if (sku === 'VK2') throw new Error('offline')
      return null
    })

    expect([unknown?.stock.status, failed?.stock.status]).toEqual(['volatile', 'volatile'])
  })

  it('leaves a set to the server', async () => {
    const set = anAddition('SET', 'bundle')

    expect(await withFreshStock([set], async () => null)).toEqual([set])
  })
})
