import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { it } from '../harness/it.ts'
import { waitForHydration } from '../harness/page-opener.ts'
import { onDevice } from './carts.ts'
import { addToCart, tee } from './checkout/steps.ts'
import { bothHold, buy, goTo } from './steps/cart-sync.ts'

const otherTee = '/en/anker-tee-cream/?childSku=VK1001-CREAM-116'

async function secondTab(page: Page, path: string) {
  const tab = await page.context().newPage()
  await goTo(tab, new URL(path, page.url()).href)
  await waitForHydration(tab)
  return tab
}

describe('the cart on device and server', () => {
  it('is one in two tabs that add at the same moment [SYNC-10]', async ({ openPage }) => {
    const page = await openPage({ width: 375, path: tee })
    const other = await secondTab(page, otherTee)
    await Promise.all([buy(page), buy(other)])

    await bothHold(page, { 'VK1001-CREAM-128': 1, 'VK1001-CREAM-116': 1 })
    await page.getByRole('link', { name: /cart,? 2 items/i }).waitFor()
    await other.getByRole('link', { name: /cart,? 2 items/i }).waitFor()
  })

  it('takes what is put in without network and sends it when the network is back [OFF-01] [OFF-03]', async ({
    openPage,
  }) => {
    const page = await openPage({ width: 375, path: tee, expected: [/ERR_INTERNET_DISCONNECTED/] })
    await addToCart(page)
    await page.context().setOffline(true)
    await buy(page)
    await expect.poll(() => onDevice(page)).toEqual({ 'VK1001-CREAM-128': 2 })

    await page.context().setOffline(false)
    await bothHold(page, { 'VK1001-CREAM-128': 2 })
  })

  it('counts once what the server took although its answer was lost', async ({ openPage }) => {
    const page = await openPage({ width: 375, path: tee, expected: [/ERR_FAILED/] })
    await page.route(
      '**/api/cart/update**',
      async (route) => {
        await route.fetch()
        await route.abort()
      },
      { times: 1 },
    )
    await buy(page)
    await bothHold(page, { 'VK1001-CREAM-128': 1 })
    await page.reload()
    await bothHold(page, { 'VK1001-CREAM-128': 1 })
  })
})
