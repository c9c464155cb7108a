import { describe, expect } from 'vitest'
import { getPage } from '../harness/get-page.ts'
import { it } from '../harness/it.ts'
import { storeViews } from '../store-views.data.ts'

describe('a price', () => {
  it.for([
    { host: 'de.localhost', path: '/t-shirt-anker-cremeweiss/', written: /19,95\s€/ },
    { host: 'localhost', path: '/t-shirt-anker-roomwit/', written: /€\s19,95/ },
    { host: 'localhost', path: '/en/anker-tee-cream/', written: /€19\.95/ },
  ])('is written as people write it at $path of $host [STORE-18]', async ({ host, path, written }, { openPage }) => {
    const page = await openPage({ host, path })

    await page.getByRole('main').getByText(written).first().waitFor()
  })
})

describe('a country', () => {
  it.for([
    { host: 'de.localhost', path: '/t-shirt-anker-cremeweiss/', maker: 'Hersteller', country: 'Utrecht, Niederlande' },
    { host: 'localhost', path: '/en/anker-tee-cream/', maker: 'Manufacturer', country: 'Utrecht, Netherlands' },
  ])('has its name in the language of the page: $country', async ({ host, path, maker, country }, { openPage }) => {
    const page = await openPage({ host, path })
    await page.getByText(maker, { exact: true }).click()

    await page.getByText(country).waitFor()
  })
})

describe('words', () => {
  it('are numbers to call where they are telephone numbers', async ({ openPage }) => {
    const page = await openPage({ path: '/en/contact/', width: 375 })

    expect(await page.getByRole('main').getByRole('link', { name: /^\+31/ }).first().getAttribute('href')).toMatch(
      /^tel:\+31\d+$/,
    )
  })

  it('fit every shoe, hat and sock of the shop in the size guide', async ({ openPage }) => {
    const page = await openPage({ path: '/en/size-guide/' })

    for (const size of ['38', '36']) await page.getByRole('cell', { name: size, exact: true }).first().waitFor()
    for (const title of [/hats/i, /socks/i]) await page.getByRole('main').getByText(title).first().waitFor()
  })

  it.for(storeViews)('people look for in $code find something there', async ({ host, path }) => {
    const { text } = await getPage(`${path}search/`, host)
    const popular = [...text.matchAll(/<a href="([^"]*\/search\/\?q=[^"]*)"/g)].map(([, href = '']) => href)
    expect(popular.length).toBeGreaterThan(2)

    for (const href of popular) {
      const found = await getPage(href.replaceAll('&amp;', '&'), host)
      expect(`${href} ${found.status}`).toBe(`${href} 200`)
    }
  })
})
