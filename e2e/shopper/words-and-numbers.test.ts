import { describe, expect } from 'vitest'
import { listReviews } from '../harness/find-product.ts'
import { getPage } from '../harness/get-page.ts'
import { it } from '../harness/it.ts'
import { storeViews } from '../store-views.data.ts'

describe('a price', () => {
  it.for([
    { host: 'de.localhost', path: '/t-shirt-anker-cremeweiss/', written: />19,95\s€</ },
    { host: 'localhost', path: '/t-shirt-anker-roomwit/', written: />€\s19,95</ },
    { host: 'localhost', path: '/en/anker-tee-cream/', written: />€19\.95</ },
  ])('is written as people write it at $path of $host [STORE-18]', async ({ host, path, written }) => {
    const { text } = await getPage(path, host)

    expect(text.slice(text.indexOf('<main'))).toMatch(written)
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
  it('count no letters on what has more or fewer', async () => {
    const { text } = await getPage('/search/?q=lettering', 'razz.localhost')
    const found = new Set([...text.matchAll(/href="(\/[^"/]*-lettering[^"/?]*\/)/g)].map(([, path = '']) => path))
    expect(found.size).toBeGreaterThan(0)

    for (const path of found)
      expect((await getPage(path, 'razz.localhost')).text).not.toMatch(/\b(three|four|five) letters/i)
  })

  it('of a review agree with its stars', async () => {
    const reviews = await listReviews(500)
    const titlesOf = (isMeant: (stars: number) => boolean) =>
      reviews.filter(({ ratings: [rating] }) => rating && isMeant(rating.value)).map(({ title }) => title)
    const [glad, cross] = [titlesOf((stars) => stars > 3), titlesOf((stars) => stars < 3)]
    expect([glad.length > 100, cross.length > 5]).toEqual([true, true])

    expect(
      glad.filter((title) => /\b(okay|not|mixed|mid|meh|sadly|disappointed|returned|letdown)\b/i.test(title)),
    ).toEqual(glad.filter((title) => title === 'Not itchy'))
    expect(cross.filter((title) => /\b(love|great|perfect|happy customer|recommend|so good)\b/i.test(title))).toEqual(
      [],
    )
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
