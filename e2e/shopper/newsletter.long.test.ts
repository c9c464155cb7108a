import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { getPage, postForm } from '../harness/get-page.ts'
import { it } from '../harness/it.ts'
import { linkIn, waitForMail } from '../harness/mailbox.ts'
import { anAddress, formOf } from './steps/newsletter.ts'

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

/** Opens the page of a link, which does nothing by itself, and presses its button. */
async function follow(page: Page, link: string, button: string) {
  await page.goto(link)
  await page.getByRole('main').getByRole('button', { name: button }).click()
}

/** What the shop says of an address to who has an account with it, in the view at hand; to strangers nobody is a reader. */
function statusOf(page: Page, email: string): Promise<string> {
  const storeCode = new URL(page.url()).hostname === 'de.localhost' ? 'de' : 'en'
  return page.evaluate(
    async ([address, code]) => {
      const headers = { 'content-type': 'application/json', 'x-vs-store-code': code }
      const send = async (path: string, body: object) =>
        (await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) })).json()
      const password = 'Regen-boog-2'
      await send('/api/user/create', { customer: { email: address, firstname: 'Rea', lastname: 'Der' }, password })
      const { result: token } = await send('/api/user/login', { username: address, password })
      const ask = async (owner: Record<string, string>) => {
        const path = `/api/ext/magento2-newsletter/subscribe?email=${encodeURIComponent(address)}`
        return (await (await fetch(path, { headers: { 'x-vs-store-code': code, ...owner } })).json()).result
      }
      if ((await ask({})) !== 'unsubscribed') return 'told a stranger'
      return ask({ authorization: `Bearer ${token}` })
    },
    [email, storeCode] as const,
  )
}

/** Puts a tee into the cart and takes the coupon's part off its price. */
async function useCoupon(page: Page, code: string) {
  await page.goto(new URL('/t-shirt-anker-cremeweiss/?childSku=VK1001-CREAM-128', page.url()).href)
  await page.getByRole('button', { name: 'In den Warenkorb', exact: true }).first().click()
  await page.getByText('Der Artikel liegt jetzt in deinem Warenkorb!').first().waitFor()
  await page.goto(new URL('/cart/', page.url()).href)
  await page.getByText('Rabattcode oder Geschenkkarte?').click()
  const coupon = page.getByLabel('Rabattcode', { exact: true })
  await coupon.fill(code)
  await coupon.press('Enter')
  await page.getByRole('button', { name: `Rabattcode ${code} entfernen` }).waitFor()
}

describe('the newsletter', () => {
  it('is confirmed by mail in Germany, brings a coupon that the cart takes, and is left by mail [NEWS-01] [NEWS-05] [NEWS-07]', async ({
    openPage,
  }) => {
    // The shop does not know a link that was used.
    const page = await openPage({ host: 'de.localhost', path: '/storelocator/', expected: [/404/, /user\/create/] })
    const email = anAddress()
    const { field, button } = formOf(page)
    await field.fill(email)
    await button.click()
    await page
      .getByRole('contentinfo')
      .getByText(/Fast fertig: Klick/)
      .waitFor()

    const question = await waitForMail(email, /bestätige deine Anmeldung/)
    expect(await statusOf(page, email)).toBe('unconfirmed')
    await follow(page, linkIn(question, 'newsletter/confirm'), 'Ja, ich möchte den Newsletter')
    await heading(page, 'Du bist angemeldet').waitFor()
    expect(await statusOf(page, email)).toBe('subscribed')
    expect(page.url()).not.toContain('token')

    const welcome = await waitForMail(email, /Willkommen!/)
    const code = /NEWS-[A-Z2-9]{10}/.exec(welcome)?.[0] ?? ''
    await useCoupon(page, code)

    await follow(page, linkIn(welcome, 'newsletter/leave'), 'Abmelden')
    await heading(page, 'Du bist abgemeldet').waitFor()
    expect(await statusOf(page, email)).toBe('unsubscribed')
    await page.goto(linkIn(question, 'newsletter/confirm'))
    await page.getByRole('button', { name: 'Ja, ich möchte den Newsletter' }).click()
    await heading(page, 'Dieser Link funktioniert nicht (mehr)').waitFor()
  })

  it('is left by the button of a mail program, and not by one that only looks where a link leads', async ({
    openPage,
  }) => {
    const page = await openPage({ path: '/en/storelocator/', expected: [/user\/create/] })
    const email = anAddress()
    const { field, button } = formOf(page)
    await field.fill(email)
    await button.click()
    await page.getByRole('contentinfo').getByText('You are signed up.').waitFor()
    const token = linkIn(await waitForMail(email, /Welcome!/), 'newsletter/leave').split('#')[1]
    const oneClick = new URL(`/en/one-click/newsletter/?${token}`, page.url())

    const looked = await getPage(oneClick.pathname + oneClick.search)
    expect([looked.status, looked.location]).toEqual([302, `/en/mail/newsletter/leave/#${token}`])
    expect(await statusOf(page, email)).toBe('subscribed')
    const pressed = await postForm(oneClick, 'List-Unsubscribe=One-Click', Number(oneClick.port))
    expect(pressed.status).toBe(200)
    expect(await statusOf(page, email)).toBe('unsubscribed')
  })
})
