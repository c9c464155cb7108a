import { describe, expect, it } from 'vitest'
import { aShop } from '../../testing/a-shop.ts'
import { renderInShop } from '../../testing/render-in-shop.tsx'
import { GuaranteePage } from './guarantee-page.tsx'

const guaranteeNotice = { address: '/api/ext/guarantee-notice/en?v=0123456789abcdef', width: 210, height: 297 }

describe('GuaranteePage', () => {
  it.each([
    ['nl', 'minstens twee jaar', 'De wet van je eigen land', 'index_nl.htm'],
    ['en', 'at least two years', 'law of your own country', 'index_en.htm'],
    ['de', 'mindestens zwei Jahren', 'Recht deines Landes', 'index_de.htm'],
  ])('says in plain words what the law guarantees, and where there is more (%s)', async (code, years, more, page) => {
    const html = await renderInShop(<GuaranteePage />, { shop: aShop(code), path: '/legal-guarantee/' })

    for (const words of [years, more]) expect(html).toContain(words)
    expect(html).toMatch(new RegExp(`href="https://europa.eu/youreurope/[^"]+${page}"`))
    expect(html).not.toContain('<img')
  })

  it('shows the notice of the language where the owner has put it in, with its words for whoever cannot see it', async () => {
    const shop = aShop('en')
    const html = await renderInShop(<GuaranteePage />, { shop: { ...shop, view: { ...shop.view, guaranteeNotice } } })

    expect(html).toMatch(/<img src="\/api\/ext\/guarantee-notice\/en\?v=0123456789abcdef" width="210" height="297"/)
    expect(html).toMatch(/alt="Legal guarantee\. [^"]*at least two years[^"]*seller is liable[^"]*QR code/)
  })
})
