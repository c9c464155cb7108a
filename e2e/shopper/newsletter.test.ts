import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { it } from '../harness/it.ts'

const anAddress = () => `reader.${crypto.randomUUID()}@example.com`

/** The form at the foot of a page. */
function formOf(page: Page) {
  const form = page
    .getByRole('contentinfo')
    .locator('form')
    .filter({ has: page.locator('input[type=email]') })
  return { field: form.getByRole('textbox'), button: form.getByRole('button'), status: form.getByRole('status') }
}

describe('the newsletter', () => {
  it.for([
    { host: 'localhost', path: '/storelocator/', wrong: /lijkt geen e-mailadres/, done: /Je bent aangemeld/ },
    { host: 'de.localhost', path: '/storelocator/', wrong: /nicht nach einer/, done: /Fast fertig: Klick/ },
  ])('takes an address on $host and says what became of it [NEWS-06] [NEWS-08]', async (view, { openPage }) => {
    const page = await openPage(view)
    const { field, button, status } = formOf(page)

    await field.fill('zoe@')
    await button.click()
    await expect.poll(() => status.innerText()).toMatch(view.wrong)
    await field.fill(anAddress())
    await button.click()

    await page.getByRole('contentinfo').getByText(view.done).waitFor()
  })

  it('says that it went wrong when the shop cannot be reached, and takes the address later [NEWS-09]', async ({
    openPage,
  }) => {
    const page = await openPage({ path: '/en/storelocator/', expected: [/magento2-newsletter/] })
    const { field, button, status } = formOf(page)
    await page.context().route('**/magento2-newsletter/**', (route) => route.abort())

    await field.fill(anAddress())
    await button.click()
    await expect.poll(() => status.innerText()).toMatch(/We can’t sign you up right now/)
    await page.context().unroute('**/magento2-newsletter/**')
    await button.click()

    await page.getByRole('contentinfo').getByText('You are signed up.').waitFor()
  })
})
