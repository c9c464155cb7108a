import { describe, expect, it } from 'vitest'
import { createDateFormats } from '../../i18n/date-formats.ts'
import { loadI18n, type Translate } from '../../i18n/index.ts'
import { aShop } from '../../testing/a-shop.ts'
import { renderInShop } from '../../testing/render-in-shop.tsx'
import { ConfirmForm } from './confirm-form.tsx'
import { type BegunWithdrawal, withdrawalText } from './use-withdrawal.ts'
import { WithdrawalPage } from './withdrawal-page.tsx'
import { WithdrawalReceipt } from './withdrawal-receipt.tsx'

const begun: BegunWithdrawal = {
  token: 'token',
  email: 'zoe@example.com',
  orderNumber: '1000042',
  placedAt: '2026-11-02T12:00:00.000Z',
  outcome: 'canceled',
  mayChoose: true,
  lines: [{ id: 7, name: 'Anker tee', details: ['Size: 128'], qty: 2, isExempt: false }],
}
const confirmForm = (changes: Partial<BegunWithdrawal> = {}) => (
  <ConfirmForm begun={{ ...begun, ...changes }} onDone={() => {}} onBack={() => {}} />
)

describe('WithdrawalPage', () => {
  it.each([
    ['nl', 'Overeenkomst herroepen', 'Bestelnummer'],
    ['de', 'Vertrag widerrufen', 'Bestellnummer'],
    ['en', 'Withdraw from a contract', 'Order number'],
  ])('begins in %s with an order number and a mail address, and is no search result', async (code, title, field) => {
    const html = await renderInShop(<WithdrawalPage />, { shop: aShop(code) })

    expect(html).toMatch(new RegExp(`<h1[^>]*>${title}</h1>`))
    expect(html).toContain(field)
    expect(html).toContain('name="email"')
    expect(html).not.toContain('password')
    expect(html).toContain('<meta name="robots" content="noindex"/>')
  })
})

describe('ConfirmForm', () => {
  it.each([
    ['nl', 'Herroeping bevestigen'],
    ['de', 'Widerruf bestätigen'],
    ['en', 'Confirm withdrawal'],
  ])('has the button the law wants in %s, and every piece chosen at first', async (code, button) => {
    const html = await renderInShop(confirmForm(), { shop: aShop(code) })

    expect(html).toMatch(new RegExp(`<button[^>]*type="submit"[^>]*>.*${button}`))
    expect(html).toMatch(/<input[^>]*min="0"[^>]*max="2"[^>]*value="2"/)
    expect(html).toContain('Size: 128')
  })

  it('says what is to be sent back', async () => {
    const shop = aShop('en')

    expect(await renderInShop(confirmForm(), { shop })).toContain('nothing to send back')
    expect(await renderInShop(confirmForm({ outcome: 'returned' }), { shop })).toContain(
      '14 days to send the items back',
    )
  })

  it('says of what was made for the buyer that it stays, and leaves no choice of it', async () => {
    const lines = begun.lines.map((line) => ({ ...line, isExempt: true }))
    const html = await renderInShop(confirmForm({ lines }), { shop: aShop('en') })

    expect(html).toContain('Made for you: the right of withdrawal does not apply')
    expect(html).not.toContain('type="number"')
  })

  it('leaves no choice where only the whole order can be meant', async () => {
    const html = await renderInShop(confirmForm({ mayChoose: false }), { shop: aShop('en') })

    expect(html).toContain('the whole of this order')
    expect(html).not.toContain('type="number"')
  })
})

describe('WithdrawalReceipt', () => {
  it('says what was received and when, to the second', async () => {
    const done = { ...begun, receivedAt: '2026-11-16T12:30:05.000Z' }
    const html = await renderInShop(<WithdrawalReceipt done={done} />, { shop: aShop('en') })

    expect(html).toMatch(/<time dateTime="2026-11-16T12:30:05.000Z">16 November 2026 at 13:30:05/)
    expect(html).toContain('2 × Anker tee')
    expect(html).toContain('zoe@example.com')
  })
})

describe('withdrawalText', () => {
  it('says when a withdrawal was received before, and what to do about everything else', async () => {
    const i18n = await loadI18n('en')
    const t: Translate = (id, ...values) => i18n._(id, values[0] ?? undefined)
    const words = { t, formatMoment: createDateFormats('en').formatMoment }
    const before = { code: 'already-withdrawn', receivedAt: '2026-11-16T12:30:05.000Z' }

    expect(withdrawalText(before, words)).toContain('16 November 2026 at 13:30:05')
    expect(withdrawalText({ code: 'order-not-found' }, words)).toMatch(/this number and this email address/)
    expect(withdrawalText({ code: 'too-many-attempts' }, words)).toMatch(/^Too many attempts/)
    expect(withdrawalText({ code: 'withdrawal-not-begun' }, words)).toMatch(/begin again/)
    expect(withdrawalText(undefined, words)).toMatch(/^That does not work right now/)
  })
})
