import type { Page } from 'playwright-core'
import { describe, expect, inject } from 'vitest'
import { getPage, postForm } from '../harness/get-page.ts'
import { it } from '../harness/it.ts'
import { findMailText, linkIn, waitForMail } from '../harness/mailbox.ts'
import { runCli } from '../harness/run-cli.ts'
import { anAddress, main, sheet } from './steps/stock-alert.ts'

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

/** Asks for a size that is sold out and says nothing of what comes of it. */
async function ask(page: Page, size: RegExp, { email, button }: { email: string; button: string }) {
  await page.getByRole('button', { name: size }).click()
  await sheet(page).getByRole('textbox').fill(email)
  await sheet(page).getByRole('button', { name: button, exact: true }).click()
}

/** Opens the page of a link, which does nothing by itself, and presses its button. */
async function follow(page: Page, link: string, button: string) {
  await page.goto(link)
  await main(page).getByRole('button', { name: button }).click()
}

describe('a size that is sold out', () => {
  it('is asked for by a guest, comes back with one mail, and all of it ends by the link of a mail', async ({
    openPage,
  }) => {
    const path = '/t-shirt-hommel-mit-batik-flieder/'
    // A link that was used is refused.
    const page = await openPage({ host: 'de.localhost', path, width: 375, expected: [/409/] })
    const guest = { email: anAddress(), button: 'Gib mir Bescheid' }
    await ask(page, /^146.*Ausverkauft, Gib mir Bescheid/, { ...guest, email: 'max@' })
    await sheet(page).getByText('Gib eine gültige E-Mail-Adresse ein').waitFor()
    expect(await sheet(page).getByRole('textbox').getAttribute('aria-invalid')).toBe('true')
    await sheet(page).getByRole('textbox').fill(guest.email)
    await sheet(page).getByRole('button', { name: guest.button, exact: true }).click()
    await sheet(page).getByText('Schau in dein Postfach').waitFor()
    await page.keyboard.press('Escape')
    await expect.poll(() => sheet(page).count()).toBe(0)
    expect(await page.evaluate(() => document.activeElement?.textContent)).toMatch(/^146/)

    const question = await waitForMail(guest.email, /Bestätige: eine E-Mail/)
    await ask(page, /^158.*Ausverkauft/, guest)
    await sheet(page).getByText('Schau in dein Postfach').waitFor()
    await expect.poll(() => findMailText(guest.email, /Bestätige: eine E-Mail/)).toContain('Größe: 158')
    const other = await waitForMail(guest.email, /Bestätige: eine E-Mail/)
    await follow(page, linkIn(other, 'stock-alert/confirm'), 'Ja, gib mir Bescheid')
    await main(page).getByText('Größe: 158').waitFor()
    await follow(page, linkIn(question, 'stock-alert/confirm'), 'Ja, gib mir Bescheid')
    await heading(page, 'Wir geben dir Bescheid').waitFor()
    await main(page).getByText('Größe: 146').waitFor()
    expect(page.url()).not.toContain('token')
    await main(page).getByRole('link', { name: 'Artikel ansehen' }).click()
    await heading(page, 'T-Shirt Hommel mit Batik').waitFor()

    await runCli(inject('dataFolder'), 'stock', 'set', 'VK1008-LILAC-146', '5')
    const news = await waitForMail(guest.email, /ist in deiner Größe wieder da/)
    const back = /http\S+childSku=VK1008-LILAC-146/.exec(news)?.[0] ?? ''
    // The mail may be there a moment before every page knows.
    const isChosen = async () => {
      await page.goto(back)
      return page.getByRole('button', { name: /^146/ }).getAttribute('aria-pressed')
    }
    await expect.poll(isChosen).toBe('true')

    await follow(page, linkIn(news, 'stock-alert/leave'), 'Alle beenden')
    await heading(page, 'Alle Benachrichtigungen sind beendet').waitFor()
    // Also the one that was waited for still.
    await follow(page, linkIn(other, 'stock-alert/confirm'), 'Ja, gib mir Bescheid')
    await heading(page, 'Dieser Link wurde schon benutzt').waitFor()
  })

  it('is not asked for any more once a mail program says so, and not because it looked', async ({ openPage }) => {
    const page = await openPage({ path: '/en/hommel-tee-with-tie-dye-coral/', expected: [/409/] })
    const email = anAddress()
    await ask(page, /^116.*Sold out/, { email, button: 'Tell me' })
    await sheet(page).getByText('Look into your mailbox').waitFor()
    const question = await waitForMail(email, /Please confirm: an email/)
    const token = linkIn(question, 'stock-alert/leave').split('#')[1]
    const oneClick = new URL(`/en/one-click/stock-alert/?${token}`, page.url())

    const looked = await getPage(oneClick.pathname + oneClick.search)
    expect([looked.status, looked.location]).toEqual([302, `/en/mail/stock-alert/leave/#${token}`])
    const pressed = await postForm(oneClick, 'List-Unsubscribe=One-Click', Number(oneClick.port))
    expect(pressed.status).toBe(200)
    await follow(page, linkIn(question, 'stock-alert/confirm'), 'Yes, tell me')
    await heading(page, 'This link has been used already').waitFor()
  })

  it('says beside the field that there is no network', async ({ openPage }) => {
    const page = await openPage({
      path: '/en/wout-ribbed-tee-with-stripes-fuchsia/',
      expected: [/stock-alert/, /ERR_INTERNET_DISCONNECTED/],
    })
    // All of it is sold out: the button asks for the size, too.
    await page.getByRole('button', { name: 'Tell me when it is back', exact: true }).click()
    await sheet(page).getByRole('combobox').selectOption('110')
    await page.context().setOffline(true)
    await sheet(page).getByRole('textbox').fill(anAddress())
    await sheet(page).getByRole('button', { name: 'Tell me', exact: true }).click()
    await sheet(page).getByText('You are offline.').waitFor()

    await page.context().setOffline(false)
    await sheet(page).getByRole('button', { name: 'Tell me', exact: true }).click()
    await sheet(page).getByText('Look into your mailbox').waitFor()
  })
})
