import { describe, expect, it } from 'vitest'
import { aShop } from '../../testing/a-shop.ts'
import { renderInShop } from '../../testing/render-in-shop.tsx'
import type { Awaited } from './awaited.ts'
import { StockAlertSheet } from './stock-alert-sheet.tsx'

const tee: Awaited = { sku: 'TEE', name: 'Anchor tee', image: '/t/e/tee.svg' }
const options = [
  {
    attributeCode: 'size',
    values: [
      { valueIndex: '210', label: '104' },
      { valueIndex: '212', label: '116' },
    ],
  },
]
const variant = (size: string) => ({ sku: `TEE-${size}`, attributes: { size } })

const show = (awaited: Awaited) =>
  renderInShop(<StockAlertSheet awaited={awaited} onClose={() => {}} />, { shop: aShop('en') })

describe('StockAlertSheet', () => {
  it('says what is waited for, asks for an address and says what becomes of it', async () => {
    const html = await show({ ...tee, options, variants: [variant('210')] })

    for (const words of ['Anchor tee', 'In size 104: Sold out', 'Email address', 'then we forget your address'])
      expect(html).toContain(words)
    expect(html).toContain('<input type="hidden" name="sku" value="TEE-210"/>')
    expect(html).not.toContain('<select')
  })

  it('asks for the size where there is more than one, and for none where there is none', async () => {
    const several = await show({ ...tee, options, variants: [variant('210'), variant('212')] })
    expect(several).toContain('Which size?')
    expect(several).toMatch(/<option value="TEE-210"[^>]*>104<\/option><option value="TEE-212">116<\/option>/)

    const plain = await show(tee)
    expect(plain).toContain('value="TEE"')
    expect(plain).not.toContain('In size')
    expect(await show({ ...tee, label: '110' })).toContain('In size 110')
  })
})
