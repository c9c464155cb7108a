import { describe } from 'vitest'
import { it } from '../harness/it.ts'
import { tick } from '../harness/tick.ts'
import { orderButton, tee } from './checkout/steps.ts'
import { openCheckout } from './steps/checkout-choices.ts'

describe('what is chosen at the checkout', () => {
  it('is what the order costs, also when the button is pressed in the same breath [CHK-12]', async ({ openPage }) => {
    const page = await openPage({ path: tee })
    await openCheckout(page)
    const times = page.getByRole('group', { name: 'When?' })
    await times.getByRole('radio', { checked: true }).waitFor()
    const sunday = times.getByRole('radio', { name: /Sunday/ }).first()
    if ((await sunday.count()) === 0) await times.getByRole('button').click()
    const { promise: heard, resolve: answer } = Promise.withResolvers<void>()
    await page.route('**/api/ext/parcel/save**', async (route) => {
      await heard
      await route.continue()
    })
    await tick(sunday)
    await orderButton(page).click()
    await page.getByText('Placing your order').waitFor()
    answer()

    await page.getByRole('heading', { name: 'Pay with iDEAL | Wero' }).waitFor()
    await page.getByText('€26.90').first().waitFor()
  })
})
