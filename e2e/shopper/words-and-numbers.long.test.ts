import { describe, expect } from 'vitest'
import { it } from '../harness/it.ts'

describe('a price', () => {
  it('is written so at both ends of a range as well', async ({ openPage }) => {
    const page = await openPage({ host: 'de.localhost', path: '/maedchen/?price=20-40' })

    await page.getByRole('button', { name: /20\s€ – 40\s€/ }).waitFor()
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
})
