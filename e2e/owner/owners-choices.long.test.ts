import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page, Request } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject } from 'vitest'
import { type RunningShop, startShop } from '../../tools/shop/start-shop.ts'
import { getPage } from '../harness/get-page.ts'
import { it as test } from '../harness/it.ts'
import { openSpace } from '../harness/open-space.ts'
import { createPageOpener } from '../harness/page-opener.ts'
import { runCli } from '../harness/run-cli.ts'
import { seedViewsOf } from '../harness/seed-views-of.ts'

const film = { component: 'video', _uid: 'film', title: 'How it is made', url: 'https://youtu.be/abcdefghijk' }
const paragraph = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] })
const picture = { fieldtype: 'asset', filename: 'https://a-us.storyblok.com/f/1/1600x900/ab/kite.jpg', alt: 'A kite' }
const blank = {
  width: '',
  padding: [],
  margin: '',
  align: '',
  height: '',
  ink: '',
  ratio: '',
  mobileImage: '',
  link: '',
}
/** A page as editors leave it who touch no option, with a picture inside its text. */
const blankPage = [
  { component: 'hero', _uid: 'hero', title: 'Up in the air', image: picture, ...blank },
  {
    component: 'rich-text',
    _uid: 'text',
    align: '',
    text: {
      type: 'doc',
      content: [
        paragraph('Before the kite.'),
        { type: 'blok', attrs: { id: 'in', body: [{ component: 'image', _uid: 'in', image: picture, ...blank }] } },
        paragraph('After the kite.'),
      ],
    },
  },
]
const players = /youtube|vimeo/
const tagManager = 'https://www.googletagmanager.com/**'
const tiles = 'https://tiles.example/**'

let folder: string
let shop: RunningShop
let space: Awaited<ReturnType<typeof openSpace>>

// A shop of its own: its owner has named a tag manager, a map and a space of stories, and its German door is a waiting room.
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vonk-owner-'))
  space = await openSpace(inject('shopPort'), {
    'en/home': (content) => ({ ...content, body: [film] }),
    'en/about-us': (content) => ({ ...content, seo: '', body: blankPage }),
    'de/config/theme': (content) => ({ ...content, landingPage: '/warteraum' }),
  })
  const env = {
    LOG_LEVEL: 'warn',
    VONK_SEED: 'none',
    VONK_CHECK_FRAGMENTS: 'true',
    STORYBLOK_TOKEN: 'space-token',
    STORYBLOK_ENDPOINT: space.endpoint,
    VONK_MAP_TILES: 'https://tiles.example/{z}/{x}/{y}.png',
    VONK_MAP_ATTRIBUTION: '© Map makers',
  }
  const first = await startShop({ dataFolder: folder, env })
  await seedViewsOf(folder)
  await runCli(folder, 'stores', 'tag', 'en', 'GTM-TEST1234')
  await first.stop()
  shop = await startShop({ dataFolder: folder, env })
}, 240_000)

afterAll(async () => {
  await shop?.stop()
  space?.close()
  await rm(folder, { recursive: true, force: true, maxRetries: 3 })
}, 60_000)

const it = test.extend('openOwned', async ({ contexts }, { onCleanup }) => {
  const { openPage, finish } = createPageOpener(contexts, shop.port)
  onCleanup(async () => {
    const complaints = await finish()
    if (complaints.length > 0) throw new Error(`the page misbehaved:\n${complaints.join('\n')}`)
  })
  return openPage
})

/** The hosts other than the shop that a page asks, from now on; nobody is really asked. */
async function watchStrangers(page: Page) {
  const asked: string[] = []
  await page.context().route(/^https:/, (route) => {
    asked.push(route.request().url())
    const isScript = route.request().resourceType() === 'script'
    return isScript
      ? route.fulfill({ contentType: 'text/javascript', body: 'window.tagManagerRan = true' })
      : route.fulfill({ contentType: 'text/html', body: '<html lang="en"><title>Film</title><main>Film</main></html>' })
  })
  return asked
}

