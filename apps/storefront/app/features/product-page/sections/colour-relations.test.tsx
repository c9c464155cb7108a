import { describe, expect, it } from 'vitest'
import { aShop } from '#testing/a-shop.ts'
import { renderInShop } from '#testing/render-in-shop.tsx'
import { Gallery } from '../gallery/gallery.tsx'
import { ColourRelations } from './colour-relations.tsx'

const picturesIn = (html: string) =>
  [...html.matchAll(/<img[^>]* src="([^"]*)"[^>]*>/g)].map(([tag, src]) => ({
    src,
    size: [/width="(\d+)"/, /height="(\d+)"/].map((pattern) => Number(pattern.exec(tag)?.[1])),
  }))

describe('ColourRelations', () => {
  const mint = { id: 7, sku: 'MINT', title: 'Anker tee', image: '/m.svg', color: 'mint', link: '/anker-tee-mint/' }

  it('shows the garment in its other colours, each with a link to it [PROD-14] [UI-35]', async () => {
    const relations = <ColourRelations color="cream" image="/c.svg" relations={[mint]} />
    const html = await renderInShop(relations, { shop: aShop('en') })

    expect(picturesIn(html)).toEqual([
      { src: '/img/168/230/resize/c.svg', size: [168, 230] },
      { src: '/img/168/230/resize/m.svg', size: [168, 230] },
    ])
    expect(html).toMatch(/<a [^>]*href="\/anker-tee-mint\/"[^>]*><img[^>]*alt="Anker tee, mint"/)
  })
})

describe('Gallery', () => {
  it('shows every picture large [PROD-03] [UI-31]', async () => {
    const pictures = ['/front.svg', '/back.svg'].map((image) => ({ image, label: `Tee ${image}` }))
    const html = await renderInShop(<Gallery name="Tee" pictures={pictures} />, { shop: aShop('en') })

    expect(picturesIn(html)).toEqual([
      { src: '/img/600/744/resize/front.svg', size: [600, 744] },
      { src: '/img/600/744/resize/back.svg', size: [600, 744] },
    ])
  })
})
