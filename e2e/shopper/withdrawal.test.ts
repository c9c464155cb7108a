import { describe, expect } from 'vitest'
import { checkAccessibility } from '../harness/check-accessibility.ts'
import { it } from '../harness/it.ts'
import { linkIn, waitForMail } from '../harness/mailbox.ts'
import { sidewaysScroll } from '../harness/read-document.ts'
import { buy, tee } from './checkout/steps.ts'

/** Nobody says yet when parcels come: the checkout says so and takes the first free slot. A link that was used is refused. */
const expected = [/parcel\/timeframes/, /withdrawal\/open/]

describe('withdrawing from a contract', () => {
  it('takes two steps on a phone, without logging in, and is completed by the link of its receipt', async ({
    openPage,
  }) => {
    const page = await openPage({ path: tee, width: 375, expected })
    const orderNumber = await buy(page)
    const heading = (name: string) => page.getByRole('heading', { name }).waitFor()
    const look = async () => {
      expect(await checkAccessibility(page)).toEqual([])
      expect(await sidewaysScroll(page)).toBe(0)
    }

    const footer = page.getByRole('contentinfo').getByRole('link', { name: 'Withdraw from a contract' })
    expect(await footer.getAttribute('href')).toMatch(/\/withdraw\/$/)
    const confirmation = await waitForMail('zoe@example.com', new RegExp(`order ${orderNumber} is confirmed`))
    await page.goto(linkIn(confirmation, 'order/show'))
    await page.getByRole('list').getByText('Being packed').waitFor()
    expect(page.url()).not.toContain('token')
    await look()
    await page.reload()
    await page.getByRole('link', { name: 'Withdraw from the contract or return' }).click()
    await heading('Withdraw from a contract')
    expect(await page.getByLabel('Order number').inputValue()).toBe(orderNumber)
    await page.getByLabel('Email address of the order').fill('zoe@example.com')
    await page.getByRole('button', { name: 'Continue' }).click()
    await heading('Confirm your withdrawal')
    expect(await page.getByText(`I hereby withdraw from the contract for order ${orderNumber}.`).isVisible()).toBe(true)
    await look()
    await page.getByRole('button', { name: 'Confirm withdrawal' }).click()
    await heading('Your statement has reached us')
    expect(await page.getByRole('time').innerText()).toMatch(/^\d+ \w+ \d{4} at \d\d:\d\d:\d\d/)
    await look()

    const receipt = await waitForMail('zoe@example.com', new RegExp(`withdrawal from order ${orderNumber}`))
    const link = linkIn(receipt, 'withdraw')
    await page.goto(link)
    await heading('What do you withdraw from?')
    await page.getByRole('button', { name: /^One fewer/ }).click()
    expect(page.url()).not.toContain('token')
    await look()
    await page.getByRole('button', { name: 'Withdraw from these items' }).click()
    await page.getByText('Choose at least one piece').waitFor()
    await page.getByRole('button', { name: /^One more/ }).click()
    await page.getByRole('button', { name: 'Withdraw from these items' }).click()
    await heading('Your withdrawal is complete')
    await look()

    await page.goto(link)
    await page.getByText('You have completed your withdrawal from this order already').waitFor()
    await look()
  })
})
