import { describe, expect } from 'vitest'
import { listReviews } from '../harness/find-product.ts'
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

  it('is written so at both ends of a range as well', async ({ openPage }) => {
    const page = await openPage({ host: 'de.localhost', path: '/maedchen/?price=20-40' })

    await page.getByRole('button', { name: /20\s€ – 40\s€/ }).waitFor()
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

describe('a distance', () => {
  it.for([
    { host: 'localhost', path: '/t-shirt-anker-roomwit/', open: /^Bekijk voorraad/, locate: 'Gebruik mijn locatie' },
    {
      host: 'de.localhost',
      path: '/t-shirt-anker-cremeweiss/',
      open: /^Bestand in/,
      locate: 'Meinen Standort verwenden',
    },
  ])(
    'has a comma on $host, and above ten kilometres no fraction',
    async ({ host, path, open, locate }, { openPage }) => {
      const page = await openPage({ host, path })
      await page.context().grantPermissions(['geolocation'])
      await page.context().setGeolocation({ latitude: 52.0901, longitude: 5.1215 })
      await page.getByRole('button', { name: open }).click()
      const shops = page.getByRole('dialog')
      await shops.getByRole('button', { name: locate }).click()
      await shops.getByText(/\skm$/).first().waitFor()
      const distances = (await shops.getByText(/\skm$/).allInnerTexts()).map((text) => text.match(/\S+(?=\skm$)/)?.[0])

      expect(distances).toContain('0,2')
      expect(distances.length).toBeGreaterThan(5)
      for (const distance of distances) expect(distance).toMatch(/^(\d|\d,\d|[1-9]\d+)$/)
    },
  )
})

describe('words', () => {
  it.for([
    {
      host: 'localhost',
      tab: 'Menu',
      whom: 'Meisjes',
      all: 'Alles in Meisjes',
      kinds: ['Jassen', 'Winterjassen', 'Alle jassen'],
    },
    {
      host: 'de.localhost',
      tab: 'Menü',
      whom: 'Mädchen',
      all: 'Alles in Mädchen',
      kinds: ['Jacken', 'Winterjacken', 'Alle Jacken'],
    },
  ] as const)('lead to everything as people say it: $all', async ({ host, tab, whom, all, kinds }, { openPage }) => {
    const [kind, one, allOfKind] = kinds
    const page = await openPage({ host, path: '/', width: 375 })
    await page.getByRole('button', { name: tab, exact: true }).click()
    const menu = page.getByRole('dialog')
    await menu.getByRole('button', { name: whom }).click()
    await menu.getByRole('link', { name: all, exact: true }).waitFor()
    await menu.getByRole('button', { name: kind, exact: true }).click()
    await menu.getByRole('link', { name: allOfKind, exact: true }).waitFor()

    await menu.getByRole('link', { name: one, exact: true }).click()
    await page.getByRole('main').getByRole('link', { name: allOfKind, exact: true }).waitFor()
  })

  it('say in euro what a way to print a name costs', async ({ openPage }) => {
    const page = await openPage({ path: '/en/weefgetouw-tee-with-your-name-cream/' })

    await page.getByRole('radio', { name: /^Embroidered \(\+€\d+\.\d\d\)/ }).waitFor()
    expect(
      await page
        .getByRole('main')
        .getByText(/\+\s?\d+\s?%/)
        .count(),
    ).toBe(0)
  })

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

  it('are numbers to call where they are telephone numbers', async ({ openPage }) => {
    const page = await openPage({ path: '/en/contact/', width: 375 })

    expect(await page.getByRole('main').getByRole('link', { name: /^\+31/ }).first().getAttribute('href')).toMatch(
      /^tel:\+31\d+$/,
    )
  })

  it('fit every shoe, hat and sock of the shop in the size guide', async ({ openPage }) => {
    const page = await openPage({ path: '/en/size-guide/' })

    const shoes = page.getByRole('table').filter({ hasText: 'Shoe size (EU)' })
    for (const size of ['36', '37', '38']) await shoes.getByRole('cell', { name: size, exact: true }).waitFor()
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
