import { createLine, noOptions } from '@vonk/domain/cart'
import { judgeStock, type StockItem } from '@vonk/domain/stock'
import { afterEach, describe, expect, it, vi } from 'vitest'
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

describe('the question to the warehouse', () => {
  afterEach(() => void vi.unstubAllGlobals())

  async function askShop(answer: object, status = 200) {
    const asked: string[] = []
    vi.stubGlobal('fetch', async (address: string) => {
      asked.push(address)
      return Response.json(answer, { status })
    })
    const [fresh] = await withFreshStock([anAddition('VK 1')])
    return { asked, stock: fresh?.stock }
  }
  const result = { product_id: 1, qty: 2, is_in_stock: true, manage_stock: true }

  it('is about this very sku, and the answer is read as the API gives it [STOCK-02] [STOCK-04]', async () => {
    const { asked, stock } = await askShop({ code: 200, result })

    expect(asked).toEqual(['/api/stock/check?sku=VK+1'])
    expect(stock).toEqual({ status: 'ok', available: 2 })
  })

  it('hears that nobody counts, that none are left, and that nobody knows [STOCK-04]', async () => {
    expect((await askShop({ code: 200, result: { ...result, manage_stock: false } })).stock).toEqual({
      status: 'ok',
      available: null,
    })
    expect((await askShop({ code: 200, result: { ...result, is_in_stock: false } })).stock?.status).toBe('out-of-stock')
    expect((await askShop({ code: 500, result: 'down' }, 500)).stock?.status).toBe('volatile')
  })
})
