import { describe, expect, it } from 'vitest'
import { aShop } from '#testing/a-shop.ts'
import { renderInShop } from '#testing/render-in-shop.tsx'
import { TotalsList } from './totals-list.tsx'

const segments = [
  { code: 'subtotal', value: 5985 },
  { code: 'shipping', value: 495 },
  { code: 'discount', value: -500 },
  { code: 'tax', value: 1038 },
  { code: 'giftcardaccount', value: -1000 },
  { code: 'grand_total', value: 4980 },
]

async function read(
  code: string,
  rows: typeof segments | { code: string; value: number | null }[],
  coupon: string | null = null,
) {
  const html = await renderInShop(<TotalsList segments={rows} couponCode={coupon} />, { shop: aShop(code) })
  return html.replace(/<[^>]+>/g, '|').replace(/\|+/g, '|')
}

describe('TotalsList', () => {
  it('shows every row of the total, the discount with its code [CART-04] [COUP-02]', async () => {
    const text = await read('en', segments, 'FIVEOFF')

    expect(text).toContain('Subtotal|€59.85|')
    expect(text).toContain('Discount (FIVEOFF)|-€5.00|')
    expect(text).toContain('Delivery|€4.95|')
    expect(text).toContain('Gift card|-€10.00|')
    expect(text).toContain('Total|€49.80|')
    expect(text).toContain('Includes €10.38 VAT')
  })

  it('tells free delivery from delivery that is not chosen yet', async () => {
    expect(await read('en', [{ code: 'shipping', value: 0 }])).toContain('Delivery|Free')
    expect(await read('en', [{ code: 'shipping', value: null }])).toContain('Delivery|Chosen at checkout')
  })

  it('adds the small print the law asks for while delivery is open', async () => {
    const open = [
      { code: 'shipping', value: null },
      { code: 'grand_total', value: 1995 },
    ]

    expect(await read('de', open)).toMatch(/inkl\. MwSt\., zzgl\.\s*\|?\s*\|?Versandkosten/)
    expect(await read('nl', open)).toContain('incl. btw')
  })
})
