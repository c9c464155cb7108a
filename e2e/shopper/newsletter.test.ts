import { describe, expect } from 'vitest'
import { it } from '../harness/it.ts'
import { anAddress, formOf } from './steps/newsletter.ts'

describe('the newsletter', () => {
  it('takes an address at once where nothing has to be confirmed [NEWS-06] [NEWS-08]', async ({ openPage }) => {
    const page = await openPage({ path: '/storelocator/' })
    const { field, button, status } = formOf(page)

    await field.fill('zoe@')
    await button.click()
    await expect.poll(() => status.innerText()).toMatch(/lijkt geen e-mailadres/)
    await field.fill(anAddress())
    await button.click()

    await page
      .getByRole('contentinfo')
      .getByText(/Je bent aangemeld/)
      .waitFor()
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
