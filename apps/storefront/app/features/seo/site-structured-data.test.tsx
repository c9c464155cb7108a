import { describe, expect, it } from 'vitest'
import { aShop } from '../../testing/a-shop.ts'
import { aTheme } from '../../testing/a-theme.ts'
import { renderInShop } from '../../testing/render-in-shop.tsx'
import { ThemeProvider } from '../theme/index.ts'
import { SiteStructuredData } from './site-structured-data.tsx'

describe('SiteStructuredData', () => {
  it('tells search engines who keeps the shop, and of no page that they are kept out of', async () => {
    const site = (
      <ThemeProvider theme={aTheme}>
        <SiteStructuredData />
      </ThemeProvider>
    )
    const html = await renderInShop(site, { shop: aShop('en') })
    const found = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)]

    expect(html).not.toContain('/search/')
    expect(found.map(([, json = '']) => JSON.parse(json))).toMatchObject([
      {
        '@type': 'Organization',
        name: 'Vonk',
        url: 'http://vonk.test:3000/en/',
        logo: { '@type': 'ImageObject', url: 'http://vonk.test:3000/icon-vonk.png' },
        sameAs: ['https://instagram.com/vonk'],
      },
      { '@type': 'WebSite', name: 'Vonk', publisher: { '@id': 'http://vonk.test:3000/en/#vonk' } },
    ])
  })
})
