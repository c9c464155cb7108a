import { describe, expect, it } from 'vitest'
import { aShop } from '#testing/a-shop.ts'
import { renderInShop } from '#testing/render-in-shop.tsx'
import type { ProductFacts } from '../load/to-facts.ts'
import { aPage } from '../testing.ts'
import { ProductDetails } from './product-details.tsx'

const details = (code: string, facts: Partial<ProductFacts>) =>
  renderInShop(<ProductDetails facts={{ ...aPage().facts, ...facts }} sku="tee" />, { shop: aShop(code) })

const maker = { name: 'Song Han Co.', address: '12 Le Loi, Da Nang', contact: 'https://songhan.example' }
const label = { name: 'Vonk B.V.', address: 'Lantaarnkade 12, Utrecht', contact: 'safety@vonk.example' }

describe('ProductDetails', () => {
  it.each([
    ['nl', 'Waarschuwingen', 'Verantwoordelijk in de EU'],
    ['en', 'Warnings', 'Responsible in the EU'],
    ['de', 'Warnhinweise', 'Verantwortlich in der EU'],
  ])('shows warnings unfolded, and who made it and answers for it (%s)', async (code, warnings, responsible) => {
    const html = await details(code, {
      manufacturer: maker,
      responsiblePerson: label,
      warnings: ['Keep away from fire.'],
    })

    expect(html).toMatch(
      new RegExp(
        `<details[^>]*open=""[^>]*><summary[^>]*>(?:(?!</details>).)*${warnings}(?:(?!</details>).)*Keep away`,
        's',
      ),
    )
    for (const words of [maker.name, maker.address, responsible, label.name, label.address])
      expect(html).toContain(words)
    expect(html).toContain('href="https://songhan.example"')
    expect(html).toContain('href="mailto:safety@vonk.example"')
  })

  it('says nothing of safety where the catalogue does not', async () => {
    expect(await details('en', {})).not.toMatch(/Warnings|Manufacturer/)
  })
})
