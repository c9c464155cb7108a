import { describe, expect, it } from 'vitest'
import { aShop } from '#testing/a-shop.ts'
import { renderInShop } from '#testing/render-in-shop.tsx'
import { aCartProduct, aLine, aRow } from '../testing.ts'
import { EditDialog } from './edit-dialog.tsx'

function show(parts: Partial<Parameters<typeof EditDialog>[0]> = {}) {
  const nothing = () => {}
  const props = { row: aRow(), line: aLine(), products: [aCartProduct()], isWaiting: false, ...parts }
  return renderInShop(<EditDialog {...props} onSave={nothing} onClose={nothing} />, { shop: aShop('en') })
}

describe('EditDialog', () => {
  it('keeps the place of the editor until it has come', async () => {
    for (const parts of [{}, { products: [], isWaiting: true }]) {
      expect(await show(parts)).toMatch(/role="status"[^>]*><span[^>]*>Loading/)
    }
  })

  it('says so when the product cannot be changed now, and nothing while it is closed', async () => {
    expect(await show({ products: [] })).toContain('This item cannot be changed right now')
    expect(await show({ row: null })).not.toContain('Loading')
  })
})
