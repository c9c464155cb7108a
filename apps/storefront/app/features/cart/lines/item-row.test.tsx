import { describe, expect, it } from 'vitest'
import { aShop } from '#testing/a-shop.ts'
import { renderInShop } from '#testing/render-in-shop.tsx'
import { aRow } from '../testing.ts'
import { ItemRow } from './item-row.tsx'

function show(overrides = {}, code = 'en', settings = {}) {
  const shop = aShop(code)
  const nothing = () => {}
  const row = (
    <ItemRow row={aRow(overrides)} onQuantity={nothing} onRemove={nothing} onEdit={nothing} onWish={nothing} />
  )
  return renderInShop(<ul>{row}</ul>, { shop: { ...shop, view: { ...shop.view, settings } } })
}

describe('ItemRow', () => {
  it('shows the picture at 150 by 150 [UI-33]', async () => {
    expect(await show()).toMatch(/<img[^>]*src="\/img\/150\/150\/resize\/t\/e\/tee\.svg"[^>]*width="150" height="150"/)
  })

  it('says in words whether it can be had [CART-30] [STOCK-10] [STOCK-11]', async () => {
    expect(await show()).toContain('In stock!')
    expect(await show({ stock: 'out-of-stock' })).toContain('Out of the stock!')
    expect(await show({ stock: null })).not.toMatch(/stock!/)
  })

  it('says how many are left instead of praising its stock [CART-24]', async () => {
    const html = await show({ stock: 'in-stock', left: 2 })

    expect(html).toContain('Only 2 products of this type available.')
    expect(html).not.toContain('In stock!')
  })

  it('shows the price of all, of one, and of before', async () => {
    const html = await show({ quantity: 2, price: { each: '€14.95', was: '€19.95', total: '€29.90' } })

    expect(html).toContain('€29.90')
    expect(html).toContain('€14.95 each')
    expect(html).toMatch(/<del>.*€19\.95<\/del>/)
  })

  it('lists what was chosen, the parts of a set among it', async () => {
    const choices = [
      { label: 'Top', value: 'Vuurtoren, 104' },
      { label: 'Leggings', value: 'Waterval, 104' },
    ]

    expect(await show({ choices })).toMatch(/<dt>Top:<\/dt> <dd>Vuurtoren, 104<\/dd>.*<dt>Leggings:<\/dt>/)
  })

  it('leaves a question as it was asked', async () => {
    const html = await show({ choices: [{ label: 'Who is it for?', value: 'Granny' }] })

    expect(html).toContain('<dt>Who is it for?</dt> <dd>Granny</dd>')
  })

  it('takes as many as one may order in this shop', async () => {
    const isFull = (html: string) => /<button[^>]*disabled=""[^>]*aria-label="One more/.test(html)

    expect(await show({ quantity: 39 })).toContain('max="40"')
    expect(isFull(await show({ quantity: 39 }))).toBe(false)
    expect(isFull(await show({ quantity: 40 }))).toBe(true)
    expect(await show({ quantity: 40 }, 'en', { maxProductsPerOrder: 60 })).toContain('max="60"')
    expect(isFull(await show({ quantity: 40 }, 'en', { maxProductsPerOrder: 60 }))).toBe(false)
  })

  it('names its product in everything that can be pressed', async () => {
    const html = await show()

    expect(html).toContain('aria-label="One more Anker tee"')
    expect(html).toMatch(/Remove<\/span><span[^>]*>Anker tee/)
    expect(html).toMatch(/Change<\/span><span/)
    expect(await show({ isEditable: false })).not.toMatch(/Change<\/span><span/)
  })

  it('says how something comes that is not delivered', async () => {
    expect(await show({ type: 'virtual' })).toContain('Sent by email, no delivery needed')
    expect(await show({ type: 'downloadable' }, 'de')).toContain('Direkt nach dem Bezahlen zum Herunterladen')
  })
  it('says that its stock is being checked until that is known [STOCK-14]', async () => {
    expect(await show({ stock: 'checking' })).toContain('Checking stock')
    expect(await show({ stock: 'checking', left: 1 })).not.toContain('Checking stock')
    expect(await show()).not.toContain('Checking stock')
  })
})
