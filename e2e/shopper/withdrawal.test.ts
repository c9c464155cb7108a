import { describe, expect } from 'vitest'
import { checkAccessibility } from '../harness/check-accessibility.ts'
import { it } from '../harness/it.ts'
import { sidewaysScroll } from '../harness/read-document.ts'
import { buy } from './checkout/steps.ts'

const tee = '/en/anker-tee-cream/?childSku=VK1001-CREAM-128'

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

  it.for([
    {
      host: 'localhost',
      link: 'Overeenkomst herroepen',
      fields: ['Bestelnummer', 'E-mailadres van de bestelling'],
      next: 'Verder',
      refused: /We vinden geen bestelling met dit nummer en dit e-mailadres/,
    },
    {
      host: 'de.localhost',
      link: 'Vertrag widerrufen',
      fields: ['Bestellnummer', 'E-Mail-Adresse der Bestellung'],
      next: 'Weiter',
      refused: /Wir finden keine Bestellung mit dieser Nummer und dieser E-Mail-Adresse/,
    },
  ] as const)('is reached from the checkout on $host, and tells strangers nothing', async (view, { openPage }) => {
    const { host, link, fields, next, refused } = view
    const page = await openPage({ path: '/checkout-return/', host, width: 1440, expected: [/withdrawal\/begin/] })
    await page.getByRole('contentinfo').getByRole('link', { name: link }).click()
    await page.getByLabel(fields[0]).fill('1')
    await page.getByLabel(fields[1]).fill('somebody@example.com')
    await page.getByRole('button', { name: next }).click()

    await page.getByRole('alert').getByText(refused).waitFor()
    expect(await checkAccessibility(page)).toEqual([])
    expect(await sidewaysScroll(page)).toBe(0)
  })
})
