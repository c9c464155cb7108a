import { describe, expect } from 'vitest'
import { it } from '../harness/it.ts'
import { entry, focused, menuOf } from './steps/menus.ts'

describe('the menu of wide screens', () => {
  it('works from the keyboard', async ({ openPage }) => {
    const page = await openPage({ path: '/en/', width: 1440 })

    // The menu comes to life after the page; keys that are pressed before it go nowhere.
    const goRight = async () => {
      await entry(page, 'Girls').focus()
      await page.keyboard.press('ArrowRight')
      return focused(page).textContent()
    }
    await expect.poll(goRight).toBe('Boys')
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect.poll(() => focused(page).getAttribute('aria-expanded')).toBe('true')
    await menuOf(page).getByRole('link', { name: 'Jeans' }).waitFor()
    await page.keyboard.press('ArrowDown')
    await expect.poll(() => focused(page).evaluate((element) => element.closest('[data-panel]') !== null)).toBe(true)

    await page.keyboard.press('Escape')
    await expect.poll(() => focused(page).textContent()).toBe('Girls')
    await menuOf(page).getByRole('link', { name: 'Jeans' }).waitFor({ state: 'hidden' })
  })

  it('follows a link without loading a new document, and is closed on the next page', async ({ openPage }) => {
    const page = await openPage({ path: '/en/', width: 1440 })
    await page.evaluate('window.sameDocument = true')

    await entry(page, 'Girls').hover()
    await menuOf(page).getByRole('link', { name: 'Jeans' }).click()
    await page.waitForURL('**/en/*jeans*/')
    expect(await page.evaluate('window.sameDocument')).toBe(true)
    await menuOf(page).getByRole('button', { expanded: true }).waitFor({ state: 'hidden' })
  })

  it('has its first levels read before anyone opens it [CAT-05]', async ({ openPage }) => {
    const page = await openPage({ path: '/en/imprint/', width: 1440 })
    const read = page.waitForRequest(/shell\/menu\.json/)
    await page.reload()

    await read
  })
})

describe('the menu of small screens', () => {
  it('is still there without script: the top of it stands in the header', async ({ openPage }) => {
    const page = await openPage({ path: '/en/', width: 375, hasJavaScript: false })

    await entry(page, 'Girls').click()
    await page.waitForURL('**/en/girls/', { waitUntil: 'domcontentloaded' })
  })

  it('closes when its tab is pressed again [NAV-23]', async ({ openPage }) => {
    const page = await openPage({ path: '/en/', width: 375 })
    const tab = page.getByRole('button', { name: 'Menu', exact: true })

    await tab.click()
    await page.getByRole('dialog', { name: 'Menu' }).waitFor()
    expect(await tab.getAttribute('aria-expanded')).toBe('true')
    await tab.click()
    await page.getByRole('dialog', { name: 'Menu' }).waitFor({ state: 'hidden' })
  })
})
