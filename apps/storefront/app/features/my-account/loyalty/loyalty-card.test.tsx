import { describe, expect, it } from 'vitest'
import { aShop } from '#testing/a-shop.ts'
import { renderInShop } from '#testing/render-in-shop.tsx'
import { readKeptCard } from './kept-card.ts'
import { LoyaltyCard, LoyaltyRules } from './loyalty-card.tsx'

const card = { number: '2900000000025', balance: 1250, worth: 1250, pointsPerEuro: 100, keptSince: null }

const show = (overrides: Partial<typeof card> | { keptSince: string }, code = 'en') =>
  renderInShop(<LoyaltyCard card={{ ...card, ...overrides }} holder="Sanne de Vries" />, { shop: aShop(code) })

describe('LoyaltyCard', () => {
  it('shows whose card it is, its points and what they are worth [LOY-01] [LOY-02]', async () => {
    const html = await show({})

    expect(html).toContain('Sanne de Vries')
    expect(html).toContain('1,250 points')
    expect(html).toContain('Worth €12.50')
    expect(await show({ balance: 1 }, 'nl')).toContain('1 punt<')
  })

  it('says why there are fewer than none, and how that ends [LOY-01]', async () => {
    const html = await show({ balance: -240, worth: 0 })

    expect(html).toContain('-240 points')
    expect(html).toContain('What you collect now makes up for that first.')
    expect(html).not.toContain('Worth')
  })

  it('has a code for the till and its number to type [LOY-01]', async () => {
    const html = await show({})

    expect(html).toContain('aria-label="Barcode of your loyalty card"')
    expect(html).toContain('2 900000 000025')
  })

  it('shows the number alone where no scanner would read it', async () => {
    expect(await show({ number: '2900000000026' })).not.toContain('<svg class="code"')
    expect(await show({ number: '2900000000026' })).not.toContain('Barcode')
  })

  it('says of which day it is when the shop did not answer', async () => {
    expect(await show({ keptSince: '2026-03-02' })).toContain('As of 2 March 2026')
    expect(await show({})).not.toContain('As of')
  })
})

describe('LoyaltyRules', () => {
  it('says what points are worth [LOY-02]', async () => {
    const html = await renderInShop(<LoyaltyRules pointsPerEuro={100} />, { shop: aShop('en') })

    expect(html).toContain('100 points are worth €1.00')
  })
})

describe('readKeptCard', () => {
  it('gives back what the device keeps', () => {
    const { keptSince: _, ...kept } = card

    expect(readKeptCard({ ...kept, day: '2026-03-02' })).toEqual({ ...card, keptSince: '2026-03-02' })
  })

  it.each([null, 7, 'x', {}, { ...card, day: 'yesterday' }, { ...card, balance: '7', day: '2026-03-02' }])(
    'takes %j for nothing',
    (stored) => {
      expect(readKeptCard(stored)).toBeNull()
    },
  )
})
