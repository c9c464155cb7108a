import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { checkAccessibility } from '../harness/check-accessibility.ts'
import { getPage } from '../harness/get-page.ts'
import { it } from '../harness/it.ts'
import { tick } from '../harness/tick.ts'

const password = 'Geheim12!'

async function logInAsNewCustomer(page: Page) {
  const email = `parent.${crypto.randomUUID()}@example.com`
  const opened = await page.evaluate(
    async ([address, secret]) => {
      const customer = { email: address, firstname: 'Noor', lastname: 'Jansen' }
      const body = JSON.stringify({ customer, password: secret })
      const headers = { 'content-type': 'application/json' }
      return (await fetch('/api/user/create', { method: 'POST', headers, body })).status
    },
    [email, password] as const,
  )
  expect(opened).toBe(200)
  const secret = page.getByLabel('Password', { exact: true })
  const form = page.locator('form').filter({ has: secret }).first()
  await form.getByLabel(/e-?mail/i).fill(email)
  await form.getByLabel('Password', { exact: true }).fill(password)
  await form.getByRole('button', { name: /log in/i }).click()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('shop/user/current-token'))).not.toBeNull()
}

/** A part of the page that comes late offers to try again. */
async function openFamily(page: Page) {
  await page.goto(new URL('/en/my-account/family/', page.url()).href)
  const again = page.getByRole('main').getByRole('button', { name: 'Try again' })
  const add = page.getByRole('button', { name: 'Add a child' })
  const isShown = async () => {
    if (await again.isVisible()) await again.click()
    return add.isVisible()
  }
  await expect.poll(isShown, { timeout: 20_000 }).toBe(true)
}

async function addChild(page: Page, child: { name: string; height?: string }) {
  await page.getByRole('button', { name: 'Add a child' }).click()
  const form = page.getByRole('dialog', { name: 'Add a child' })
  await form.getByLabel('First name').fill(child.name)
  if (child.height) await form.getByLabel(/^Height in cm/).fill(child.height)
  await form.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('heading', { name: child.name, exact: true }).waitFor()
  await expect.poll(() => form.isVisible()).toBe(false)
}

const accountOf = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Account, / })
const keptOf = (page: Page) => page.evaluate(() => JSON.stringify(localStorage))

describe('children of a customer', () => {
  it('are added, selected, shopped for, changed and deleted, and go with the logout [FAM-02] [FAM-10] [FAM-11] [FAM-12]', async ({
    openPage,
  }) => {
    const page = await openPage({ path: '/en/login/' })
    await logInAsNewCustomer(page)
    await openFamily(page)
    await expect.poll(() => page.getByRole('heading', { name: 'No children yet' }).isVisible()).toBe(true)
    expect(await page.getByRole('radio').count()).toBe(0)

    await addChild(page, { name: 'Mila', height: '126' })
    await addChild(page, { name: 'Sem' })
    const mila = page.getByRole('article').filter({ hasText: 'Mila' })
    await mila.getByText('Size 128 fits now.').waitFor()
    await mila.getByText('Next is 134, from 129 cm.').waitFor()
    await mila.getByText('How do we know?').click()
    await mila.getByText('size 128 is made for 123 to 128 cm. Mila measures 126 cm.').waitFor()
    await tick(page.getByRole('main').getByRole('radio', { name: 'Mila' }))
    await expect.poll(() => accountOf(page).textContent()).toBe('Mila')
    expect(await accountOf(page).getByText('Mila').getAttribute('data-color')).toBe('coral')
    expect(await checkAccessibility(page)).toEqual([])

    await page.goto(new URL('/en/search/?q=tee', page.url()).href)
    const inSize = page.getByRole('button', { name: 'In Mila’s size (128)' })
    await inSize.click()
    await page.waitForURL(/[?&]size=/)
    await expect.poll(() => inSize.getAttribute('aria-pressed')).toBe('true')
    await page.goto(new URL('/en/anker-tee-cream/', page.url()).href)
    await page.getByText('Mila’s size 128 is selected.').waitFor()
    await expect.poll(() => page.getByRole('button', { name: /^128/, pressed: true }).count()).toBe(1)
    await page.getByRole('button', { name: 'Add to cart', exact: true }).first().click()
    const cart = page.getByRole('dialog', { name: /^Shopping cart/ })
    await cart.getByRole('heading', { name: 'For Mila', exact: true }).waitFor()
    await cart.getByRole('button', { name: 'Close', exact: true }).click()
    await expect.poll(() => cart.isVisible()).toBe(false)

    await page.getByRole('banner').getByRole('button', { name: 'Who are you shopping for?' }).click()
    const choice = page.getByRole('dialog', { name: 'Who are you shopping for?' })
    await tick(choice.getByRole('radio', { name: 'Sem' }))
    await expect.poll(() => accountOf(page).textContent()).toBe('Sem')
    await choice.getByRole('link', { name: 'Manage children' }).click()

    await page.waitForURL('**/en/my-account/family/')
    await page.getByRole('button', { name: 'Change Sem' }).click()
    const form = page.getByRole('dialog', { name: 'Change Sem' })
    await form.getByLabel('First name').fill('S')
    await form.getByRole('button', { name: 'Save' }).click()
    await form.getByText(/at least 2 letters/).waitFor()
    await form.getByLabel('First name').fill('Sam')
    await form.getByRole('button', { name: 'Save' }).click()
    await expect.poll(() => accountOf(page).textContent()).toBe('Sam')
    await page.getByRole('button', { name: 'Delete Sam' }).click()
    await page.getByRole('dialog', { name: 'Delete Sam?' }).getByRole('button', { name: 'Yes, delete' }).click()
    await expect.poll(() => page.getByRole('heading', { name: 'Sam' }).count()).toBe(0)
    await expect.poll(() => accountOf(page).count()).toBe(0)

    await tick(page.getByRole('main').getByRole('radio', { name: 'Mila' }))
    await expect.poll(() => accountOf(page).textContent()).toBe('Mila')
    await page.getByRole('button', { name: 'Log out' }).click()
    await expect.poll(() => keptOf(page)).not.toContain('Mila')
    await expect.poll(() => accountOf(page).count()).toBe(0)
  })

  it('are not asked for on views without family accounts [FAM-01]', async () => {
    expect((await getPage('/en/my-account/family/')).status).toBe(200)
    const elsewhere = await getPage('/my-account/family/', 'razz.localhost')
    expect(elsewhere.status).toBe(403)
    expect(elsewhere.text).toContain('not authorized')
  })
})
