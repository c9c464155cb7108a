import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect } from 'vitest'
import { type RunningShop, startShop } from '../../tools/shop/start-shop.ts'
import { checkAccessibility } from '../harness/check-accessibility.ts'
import { askShop } from '../harness/get-page.ts'
import { it as test } from '../harness/it.ts'
import { createPageOpener } from '../harness/page-opener.ts'
import { addMember, openDesk, publish } from './desk/open-desk.ts'

let folder: string
let shop: RunningShop

// A shop of its own: whoever closes a view closes it for everybody. Two processes serve: there is one line before both.
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vonk-line-'))
  const env = { LOG_LEVEL: 'warn', VONK_SEED_PRODUCTS: '60', VONK_IMAGES_AHEAD: 'false', VONK_OUTPUT_CACHE_MB: '64' }
  shop = await startShop({ dataFolder: folder, env: { ...env, VONK_PROCESSES: '2' } })
}, 240_000)

afterAll(async () => {
  await shop?.stop()
  await rm(folder, { recursive: true, force: true, maxRetries: 3 })
}, 60_000)

const it = test.extend('openWaiting', async ({ contexts }, { onCleanup }) => {
  const { openPage, finish } = createPageOpener(contexts, shop.port)
  onCleanup(async () => {
    const complaints = await finish()
    if (complaints.length > 0) throw new Error(`the page misbehaved:\n${complaints.join('\n')}`)
  })
  return openPage
})

/** The editor says which page the room of the English shop is, and how many come in. */
async function setRoom(page: Page, room: string, perMinute: number) {
  await page.getByLabel('Waiting room', { exact: true }).fill(room)
  await page.getByLabel('Let in per minute').fill(String(perMinute))
  await page.getByText('All changes saved').waitFor()
  await publish(page)
}

/** How many are before somebody who has just come, told by whichever process answers. */
async function joinLine(): Promise<string | undefined> {
  const { text } = await askShop('/en/', { connection: 'close' }, shop.port)
  return /\d+ visitors? (?:is|are) ahead of you/.exec(text)?.[0]
}

const waits = 'Keep this page open. It reloads by itself and you keep your place in line.'

describe('the waiting room', () => {
  it('is opened by an editor, keeps the place of who reloads, shows the law, and lets everybody in at last', async ({
    browser,
    openWaiting,
  }) => {
    const editor = await openDesk(browser, await addMember('Wim', 'editor', folder), { port: shop.port })
    await editor.getByLabel('Search stories').fill('config/theme')
    await editor
      .getByRole('link', { name: /config\/theme/ })
      .first()
      .click()
    await setRoom(editor, '/waiting-room', 0)

    const page = await openWaiting({ path: '/en/' })
    await expect
      .poll(async () => {
        await page.reload()
        return page.getByText(waits).count()
      })
      .toBe(1)
    const place = await page.getByText(/ahead of you|You are next/).innerText()
    const other = await (await browser.newContext()).newPage()
    await other.goto(`http://localhost:${shop.port}/en/`)
    await other.getByText(/ahead of you/).waitFor()
    const newcomers = await Promise.all(Array.from({ length: 12 }, joinLine))
    expect(newcomers).not.toContain(undefined)
    expect(new Set(newcomers).size).toBe(newcomers.length)
    await page.reload()
    expect(await page.getByText(/ahead of you|You are next/).innerText()).toBe(place)
    expect(await checkAccessibility(page)).toEqual([])
    for (const name of ['Imprint', 'Privacy policy']) {
      await page.getByRole('link', { name, exact: true }).first().click()
      await page.getByRole('heading', { name }).first().waitFor()
      await page.goto(`http://localhost:${shop.port}/en/`)
    }

    await setRoom(editor, '/waiting-room', 60_000)
    await expect
      .poll(async () => {
        await page.reload()
        return page.getByText(waits).count()
      })
      .toBe(0)
    await setRoom(editor, '/waiting-room', 0)
    await page.goto(`http://localhost:${shop.port}/en/boys/`)
    expect(await page.getByText(waits).count()).toBe(0)
    await setRoom(editor, '', 0)
    await other.context().close()
  })
})
