import type { Page, Response } from 'playwright-core'
import { describe, expect } from 'vitest'
import { it } from '../harness/it.ts'
import { logIn, openAccount } from './accounts.ts'

/** What the account remembers of its only wish, as if it had cost more then, and been sold out when last looked at. */
const rememberMore = (page: Page) =>
  page.evaluate(async () => {
    const read = (key: string) => JSON.parse(localStorage.getItem(key) ?? 'null')
    const [{ sku }] = read('shop/wishlist/current-wishlist')
    const authorization = `Bearer ${read('shop/user/current-token')}`
    const headers = { authorization, 'content-type': 'application/json', 'x-vs-store-code': 'en' }
    const send = async (method: string, path: string, body: object) =>
      (await fetch(`/api/ext/wishlist${path}`, { method, headers, body: JSON.stringify(body) })).status
    return [
      await send('DELETE', '', { skus: [sku] }),
      await send('POST', '', { skus: [sku], prices: [{ sku, price: 999 }] }),
      await send('POST', '/seen', { sold_out: [sku], for_sale: [] }),
    ]
  })

const isPost = (answer: Response) => answer.request().method() === 'POST'

describe('the wishlist of two devices', () => {
  it('tells on the second device what costs less and what is back since the first, and tells it once', async ({
    openPage,
  }) => {
    const first = await openPage({ path: '/en/login/' })
    const email = await openAccount(first)
    await logIn(first, email)
    await first.goto(new URL('/en/search/?q=hoodie', first.url()).href)
    const kept = first.waitForResponse((answer) => answer.url().includes('/ext/wishlist') && isPost(answer))
    await first
      .getByRole('button', { name: /^Save to your wishlist: / })
      .first()
      .click()
    await kept
    expect(await rememberMore(first)).toEqual([200, 200, 200])

    const second = await openPage({ path: '/en/login/' })
    await logIn(second, email)
    const seen = second.waitForResponse((answer) => answer.url().includes('/ext/wishlist/seen'))
    await second.goto(new URL('/en/my-account/wishlist/', second.url()).href)
    await second.getByText('Price dropped').waitFor()
    await second.getByText('Back in stock').waitFor()
    await second.getByText(/^€999\.00 when you saved it on \d/).waitFor()
    expect((await seen).status()).toBe(200)

    await first.goto(new URL('/en/my-account/wishlist/', first.url()).href)
    await first.getByText(/^€999\.00 when you saved it on \d/).waitFor()
    expect(await first.getByText('Back in stock').count()).toBe(0)
  })
})
