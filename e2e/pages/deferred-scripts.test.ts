import { describe, expect } from 'vitest'
import { it } from '../harness/it.ts'
import { openSlowly } from './steps/deferred-scripts.ts'

describe('the scripts of a page', () => {
  it('wait for what is seen first, and come when it is there', async ({ browser }) => {
    const { page, scripts, isAlive, release } = await openSlowly(browser)
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect(scripts).toEqual([])

    await release()
    await expect.poll(isAlive).toBe(true)
  })

  it('come at once when the shopper does something', async ({ browser }) => {
    const { page, scripts, isAlive } = await openSlowly(browser)
    expect(scripts).toEqual([])

    await page.keyboard.press('Tab')
    await page.clock.resume()
    await expect.poll(() => scripts.length).toBeGreaterThan(0)
    await expect.poll(isAlive).toBe(true)
  })

  it('do what was asked for before they came', async ({ browser }) => {
    const { page, scripts } = await openSlowly(browser, '/en/anker-tee-cream/')
    expect(scripts).toEqual([])

    await page.getByRole('button', { name: 'Size guide' }).click()
    await page.clock.resume()
    await page.getByRole('dialog').getByRole('table').waitFor()
  })
})
