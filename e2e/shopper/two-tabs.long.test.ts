import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { it } from '../harness/it.ts'
import { waitForHydration } from '../harness/page-opener.ts'

const rounds = 10

async function logIn(page: Page): Promise<void> {
  const main = page.getByRole('main')
  await main.getByLabel('Email address').fill('sanne@example.com')
  await main.getByLabel('Password', { exact: true }).fill('Vonk-demo-1')
  await main.getByRole('button', { name: 'Log in', exact: true }).click()
  await page.getByRole('heading', { level: 1, name: 'Hi Sanne!' }).waitFor()
}

/**
 * To the shop a token that has ended is one it does not know. It is written on a page without scripts while no tab runs the shop:
 * a tab that has started already would be at work with the token before, and the round would have nothing to renew.
 */
async function endToken(page: Page, ended: string): Promise<void> {
  // Whoever goes there by `goto` would wait for the page to come to life.
  await page.evaluate(() => location.assign('/robots.txt'))
  await page.waitForURL('**/robots.txt')
  await page.evaluate((token) => localStorage.setItem('shop/user/current-token', token), ended)
}

const tokenOf = (page: Page) => page.evaluate(() => localStorage.getItem('shop/user/current-token'))

/** Counts what a tab asks for until it is looked at again. */
function countCalls(page: Page) {
  const counts = { refreshes: 0, refused: 0 }
  page.on('response', (answer) => {
    if (answer.url().endsWith('/api/user/refresh')) counts.refreshes += 1
    if (answer.status() === 401) counts.refused += 1
  })
  return counts
}

describe('two tabs of a customer whose token has ended', { timeout: 300_000 }, () => {
  it('renew it once between them, however many calls are refused at once [SYNC-37] [AUTH-21]', async ({ openPage }) => {
    const first = await openPage({ path: '/en/my-account/', expected: [/401/] })
    await logIn(first)
    const second = await first.context().newPage()
    await second.goto(first.url())
    await waitForHydration(second)
    const tabs = [first, second]
    const account = first.url()
    const counts = tabs.map(countCalls)
    for (let round = 1; round <= rounds; round += 1) {
      const ended = JSON.stringify(crypto.randomUUID())
      await second.goto('about:blank')
      await endToken(first, ended)
      await Promise.all(tabs.map((tab) => tab.goto(account)))
      for (const tab of tabs) {
        await tab.getByRole('heading', { level: 1, name: 'Hi Sanne!' }).waitFor()
        await tab
          .getByRole('main')
          .getByText(/\d+ points/)
          .first()
          .waitFor()
      }
      expect(await tokenOf(second)).not.toBe(ended)
      expect(counts[0]?.refreshes ?? 0).toBe(round - (counts[1]?.refreshes ?? 0))
    }
    process.stderr.write(`two tabs: ${rounds} ended tokens, ${JSON.stringify(counts)}\n`)
    await second.close()
  })
})
