import type { ReactNode } from 'react'
import { describe, expect, it } from 'vitest'
import { createDateFormats } from '../../i18n/date-formats.ts'
import { loadI18n, type Translate } from '../../i18n/index.ts'
import { aShop } from '../../testing/a-shop.ts'
import { renderInShop } from '../../testing/render-in-shop.tsx'
import { DeclareForm } from './declare-form.tsx'
import { PiecesForm } from './pieces-form.tsx'
import { StatementReceipt } from './statement-receipt.tsx'
import { type OpenedWithdrawal, withdrawalText } from './use-withdrawal.ts'
import { WithdrawalDone } from './withdrawal-done.tsx'
import { WithdrawalPage } from './withdrawal-page.tsx'

const statement = { orderNumber: '1000042', email: 'zoe@example.com' }

const opened: OpenedWithdrawal = {
  orderNumber: '1000042',
  placedAt: '2026-11-02T12:00:00.000Z',
  receivedAt: '2026-11-16T12:30:05.000Z',
  outcome: 'canceled',
  kept: 0,
  mayChoose: true,
  lines: [{ id: 7, name: 'Anker tee', details: ['Size: 128'], qty: 2, isExempt: false }],
}
const piecesForm = (changes: Partial<OpenedWithdrawal> = {}) => (
  <PiecesForm link="token" opened={{ ...opened, ...changes }} onDone={() => {}} />
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

  it('waits for the link of a mail, and shows no form until it is read', async () => {
    const html = await renderInShop(<WithdrawalPage />, { shop: aShop('en'), path: '/withdraw/?pieces' })

    expect(html).toMatch(/<h1[^>]*>What do you withdraw from\?<\/h1>/)
    expect(html).toContain('aria-busy="true"')
    expect(html).not.toContain('name="email"')
  })
})

describe('DeclareForm', () => {
  it.each([
    ['nl', 'Herroeping bevestigen'],
    ['de', 'Widerruf bestätigen'],
    ['en', 'Confirm withdrawal'],
  ])('has the statement and the button the law wants in %s, and nothing of the order', async (code, button) => {
    const form = <DeclareForm begun={{ ...statement, token: 'token' }} onReceived={() => {}} onBack={() => {}} />
    const html = await renderInShop(form, { shop: aShop(code) })

    expect(html).toMatch(new RegExp(`<button[^>]*type="submit"[^>]*>.*${button}`))
    expect(html).toContain('1000042')
    expect(html).toContain('zoe@example.com')
  })
})

describe('StatementReceipt', () => {
  it('says what was received and when, to the second, and that the mail brings the rest', async () => {
    const received = { ...statement, receivedAt: '2026-11-16T12:30:05.000Z' }
    const html = await renderInShop(<StatementReceipt received={received} onAnew={() => {}} />, { shop: aShop('en') })

    expect(html).toMatch(/<time dateTime="2026-11-16T12:30:05.000Z">16 November 2026 at 13:30:05/)
    expect(html).toContain('If order 1000042 was placed with zoe@example.com')
    expect(html).toContain('follow the link in that email')
  })
})

describe('PiecesForm', () => {
  it('chooses every piece at first, and says when the withdrawal was received', async () => {
    const html = await renderInShop(piecesForm(), { shop: aShop('en') })

    expect(html).toMatch(/<button[^>]*type="submit"[^>]*>.*Withdraw from these items/)
    expect(html).toMatch(/<input[^>]*min="0"[^>]*max="2"[^>]*value="2"/)
    expect(html).toContain('Size: 128')
    expect(html).toContain('16 November 2026 at 13:30:05')
  })

  it('says what is to be sent back', async () => {
    const shop = aShop('en')

    expect(await renderInShop(piecesForm(), { shop })).toContain('nothing to send back')
    expect(await renderInShop(piecesForm({ outcome: 'returned' }), { shop })).toContain(
      '14 days to send the items back',
    )
  })

  it('says of what was made for the buyer that it stays, and leaves no choice of it', async () => {
    const lines = opened.lines.map((line) => ({ ...line, isExempt: true }))
    const html = await renderInShop(piecesForm({ lines }), { shop: aShop('en') })

    expect(html).toContain('Made for you: the right of withdrawal does not apply')
    expect(html).not.toContain('type="number"')
  })

  it('leaves no choice where only the whole order can be meant', async () => {
    const html = await renderInShop(piecesForm({ mayChoose: false }), { shop: aShop('en') })

    expect(html).toContain('the whole of this order')
    expect(html).not.toContain('type="number"')
  })
})

describe('gift cards that were spent', () => {
  it.each([
    ['nl', 'al € 14,95 besteed. Dat deel betalen we niet terug.'],
    ['de', 'schon 14,95 € eingelöst. Diesen Teil erstatten wir nicht.'],
    ['en', '€14.95 has been spent already. That part is not refunded.'],
  ])('are not paid back, which is said before and after (%s)', async (language, words) => {
    const shop = aShop(language)
    const kept = 14.95

    const show = async (page: ReactNode) => (await renderInShop(page, { shop })).replaceAll('\u00a0', ' ')

    expect(await show(piecesForm({ kept }))).toContain(words)
    expect(await show(<WithdrawalDone done={{ ...opened, kept }} />)).toContain(words)
    expect(await show(piecesForm())).not.toContain(words)
    expect(await show(<WithdrawalDone done={opened} />)).not.toContain(words)
  })
})

describe('WithdrawalDone', () => {
  it('says which items, and what happens next', async () => {
    const html = await renderInShop(<WithdrawalDone done={opened} />, { shop: aShop('en') })

    expect(html).toContain('Your withdrawal is complete')
    expect(html).toContain('2 × Anker tee')
    expect(html).toContain('There is nothing to send back')
  })
})

describe('withdrawalText', () => {
  it('says when a withdrawal was completed before, and what to do about everything else', async () => {
    const i18n = await loadI18n('en')
    const t: Translate = (id, ...values) => i18n._(id, values[0] ?? undefined)
    const words = { t, formatMoment: createDateFormats('en-GB').formatMoment }
    const before = { code: 'already-withdrawn', receivedAt: '2026-11-16T12:30:05.000Z' }

    expect(withdrawalText(before, words)).toContain('16 November 2026 at 13:30:05')
    expect(withdrawalText({ code: 'link-expired' }, words)).toMatch(/the day of your first statement still counts/)
    expect(withdrawalText({ code: 'too-many-attempts' }, words)).toMatch(/^Too many attempts/)
    expect(withdrawalText({ code: 'withdrawal-not-begun' }, words)).toMatch(/begin again/)
    expect(withdrawalText({ code: 'pieces-not-there' }, words)).toMatch(/Open the link of the email once more/)
    expect(withdrawalText(undefined, words)).toMatch(/^That does not work right now/)
  })
})
