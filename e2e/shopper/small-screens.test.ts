import { describe, expect } from 'vitest'
import { it } from '../harness/it.ts'
import { tee } from './checkout/steps.ts'

describe('a phone', () => {
  it('shows every word of its tabs whole, clear of the edge, at 320 pixels', async ({ openPage }) => {
    const page = await openPage({ path: '/', width: 320 })
    for (const name of ['Home', 'Menu', 'Verlanglijst', 'Account', 'Winkelmand']) {
      const word = page.getByRole('navigation', { name: 'Snel naar' }).getByText(name, { exact: true })
      const box = await word.boundingBox()

      expect(await word.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth), name).toBe(0)
      expect(box?.x, name).toBeGreaterThanOrEqual(4)
      expect((box?.x ?? 0) + (box?.width ?? 320), name).toBeLessThanOrEqual(316)
    }
  })

  it('has one line to buy with while the button of the page is out of sight, and none beside it [UI-40]', async ({
    openPage,
  }) => {
    const page = await openPage({ path: tee, width: 375 })
    const bar = page.getByRole('region', { name: 'Quick order' })
    const box = await bar.boundingBox()

    expect(box?.height).toBeLessThan(60)
    expect(await bar.locator('p').evaluate(({ clientHeight }) => clientHeight)).toBeLessThan(30)
    const tabs = page.getByRole('navigation', { name: 'Quick links' })
    const below = await tabs.boundingBox()
    expect(below).toMatchObject({ y: (box?.y ?? 0) + (box?.height ?? 0), height: 82 })
    await page.getByRole('main').getByRole('button', { name: 'Add to cart' }).first().scrollIntoViewIfNeeded()
    await bar.waitFor({ state: 'detached' })
    expect(await tabs.boundingBox()).toEqual(below)
  })
})