describe('a view in another language', () => {
  it('speaks it on every page and fetches the texts of no other [STORE-02]', async ({ openOwned }) => {
    const view = ['--brand', 'vonk', '--language', 'fr', '--host', 'fr.localhost', '--country', 'FR']
    await runCli(folder, 'stores', 'add', 'fr', ...view)
    await expect
      .poll(async () => (await getPage('/cart/', 'fr.localhost', shop.port)).text)
      .toMatch(/^<!DOCTYPE html><html lang="fr"/)

    const page = await openOwned({ host: 'fr.localhost', path: '/cart/' })
    await page.getByRole('heading', { name: 'Panier', exact: true }).waitFor()
    const files = () =>
      page.evaluate(() =>
        performance.getEntriesByType('resource').flatMap(({ name }) => /texts-\w+-\w+/.exec(name)?.[0] ?? []),
      )
    await expect.poll(async () => (await files()).toSorted()).toEqual(['texts-first-fr', 'texts-later-fr'])
    await page.goto(page.url().replace('/cart/', '/login/'))
    await page.getByRole('heading', { name: 'Se connecter' }).first().waitFor()
  })
})

describe('a film', () => {
  it('is asked for when a shopper wants to see it, and not before', async ({ openOwned }) => {
    const page = await openOwned({ path: '/en/' })
    const asked = await watchStrangers(page)
    await page.reload()
    const play = page.getByRole('button', { name: /How it is made/ })
    await play.waitFor()
    await page.getByText(/YouTube/).waitFor()
    expect(asked.filter((url) => players.test(url))).toEqual([])

    await play.click()
    await page.frameLocator('iframe[title="How it is made"]').getByText('Film').waitFor()
    expect(asked).toEqual(['https://www.youtube-nocookie.com/embed/abcdefghijk?autoplay=1&rel=0'])
  })
})

describe('a page of a space', () => {
  it('is shown whole as editors leave it, with its pictures from another region', async ({ openOwned }) => {
    const page = await openOwned({ path: '/en/imprint/' })
    const asked = await watchStrangers(page)
    await page.goto(page.url().replace('/imprint/', '/about-us/'))

    await page.getByRole('heading', { name: 'Up in the air' }).waitFor()
    const main = page.getByRole('main')
    const words = (await main.textContent()) ?? ''
    expect(words.indexOf('Before the kite.')).toBeLessThan(words.indexOf('After the kite.'))
    expect(await main.getByRole('img', { name: 'A kite' }).count()).toBe(2)
    await expect.poll(() => asked.some((url) => url.startsWith(picture.filename))).toBe(true)
  })
})

describe('the question for consent', () => {
  const question = (page: Page) => page.getByRole('region', { name: 'May we take notes?' })
  const told = (page: Page) =>
    page.evaluate<string[]>(
      `(window.dataLayer ?? []).map((entry) => entry[0] === 'consent' ? entry[1] + ' ' + entry[2].analytics_storage : entry.event ?? 'other')`,
    )

  it('is put before anything is fetched from the tag manager, and a no keeps it that way [ANA-04]', async ({
    openOwned,
  }) => {
    const page = await openOwned({ path: '/en/imprint/' })
    const asked = await watchStrangers(page)
    await page.reload()
    await question(page).waitFor()
    expect([asked, await told(page)]).toEqual([[], []])

    await question(page).getByRole('button', { name: 'Reject all' }).click()
    await question(page).waitFor({ state: 'detached' })
    await page.reload()
    await page.getByRole('contentinfo').waitFor()
    expect([asked, await told(page), await question(page).count()]).toEqual([[], [], 0])
  })

  it('answered with yes tells the tag manager first that nothing was allowed, then fetches it under the page’s policy [ANA-04]', async ({
    openOwned,
  }) => {
    const page = await openOwned({ path: '/en/imprint/' })
    const asked = await watchStrangers(page)
    await page.route(tagManager, (route) => route.fallback())
    await question(page).getByRole('button', { name: 'Allow all' }).click()

    await expect.poll(() => page.evaluate('window.tagManagerRan ?? false')).toBe(true)
    expect(asked).toEqual(['https://www.googletagmanager.com/gtm.js?id=GTM-TEST1234'])
    expect((await told(page)).slice(0, 3)).toEqual(['default denied', 'update granted', 'gtm.js'])
  })

  it('is not put where a view has no tag manager', async ({ openOwned }) => {
    const page = await openOwned({ path: '/colofon/' })

    expect(await question(page).count()).toBe(0)
  })
})

