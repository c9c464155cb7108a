import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect } from 'vitest'
import { type RunningShop, startShop } from '../../tools/shop/start-shop.ts'
import { checkAccessibility } from '../harness/check-accessibility.ts'
import { it as test } from '../harness/it.ts'
import { sidewaysScroll } from '../harness/read-document.ts'
import { seedViewsOf } from '../harness/seed-views-of.ts'

let folder: string
let shop: RunningShop

// Only a shop in development has the styleguide; it needs store views and nothing else.
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vonk-styleguide-'))
  const env = { LOG_LEVEL: 'warn', NODE_ENV: 'development', VONK_SEED: 'none' }
  shop = await startShop({ dataFolder: folder, env, args: ['--dev'] })
  await seedViewsOf(folder)
}, 180_000)

afterAll(async () => {
  await shop?.stop()
  await rm(folder, { recursive: true, force: true, maxRetries: 3 })
}, 60_000)

const it = test.extend('openStyleguide', async ({ browser }, { onCleanup }) => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
  // In development the first page is compiled while it is waited for.
  context.setDefaultNavigationTimeout(180_000)
  onCleanup(() => context.close())
  return async ({ host = 'localhost', width = 1280, reducedMotion = 'reduce' as 'reduce' | 'no-preference' }) => {
    const page = await context.newPage()
    await page.setViewportSize({ width, height: 900 })
    await page.emulateMedia({ reducedMotion })
    await page.goto(`http://${host}:${shop.port}${host.startsWith('razz') ? '' : '/en'}/styleguide/`)
    await expect.poll(() => page.evaluate(isAlive), { timeout: 60_000 }).toBe(true)
    return page
  }
})
const isAlive = `Object.keys(document.body).some((key) => key.startsWith('__reactFiber'))`

const open = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

describe('the styleguide', () => {
  it.for(['localhost', 'samplesale.localhost', 'razz.localhost', 'razz-samplesale.localhost'])(
    'can be used by everyone and fits a phone: %s',
    async (host, { openStyleguide }) => {
      const page = await openStyleguide({ host, width: 375 })

      expect(await checkAccessibility(page)).toEqual([])
      expect(await sidewaysScroll(page)).toBe(0)
    },
  )
})

describe('a modal', () => {
  it('closes with Escape and gives the focus back to what opened it', async ({ openStyleguide }) => {
    const page = await openStyleguide({})
    const button = page.getByRole('button', { name: 'm-modal-newsletter' })
    await button.press('Enter')
    await page.getByRole('dialog', { name: 'Be the first to know' }).getByLabel('Email address').waitFor()
    expect(await checkAccessibility(page)).toEqual([])

    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await button.and(page.locator(':focus')).waitFor()
  })

  it('says in words what is wrong, tied to the field', async ({ openStyleguide }) => {
    const page = await openStyleguide({})
    await open(page, 'm-modal-newsletter')
    await page.getByRole('dialog').getByRole('button', { name: 'Sign up' }).click()

    const field = page.getByRole('dialog').getByRole('textbox', { name: 'Email address' })
    expect(await field.getAttribute('aria-invalid')).toBe('true')
    const error = page.locator(`[id="${await field.getAttribute('aria-describedby')}"]`)
    expect(await error.textContent()).toContain('Enter a valid email address')
  })
})

describe('a bottom sheet', () => {
  const sheet = (page: Page) => page.getByRole('dialog', { name: 'Past hier goed bij' })

  async function drag(page: Page, distance: number) {
    const handle = await sheet(page).getByRole('heading').boundingBox()
    if (!handle) throw new Error('There is nothing to take hold of')
    await page.mouse.move(handle.x + 10, handle.y + 10)
    await page.mouse.down()
    await page.mouse.move(handle.x + 10, handle.y + 10 + distance, { steps: 4 })
    await page.mouse.up()
  }

  it('stays when it is dragged down 100 pixels and goes when it is dragged further [UI-11] [UI-12]', async ({
    openStyleguide,
  }) => {
    const page = await openStyleguide({ width: 375, reducedMotion: 'no-preference' })
    await open(page, 'bottom sheet')
    await expect.poll(async () => (await sheet(page).boundingBox())?.y).toBeLessThan(800)

    await drag(page, 100)
    await expect.poll(() => page.evaluate("document.querySelector('dialog[open]').style.translate")).toBe('')
    expect(await sheet(page).isVisible()).toBe(true)

    await drag(page, 130)
    expect(await sheet(page).isVisible()).toBe(true)
    await sheet(page).waitFor({ state: 'hidden' })
  })

  it('goes with its close icon [UI-11]', async ({ openStyleguide }) => {
    const page = await openStyleguide({ width: 375 })
    await open(page, 'bottom sheet')
    await sheet(page).getByRole('button', { name: 'Close' }).click()
    await sheet(page).waitFor({ state: 'hidden' })
  })
})

describe('a panel', () => {
  it('of the wide kind is 700 pixels wide, darkens the page and brightens it again [UI-05] [UI-39]', async ({
    openStyleguide,
  }) => {
    const page = await openStyleguide({})
    await open(page, 'wide drawer')
    const drawer = page.getByRole('dialog', { name: 'Mandje' })
    await drawer.waitFor()

    expect((await drawer.boundingBox())?.width).toBe(700)
    expect(await page.locator('[data-shown]').count()).toBe(1)
    await page.keyboard.press('Escape')
    await drawer.waitFor({ state: 'hidden' })
    expect(await page.locator('[data-shown]').count()).toBe(0)
  })
})

describe('a part that does not come', () => {
  it('leaves a box with two ways out [UI-21] [UI-23]', async ({ openStyleguide }) => {
    const page = await openStyleguide({})
    const box = page.getByRole('alert').filter({ hasText: 'An error occured while loading the component.' })

    await box.getByRole('button', { name: 'Try again' }).click()
    await box.getByRole('button', { name: 'Close' }).click()
    await box.waitFor({ state: 'detached' })
  })
})

describe('the loader', () => {
  it('covers the page and says so [UI-20]', async ({ openStyleguide }) => {
    const page = await openStyleguide({})
    await open(page, 'loader')
    await page.getByText('Loading…').waitFor({ state: 'attached' })
    await page.getByText('Loading…').waitFor({ state: 'detached' })
  })
})
