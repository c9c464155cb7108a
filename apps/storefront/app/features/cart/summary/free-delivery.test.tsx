import { describe, expect, it } from 'vitest'
import { aShop } from '#testing/a-shop.ts'
import { renderInShop } from '#testing/render-in-shop.tsx'
import { aLine, someTotals } from '../testing.ts'
import { FreeDelivery } from './free-delivery.tsx'

function read(code: string, totals: Partial<ReturnType<typeof someTotals>>, type: 'simple' | 'virtual' = 'simple') {
  const lines = [aLine({ type })]
  return renderInShop(<FreeDelivery lines={lines} totals={someTotals(totals)} />, { shop: aShop(code) })
}

describe('FreeDelivery', () => {
  it('says how much is missing, with a bar that shows how far it is', async () => {
    const html = await read('nl', { freeFrom: 7500, subtotal: 6295 })

    expect(html).toContain('Nog € 12,05 tot gratis bezorging')
    expect(html).toMatch(/<progress[^>]*value="6295"[^>]*max="7500"/)
    expect(await read('en', { freeFrom: 7500, subtotal: 6295 })).toContain('€12.05 to go for free delivery')
    expect(await read('de', { freeFrom: 7500, subtotal: 6295 })).toMatch(/12,05 € .*bis zum kostenlosen Versand/)
  })

  it('is glad when the cart is worth enough, or a coupon pays the delivery', async () => {
    for (const totals of [{ subtotal: 7500 }, { subtotal: 1000, isDeliveryFree: true }]) {
      const html = await read('en', { freeFrom: 7500, ...totals })
      expect(html).toContain('Your order is delivered free of charge.')
      expect(html).not.toContain('<progress')
    }
  })

  it('keeps its place while the shop is asked, so that the lines below do not jump', async () => {
    const lines = [aLine()]
    const show = (totals: Partial<ReturnType<typeof someTotals>>) =>
      renderInShop(<FreeDelivery lines={lines} totals={someTotals(totals)} isAsking />, { shop: aShop('en') })

    expect(await show({ isEstimate: true })).toMatch(/^<div class="[^"]*"><\/div>$/)
    expect(await show({ isEstimate: false })).toBe('')
    expect(await show({ isEstimate: true, freeFrom: 7500 })).toContain('to go for free delivery')
  })

  it('promises nothing where delivery is never free, not known to be, or not needed', async () => {
    expect(await read('en', { freeFrom: null, subtotal: 1000 })).toBe('')
    expect(await read('en', { freeFrom: 7500, subtotal: 1000 }, 'virtual')).toBe('')
  })
})
