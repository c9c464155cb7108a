import { describe, expect } from 'vitest'
import { checkAccessibility } from '../harness/check-accessibility.ts'
import { it } from '../harness/it.ts'
import { sidewaysScroll } from '../harness/read-document.ts'
import { buy, tee } from './checkout/steps.ts'

/** Nobody says yet when parcels come: the checkout says so and takes the first free slot. */
const expected = [/parcel\/timeframes/]

describe('withdrawing from a contract', () => {
  it('takes two steps on a phone, without logging in, and ends with a receipt', async ({ openPage }) => {
    const page = await openPage({ path: tee, width: 375, expected })
    const orderNumber = await buy(page)

    await page.getByRole('contentinfo').getByRole('link', { name: 'Withdraw from a contract' }).click()
    await page.getByLabel('Order number').fill(orderNumber)
    await page.getByLabel('Email address of the order').fill('zoe@example.com')
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByRole('heading', { name: 'What do you want to withdraw from?' }).waitFor()
    expect(await checkAccessibility(page)).toEqual([])
    expect(await sidewaysScroll(page)).toBe(0)

    await page.getByRole('button', { name: /^One fewer/ }).click()
    await page.getByRole('button', { name: 'Confirm withdrawal' }).click()
    await page.getByText('Choose at least one piece').waitFor()
    await page.getByRole('button', { name: /^One more/ }).click()
    await page.getByRole('button', { name: 'Confirm withdrawal' }).click()
    await page.getByRole('heading', { name: 'We have received your withdrawal' }).waitFor()
    expect(await page.getByRole('time').innerText()).toMatch(/^\d+ \w+ \d{4} at \d\d:\d\d:\d\d/)
    expect(await page.getByText(orderNumber).isVisible()).toBe(true)
    expect(await checkAccessibility(page)).toEqual([])
    expect(await sidewaysScroll(page)).toBe(0)
  })
})
