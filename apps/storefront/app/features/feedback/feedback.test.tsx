import { describe, expect, it } from 'vitest'
import { aShop } from '../../testing/a-shop.ts'
import { renderInShop } from '../../testing/render-in-shop.tsx'
import { Feedback } from './feedback.tsx'

describe('Feedback', () => {
  it('has its live regions in the page from the start, empty, so that nothing said later is missed [UI-01] [UI-20]', async () => {
    const html = await renderInShop(<Feedback />, { shop: aShop('en') })

    expect(html.match(/role="alert"[^>]*><\/div>/g)).toHaveLength(1)
    expect(html.match(/role="status"[^>]*><\/div>/g)).toHaveLength(3)
  })

  it('shows no modal, no banner and no dialog before somebody asks [UI-08]', async () => {
    const html = await renderInShop(<Feedback />, { shop: aShop('en') })

    expect(html).not.toContain('<dialog')
    expect(html).not.toContain('<button')
  })
})
