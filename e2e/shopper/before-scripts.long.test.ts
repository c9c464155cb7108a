import { describe, expect } from 'vitest'
import { it } from '../harness/it.ts'

describe('a page whose scripts are on their way', () => {
  it('keeps what is typed before the search panel is there', async ({ openPage }) => {
    const page = await openPage({ path: '/en/' })
    const { promise: typed, resolve } = Promise.withResolvers<void>()
    await page.route('**/*.js', async (route) => {
      await typed
      await route.continue()
    })
    await page
      .getByRole('banner')
      .getByRole('link', { name: /search/i })
      .first()
      .click()
    await page.keyboard.type('red hood')
    expect(await page.getByRole('searchbox').count()).toBe(0)
    resolve()

    const field = page.getByRole('dialog').getByRole('searchbox')
    await expect.poll(() => field.inputValue()).toBe('red hood')
    await page.keyboard.type('ie')
    await expect.poll(() => field.inputValue()).toBe('red hoodie')
  })

  it('shows at Razz, too, where a picture will be', async ({ openPage }) => {
    const page = await openPage({ path: '/boys/', host: 'razz.localhost' })
    const groundOf = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((element) => getComputedStyle(element).backgroundColor)

    expect(await groundOf('main li img[width="563"]')).not.toBe(await groundOf('body'))
  })
})
