import { access } from 'node:fs/promises'
import { ok } from '@vonk/domain/result'
import { settingsOf } from '@vonk/domain/settings/testing'
import { describe, expect, it } from 'vitest'
import { aShop } from '#testing/a-shop.ts'
import { renderInShop } from '#testing/render-in-shop.tsx'
import { AppliedCodes } from '../codes/applied-codes.tsx'
import { OrderCodes } from '../codes/order-codes.tsx'
import { aLine, someTotals } from '../testing.ts'
import { OrderSummary } from './order-summary.tsx'

const shop = aShop('en')
const totals = someTotals()
const cart = { lines: [aLine()], totals, coupon: null, giftCards: [], isLoaded: true, isSyncing: false, count: 1 }

function show({ externalCheckout = false, isBlocked = false } = {}) {
  const settings = settingsOf({ externalCheckout })
  const summary = (
    <OrderSummary
      cart={cart}
      totals={totals}
      products={[]}
      settings={settings}
      isBlocked={isBlocked}
      problemId="why"
      onAnnounce={() => {}}
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

  it('shows the marks of the ways to pay, each a picture with a name', async () => {
    const marks = [...(await show()).matchAll(/<img src="(\/mark-[^"]+)" alt="([^"]+)"/g)]

    expect(marks.map(([, , name]) => name)).toEqual(['iDEAL | Wero', 'Visa, Mastercard', 'Gift card'])
    for (const [, file] of marks) await access(new URL(`../../../../public${file}`, import.meta.url))
  })

  it('says how many points the order earns', async () => {
    expect(await show()).toContain('With an account you earn 19 points with this order.')
  })
})

describe('OrderCodes', () => {
  it('has fields for codes, folded away', async () => {
    const html = await renderInShop(<OrderCodes cart={cart} due={1995} onAnnounce={() => {}} />, { shop })

    expect(html).toMatch(/<summary[^>]*>Discount code or gift card\?/)
    expect(html).not.toMatch(/<details[^>]* open/)
    expect(html).toMatch(/<label[^>]*>Discount code</)
    expect(html).toMatch(/<label[^>]*>Gift card code</)
  })

  it('asks for no second coupon, and shows the one that counts in plain sight [COUP-02] [COUP-04]', async () => {
    const held = { coupon: { code: 'FIVEOFF', discount: 500 }, lines: [], giftCards: ['GIFT-A'] }
    const html = await renderInShop(<OrderCodes cart={held} due={1995} onAnnounce={() => {}} />, { shop })
    const [inSight = '', folded = ''] = html.split('<details')

    expect(inSight).toContain('aria-label="Remove discount code FIVEOFF"')
    expect(inSight).toContain('-€5.00')
    expect(inSight).toContain('aria-label="Remove gift card GIFT-A"')
    expect(folded).not.toContain('Discount code')
  })
})

describe('AppliedCodes', () => {
  it('says what stays on each of several cards [COUP-02]', async () => {
    const actions = { removeCoupon: async () => ok(true as const), removeGiftCard: async () => ok(true as const) }
    const cards = [
      { code: 'GIFT-A', balance: 1000 },
      { code: 'GIFT-B', balance: 5000 },
    ]
    const codes = <AppliedCodes coupon={null} cards={cards} due={1995} actions={actions} onAnnounce={() => {}} />

    expect(await renderInShop(codes, { shop })).toMatch(
      /GIFT-A.*€0\.00 left on the card.*GIFT-B.*€40\.05 left on the card/,
    )
  })
})
