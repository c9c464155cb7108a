import { describe, expect } from 'vitest'
import { it } from '../harness/it.ts'
import { goToCheckout, orderButton, tee } from './checkout/steps.ts'

describe('the checkout', () => {
  it('gives the cart back, by keyboard alone, when the payment is cancelled at the bank', async ({ openPage }) => {
    const page = await openPage({ path: tee, width: 1440 })
    await goToCheckout(page)
    await page.getByLabel('Email address').focus()
    await page.keyboard.insertText('zoe@example.com')
    for (const typed of ['', 'Zoë', 'Vries', '', '1012 PH', '80']) {
      await page.keyboard.press('Tab')
      if (typed !== '') await page.keyboard.insertText(typed)
    }
    await page.getByText('Found: Kalverstraat 80, Amsterdam').waitFor()
    await page.getByLabel('I accept the terms').focus()
    await page.keyboard.press('Space')
    await orderButton(page).focus()
    await page.keyboard.press('Enter')

    await page.getByRole('heading', { name: 'Pay with iDEAL | Wero' }).waitFor()
    await page.getByRole('button', { name: 'Cancel' }).focus()
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: 'You cancelled the payment' }).waitFor()
    await page.getByRole('link', { name: 'Check out again' }).focus()
    await page.keyboard.press('Enter')
    await orderButton(page).waitFor()
    expect(await page.getByLabel('Email address').inputValue()).toBe('zoe@example.com')
  })
})
