import { describe, expect } from 'vitest'
import { it } from '../harness/it.ts'
import { stopClock } from '../harness/stop-clock.ts'
import { entry, focused, menuOf } from './steps/menus.ts'

describe('the menu of wide screens', () => {
  it('opens columns of titled links and a picture when an entry is pointed at [NAV-11] [NAV-12] [NAV-13]', async ({
    openPage,
  }) => {
    const page = await openPage({ path: '/en/' })

    await entry(page, 'Girls').hover()
    await menuOf(page).getByRole('link', { name: 'Jeans' }).waitFor()
    expect(await menuOf(page).getByRole('link', { name: 'Trousers', exact: true }).isVisible()).toBe(true)
    expect(await menuOf(page).getByRole('img').isVisible()).toBe(true)

    await entry(page, 'Boys').hover()
    await expect
      .poll(() => menuOf(page).getByRole('button', { expanded: true }).getAttribute('aria-label'))
      .toBe('More of Boys')
  })

  it('closes 200 ms after the pointer has left it [NAV-14]', async ({ openPage }) => {
    const page = await openPage({ path: '/en/' })
    const jeans = menuOf(page).getByRole('link', { name: 'Jeans' })
    // The submenus come when the page is idle: the clock must not stand before that.
    await entry(page, 'Girls').hover()
    await jeans.waitFor()

    await stopClock(page)
    await page.mouse.move(720, 880)
    await page.clock.runFor(190)
    expect(await jeans.isVisible()).toBe(true)
    await page.clock.runFor(20)
    await jeans.waitFor({ state: 'hidden' })
  })
})

describe('the menu of small screens', () => {
  it('goes three levels deep, offers all of each and comes back one at a time [NAV-15] [NAV-16] [NAV-17]', async ({
    openPage,
  }) => {
    const page = await openPage({ path: '/en/', width: 375 })
    const menu = page.getByRole('dialog', { name: 'Menu' })
    await page.getByRole('button', { name: 'Menu', exact: true }).click()
    await menu.getByRole('link', { name: 'Size guide' }).waitFor()

    await menu.getByRole('button', { name: 'Girls' }).click()
    await menu.getByRole('link', { name: 'ALL Girls' }).waitFor()
    await menu.getByRole('button', { name: 'Trousers' }).click()
    expect(await menu.getByRole('link', { name: 'ALL Trousers' }).getAttribute('href')).toContain('trousers')
    await expect.poll(() => focused(page).textContent()).toContain('Trousers')

    await stopClock(page)
    await menu.getByRole('button', { name: 'Back' }).last().click()
    await page.clock.runFor(290)
    expect(await menu.locator('[data-level]').count()).toBe(3)
    await page.clock.runFor(20)
    await expect.poll(() => menu.locator('[data-level]').count()).toBe(2)
    await expect.poll(() => focused(page).textContent()).toBe('Trousers')

    await page.keyboard.press('Escape')
    await page.clock.runFor(400)
    await page.keyboard.press('Escape')
    await menu.waitFor({ state: 'hidden' })
    await expect.poll(() => focused(page).textContent()).toBe('Menu')
  })
})
