import { describe, expect } from 'vitest'
import { it } from '../harness/it.ts'

describe('the store locator', () => {
  it('lists the shops around a typed place, nearest first, and shares that in its address [LOC-01] [LOC-02] [ROUTE-19]', async ({
    openPage,
  }) => {
    const page = await openPage({ path: '/en/storelocator/' })

    await page.getByLabel('Town or postcode').fill('Utrecht')
    await page.getByRole('button', { name: 'Find stores' }).click()

    await page.getByText(/within 30\skm of Utrecht/).waitFor()
    const first = page.getByRole('main').getByRole('heading', { level: 2 }).first()
    expect(await first.textContent()).toBe('Vonk & Razz Utrecht')
    expect(new URL(page.url()).searchParams.get('place')).toBe('Utrecht')
  })

  it('shows a shop with its hours and the way there [ROUTE-19]', async ({ openPage }) => {
    const page = await openPage({ path: '/en/storelocator/vonk-razz-utrecht/' })

    await page.getByText('Monday', { exact: true }).waitFor()
    await page.getByRole('link', { name: 'Get directions' }).waitFor()
  })

  it('has no page for a shop that is not there', async ({ openPage }) => {
    const page = await openPage({ path: '/en/storelocator/atlantis/', expected: [/404/] })

    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1)
  })
})
