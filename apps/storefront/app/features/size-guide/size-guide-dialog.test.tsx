import { describe, expect, it } from 'vitest'
import { aShop } from '../../testing/a-shop.ts'
import { renderInShop } from '../../testing/render-in-shop.tsx'
import { SizeGuideDialog } from './size-guide-dialog.tsx'

const show = (advice: string) =>
  renderInShop(<SizeGuideDialog guide="tops" sizes={[]} advice={advice} onClose={() => {}} />, { shop: aShop('en') })

describe('SizeGuideDialog', () => {
  it('says once what to do between two sizes', async () => {
    const ofGarment = await show('A narrow cut. Between two sizes? Take the larger one.')

    expect(ofGarment.split('Between two sizes?')).toHaveLength(2)
    expect((await show('')).split('Between two sizes?')).toHaveLength(2)
  })
})
