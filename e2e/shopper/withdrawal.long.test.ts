import { describe, expect } from 'vitest'
import { checkAccessibility } from '../harness/check-accessibility.ts'
import { it } from '../harness/it.ts'
import { sidewaysScroll } from '../harness/read-document.ts'

describe('withdrawing from a contract', () => {
  it.for([
    {
      host: 'localhost',
      link: 'Overeenkomst herroepen',
      fields: ['Bestelnummer', 'E-mailadres van de bestelling'],
      buttons: ['Verder', 'Herroeping bevestigen'],
      received: 'Je verklaring heeft ons bereikt',
    },
    {
      host: 'de.localhost',
      link: 'Vertrag widerrufen',
      fields: ['Bestellnummer', 'E-Mail-Adresse der Bestellung'],
      buttons: ['Weiter', 'Widerruf bestätigen'],
      received: 'Deine Erklärung ist eingegangen',
    },
  ] as const)('is reached from the checkout on $host, and tells strangers nothing', async (view, { openPage }) => {
    const { host, link, fields, buttons, received } = view
    const page = await openPage({ path: '/checkout-return/', host, width: 1440 })
    await page.getByRole('contentinfo').getByRole('link', { name: link }).click()
    await page.getByLabel(fields[0]).fill('1')
    await page.getByLabel(fields[1]).fill('somebody@example.com')
    for (const name of buttons) await page.getByRole('button', { name }).click()

    await page.getByRole('heading', { name: received }).waitFor()
    expect(await checkAccessibility(page)).toEqual([])
    expect(await sidewaysScroll(page)).toBe(0)
  })
})
