import { ok } from '@vonk/domain/result'
import { settingsOf } from '@vonk/domain/settings'
import { describe, expect, it } from 'vitest'
import { aShop } from '../../testing/a-shop.ts'
import { renderInShop } from '../../testing/render-in-shop.tsx'
import { CouponBox } from './coupon-box.tsx'
import { GiftCardBox } from './gift-card-box.tsx'
import { OrderSummary } from './order-summary.tsx'
import { aLine } from './testing.ts'

const shop = aShop('en')
const totals = {
  segments: [{ code: 'grand_total', value: 1995, title: null }],
  subtotal: 1995,
  grandTotal: 1995,
  shipping: null,
  discount: 0,
  isEstimate: false,
}
const cart = { lines: [aLine()], totals, coupon: null, giftCards: [], isLoaded: true, isSyncing: false, count: 1 }

function show({ externalCheckout = false, isBlocked = false } = {}) {
  const settings = settingsOf({ externalCheckout })
  const summary = (
    <OrderSummary
      cart={cart}
      totals={totals}
      settings={settings}
      isBlocked={isBlocked}
      problemId="why"
      onSay={() => {}}
    />
  )
  return renderInShop(summary, { shop })
}

describe('OrderSummary', () => {
  it('leads to the checkout unless that is elsewhere [CART-12]', async () => {
    expect(await show()).toMatch(/<a[^>]*href="\/checkout\/"[^>]*>Proceed to checkout/)
    expect(await show({ externalCheckout: true })).not.toContain('Proceed to checkout')
  })

  it('does not lead on while something speaks against the order, and says what [CART-30]', async () => {
    const html = await show({ isBlocked: true })

    expect(html).not.toContain('href="/checkout/"')
    expect(html).toMatch(
      /<button[^>]*aria-describedby="why"[^>]*disabled|<button[^>]*disabled[^>]*aria-describedby="why"/,
    )
  })

  it('says how many points the order earns', async () => {
    expect(await show()).toContain('With an account you earn 19 points with this order.')
  })
})

describe('CouponBox', () => {
  const actions = { applyCoupon: async () => ok(true as const), removeCoupon: async () => ok(true as const) }

  it('has a field for a code, or the one that counts with the way to take it off [COUP-02] [COUP-04]', async () => {
    const box = (coupon: { code: string; discount: number } | null) =>
      renderInShop(<CouponBox coupon={coupon} actions={actions} onSay={() => {}} />, { shop })

    expect(await box(null)).toMatch(/<label[^>]*>Discount code/)
    const applied = await box({ code: 'FIVEOFF', discount: 500 })
    expect(applied).not.toContain('<input')
    expect(applied).toContain('aria-label="Remove discount code FIVEOFF"')
    expect(applied).toContain('-€5.00')
  })
})

describe('GiftCardBox', () => {
  const actions = { applyGiftCard: async () => ok(true as const), removeGiftCard: async () => ok(true as const) }

  it('takes several cards and says what stays on each [COUP-02]', async () => {
    const cards = [
      { code: 'GIFT-A', balance: 1000 },
      { code: 'GIFT-B', balance: 5000 },
    ]
    const html = await renderInShop(<GiftCardBox cards={cards} due={1995} actions={actions} onSay={() => {}} />, {
      shop,
    })

    expect(html).toMatch(/GIFT-A.*€0\.00 stays on it.*GIFT-B.*€40\.05 stays on it/)
    expect(html).toMatch(/<label[^>]*>Your gift card code/)
  })
})
