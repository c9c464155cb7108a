import { describe, expect, it } from 'vitest'
import { aShop } from '../../testing/a-shop.ts'
import { renderInShop } from '../../testing/render-in-shop.tsx'
import { HiddenPageHead, PageHead } from './page-head.tsx'

const head = <PageHead title="Jassen" description="Voor elk weer" />

describe('PageHead', () => {
  it('puts the page’s title into the view’s template', async () => {
    expect(await renderInShop(head, { shop: aShop('rz_nl') })).toContain('<title>Jassen | Razz</title>')
  })

  it('names one address for the page, however it was reached', async () => {
    const html = await renderInShop(head, { shop: aShop('en'), path: '/jassen?kleur=rood' })

    expect(html).toContain('<link rel="canonical" href="http://vonk.test:3000/en/jassen/"/>')
  })

  it('tells search engines where the page is in the other languages', async () => {
    const html = await renderInShop(head, { shop: aShop('nl'), path: '/jassen/' })

    expect(html).toContain('<link rel="alternate" hrefLang="de" href="http://de.vonk.test:3000/jassen/"/>')
    expect(html).toContain('<link rel="alternate" hrefLang="x-default" href="http://vonk.test:3000/jassen/"/>')
  })
})

describe('HiddenPageHead', () => {
  it('keeps a page without content out of search engines', async () => {
    const html = await renderInShop(<HiddenPageHead title="Weg" />, { shop: aShop('nl') })

    expect(html).toContain('<meta name="robots" content="noindex"/>')
    expect(html).not.toContain('canonical')
  })
})