describe('the map the owner named', () => {
  it('is fetched when a shopper asks for it, with the name of who made it [ROUTE-19]', async ({ openOwned }) => {
    const page = await openOwned({ path: '/storelocator/' })
    const asked: string[] = []
    await page.route(tiles, (route) => {
      asked.push(route.request().url())
      return route.fulfill({ contentType: 'image/png', body: '' })
    })
    expect(asked).toEqual([])

    await page.getByRole('button', { name: 'Toon de gedetailleerde kaart' }).click()
    await page.getByText('© Map makers').waitFor()
    await expect.poll(() => asked.length).toBeGreaterThan(3)
    expect(asked.every((url) => /^https:\/\/tiles\.example\/\d+\/\d+\/\d+\.png$/.test(url))).toBe(true)
  })
})

describe('the waiting room', () => {
  it('stands in for every page, without menu, search, wishlist and cart, but with the law [CMS-21] [CMS-22]', async ({
    openOwned,
  }) => {
    const page = await openOwned({ host: 'de.localhost', path: '/' })
    const header = page.getByRole('banner')

    expect(await page.getByRole('heading', { level: 1 }).textContent()).toMatch(/\S/)
    expect(await page.title()).toMatch(/^Warte|Gleich|Moment/)
    for (const name of ['Menü', 'Wunschliste', /Warenkorb/, /Such/]) {
      expect(await header.getByRole('link', { name }).count(), String(name)).toBe(0)
      expect(await header.getByRole('button', { name }).count(), String(name)).toBe(0)
    }
    expect(await page.getByRole('link', { name: 'Impressum' }).first().isVisible()).toBe(true)
  })

  it('leaves the login alone [CMS-23]', async ({ openOwned }) => {
    const page = await openOwned({ host: 'de.localhost', path: '/login/', width: 375 })

    await page
      .getByRole('main')
      .getByRole('button', { name: /Anmelden/ })
      .waitFor()
  })
})

describe('the menu of wide screens', () => {
  /** How often the page has asked for what is below the menu by the time it has nothing left to do. */
  const countReadAhead = async (page: Page) => {
    let count = 0
    const note = (request: Request) => {
      if (request.url().includes('/shell/menu.json')) count += 1
    }
    page.on('request', note)
    await page.reload()
    // Idle callbacks take turns: the last of these comes after the page's own.
    for (let turn = 0; turn < 5; turn += 1) await page.evaluate('new Promise((done) => requestIdleCallback(done))')
    page.off('request', note)
    return count
  }

  it('reads two levels before anyone opens it, or as many as the owner wants [CAT-05]', async ({ openOwned }) => {
    const page = await openOwned({ path: '/en/imprint/', width: 1440 })
    await expect.poll(() => countReadAhead(page)).toBe(1)

    await runCli(folder, 'stores', 'configure', 'en', 'categoriesDynamicPrefetchLevel=1')
    await expect.poll(() => countReadAhead(page)).toBe(0)
    const asked = page.waitForRequest(/menu\.json/)
    await page.getByRole('navigation', { name: 'Menu' }).hover()
    await asked
    await runCli(folder, 'stores', 'configure', 'en', 'categoriesDynamicPrefetchLevel=')
  })
})

describe('the maintenance page', () => {
  it('has a layout of its own, shows the law inside it, and leads on when the shop opens [MAINT-01] [MAINT-02] [ROUTE-20]', async ({
    openOwned,
  }) => {
    await runCli(folder, 'maintenance', 'on')
    const closed = await getPage('/en/maintenance/', 'localhost', shop.port)
    expect([closed.status, closed.headers]).toMatchObject([503, { 'retry-after': '120', 'cache-control': 'no-store' }])
    const page = await openOwned({ path: '/en/about-us/', width: 375, expected: [/503/] })
    await expect.poll(() => new URL(page.url()).pathname).toBe('/en/maintenance/')
    expect(await page.getByRole('contentinfo').count()).toBe(0)
    expect(await page.getByRole('navigation', { name: 'Menu' }).count()).toBe(0)
    await page.getByRole('heading', { level: 1, name: 'We are tidying up.' }).waitFor()

    for (const name of ['Imprint', 'Privacy policy']) {
      await page.getByRole('link', { name, exact: true }).click()
      await page.getByRole('heading', { level: 2, name }).waitFor()
      expect(new URL(page.url()).pathname).toBe('/en/maintenance/')
    }
    await page.getByRole('button', { name: 'See whether we are open' }).click()
    await page.getByText('We are still at it.').waitFor()

    await runCli(folder, 'maintenance', 'off')
    await page.getByRole('button', { name: 'See whether we are open' }).click()
    await page.waitForURL((url) => !url.pathname.includes('maintenance'))
  })
})
