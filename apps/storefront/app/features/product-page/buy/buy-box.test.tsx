import type { StockItem } from '@vonk/domain/stock'
import { describe, expect, it } from 'vitest'
import { aShop } from '#testing/a-shop.ts'
import { renderInShop } from '#testing/render-in-shop.tsx'
import { StockLine } from './buy-box.tsx'

const plenty: StockItem = { productId: 1, quantity: 60, isInStock: true, manageStock: true }

function show(stock: Partial<StockItem> | null, isChosen = true) {
  return renderInShop(<StockLine stock={stock && { ...plenty, ...stock }} isChosen={isChosen} />, { shop: aShop('en') })
}

describe('StockLine', () => {
  it.each([
    ['in-stock', /^In stock/, {}],
    ['in-stock', /^In stock/, { quantity: 6 }],
    ['only-few', /^Only 5 in stock/, { quantity: 5 }],
    ['only-few', /^Only 2 in stock/, { quantity: 2 }],
    ['only-one', /^Only 1 available/, { quantity: 1 }],
    ['out-of-stock', /^Out of stock/, { isInStock: false }],
    ['volatile', /\bstock\b/, null],
  ] as const)('says of a chosen size that it is %s: %s [STOCK-07] [STOCK-09]', async (state, words, stock) => {
    const html = await show(stock)

    expect(html).toContain(`data-state="${state}"`)
    expect(html.replace(/<[^>]*>/g, '')).toMatch(words)
  })

  it('says of a whole product only that it is almost sold out, or gone [STOCK-07] [STOCK-09]', async () => {
    expect((await show({ quantity: 6 }, false)).replace(/<[^>]*>/g, '')).toBe('')
    expect(await show({ quantity: 5 }, false)).toMatch(/data-state="almost-sold-out"[^>]*>Almost sold out/)
    expect(await show({ isInStock: false }, false)).toContain('data-state="out-of-stock"')
  })
})
