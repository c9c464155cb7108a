import { describe, expect, it } from 'vitest'
import { aShop } from '#testing/a-shop.ts'
import { renderInShop } from '#testing/render-in-shop.tsx'
import { CartNotices } from './cart-notices.tsx'

const show = (isOnline: boolean, problem: { title: string; text: string } | null = null) =>
  renderInShop(<CartNotices isOnline={isOnline} problem={problem} problemId="why" />, { shop: aShop('en') })

describe('CartNotices', () => {
  it('asks to check the stock while nobody else can [CART-29]', async () => {
    expect(await show(false)).toContain('Please check that the items in your cart are still in stock.')
    expect(await show(true)).toBe('')
  })

  it('says what speaks against the order where the button can point to it [CART-30]', async () => {
    expect(await show(true, { title: 'Sold out', text: 'Remove it' })).toMatch(/id="why".*Sold out.*Remove it/)
  })
})
