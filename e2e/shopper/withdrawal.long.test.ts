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
