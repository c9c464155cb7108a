import { aCredit } from '@vonk/domain/payments/testing'
import { describe, expect, it } from 'vitest'
import { aShop } from '#testing/a-shop.ts'
import { renderInShop } from '#testing/render-in-shop.tsx'
import { CreditFacts } from './credit-facts.tsx'

const facts = (code: string, more: Partial<typeof aCredit> = {}) =>
  renderInShop(<CreditFacts id="credit" credit={{ ...aCredit, ...more }} amountDue={4485} />, { shop: aShop(code) })

describe('CreditFacts', () => {
  it.each([
    [
      'nl',
      'Dit is een krediet: Later Bank leent je het bedrag.',
      '€ 44,85 binnen 30 dagen na ontvangst',
      'Let op! Geld lenen kost geld.',
    ],
    [
      'en',
      'This is a credit: Later Bank lends you the amount.',
      '€44.85 within 30 days of delivery',
      'Caution! Borrowing money costs money.',
    ],
    [
      'de',
      'Das ist ein Kredit: Later Bank leiht dir den Betrag.',
      '44,85 € innerhalb von 30 Tagen nach Erhalt',
      'Kreditaufnahme kostet',
    ],
  ])('says who lends, when it is due and what it costs (%s)', async (code, lender, due, warning) => {
    const html = (await facts(code)).replaceAll('\u00a0', ' ')

    for (const words of [lender, due, warning]) expect(html).toContain(words)
    expect(html).toContain('href="https://later-bank.example/terms"')
    expect(html).toMatch(/40[.,]00/)
  })

  it('tells of parts, interest and a fee where there are any', async () => {
    const html = await facts('en', {
      instalments: 3,
      dueDays: 60,
      annualRate: 9.9,
      fee: 250,
      lateFee: 0,
      dueFrom: 'order',
    })

    expect(html).toContain('in 3 parts, the last within 60 days of your order')
    expect(html).toContain('It costs €2.50, with an APR of 9.9%.')
    expect(html).not.toContain('Paying late')
  })
})
