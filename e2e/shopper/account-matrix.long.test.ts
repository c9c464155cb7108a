import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { checkAccessibility } from '../harness/check-accessibility.ts'
import { it } from '../harness/it.ts'
import { sidewaysScroll } from '../harness/read-document.ts'
import { storeViews } from '../store-views.data.ts'

/** Of the demo's customers she has everything: orders in every state, points, children, wishes. */
const sanne = { email: 'sanne@example.com', password: 'Vonk-demo-1' }

const words = {
  nl: {
    email: 'E-mailadres',
    password: 'Wachtwoord',
    logIn: 'Inloggen',
    forgotten: 'Wachtwoord vergeten',
    home: 'Hoi Sanne!',
    orders: 'Bestellingen',
    order: 'Je bestelling',
    wishlist: 'Verlanglijst',
    loyalty: 'Klantenkaart',
    family: 'Kinderen',
    profile: 'Mijn gegevens',
    security: 'Beveiliging',
  },
  de: {
    email: 'E-Mail-Adresse',
    password: 'Passwort',
    logIn: 'Anmelden',
    forgotten: 'Passwort vergessen',
    home: 'Hallo Sanne!',
    orders: 'Bestellungen',
    order: 'Deine Bestellung',
    wishlist: 'Wunschliste',
    loyalty: 'Kundenkarte',
    family: 'Kinder',
    profile: 'Meine Daten',
    security: 'Sicherheit',
  },
  en: {
    email: 'Email address',
    password: 'Password',
    logIn: 'Log in',
    forgotten: 'Forgotten password',
    home: 'Hi Sanne!',
    orders: 'Orders',
    order: 'Your order',
    wishlist: 'Wishlist',
    loyalty: 'Loyalty card',
    family: 'Children',
    profile: 'My details',
    security: 'Security',
  },
} as const

type Words = (typeof words)[keyof typeof words]

const guestPages = [
  { path: 'login/', title: 'logIn' },
  { path: 'reset-password/', title: 'forgotten' },
] as const

const pages = [
  { path: 'my-account/', title: 'home' },
  { path: 'my-account/orders/', title: 'orders' },
  { path: 'my-account/wishlist/', title: 'wishlist' },
  { path: 'my-account/loyalty-card/', title: 'loyalty' },
  { path: 'my-account/profile/', title: 'profile' },
  { path: 'my-account/change-password/', title: 'security' },
] as const

/** Children are customers' business in the shops of Vonk alone. */
const familyPage = { path: 'my-account/family/', title: 'family' } as const

const matrix = storeViews
  .filter(({ shop }) => shop === 'Vonk' || shop === 'Razz')
  .flatMap((view) => [375, 1440].map((width) => ({ ...view, width })))

/** What is wrong with the page once everything it loads has come. */
async function faultsOf(page: Page, title: string): Promise<string[]> {
  await page.getByRole('main').getByRole('heading', { level: 1, name: title, exact: true }).waitFor()
  await expect.poll(() => page.getByRole('main').locator('[data-shape][aria-hidden]').count()).toBe(0)
  const sideways = await sidewaysScroll(page)
  const faults = await checkAccessibility(page)
  return sideways === 0 ? faults : [...faults, `${page.url()} scrolls ${sideways} pixels sideways`]
}

async function logIn(page: Page, say: Words): Promise<void> {
  const form = page.locator('form').filter({ has: page.getByRole('button', { name: say.logIn, exact: true }) })
  await form.getByLabel(say.email).fill(sanne.email)
  await form.getByLabel(say.password, { exact: true }).fill(sanne.password)
  await form.getByRole('button', { name: say.logIn, exact: true }).click()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('shop/user/current-user'))).not.toBeNull()
}

describe('the account in every language, brand and width', { timeout: 300_000 }, () => {
  it.for(matrix)(
    'opens, speaks $language and fits $width pixels in $code [ROUTE-04] [ROUTE-10] [ROUTE-12]',
    async ({ ...view }, { openPage }) => {
      const { host, path: root, width, language, shop } = view
      const say = words[language]
      const page = await openPage({ host, path: `${root}reset-password/`, width })
      const open = (path: string) => page.goto(new URL(root + path, page.url()).href)
      const faults: string[] = []
      for (const { path, title } of guestPages.toReversed()) {
        await open(path)
        faults.push(...(await faultsOf(page, say[title])))
      }
      await logIn(page, say)
      // Something off the first order is no offer to who has placed one.
      await expect.poll(() => page.getByRole('contentinfo').getByRole('textbox').count()).toBe(0)

      for (const { path, title } of shop === 'Vonk' ? [...pages, familyPage] : pages) {
        await open(path)
        faults.push(...(await faultsOf(page, say[title])))
        // What she ordered is sold in the shops of Vonk: the latest order and the list show it.
        if (shop === 'Vonk' && (title === 'home' || title === 'orders')) {
          await page.getByRole('main').locator('p img[src*="/150/"]').first().waitFor()
        }
      }
      await open('my-account/orders/')
      await page.getByRole('main').locator('a[href*="/my-account/order/"]').first().click()
      await page.waitForURL('**/my-account/order/*/')
      faults.push(...(await faultsOf(page, say.order)))

      expect(faults).toEqual([])
    },
  )
})
