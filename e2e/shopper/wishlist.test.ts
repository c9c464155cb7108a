import type { Response } from 'playwright-core'
import { describe, expect } from 'vitest'
import { it } from '../harness/it.ts'
import { logIn, openAccount } from './accounts.ts'
import { wishesOf } from './steps/wishlist.ts'

const isPost = (answer: Response) => answer.request().method() === 'POST'

describe('the wishlist', () => {
  it('of a customer is there on the next device they log in with [NAV-07] [WISH-05] [WISH-09]', async ({
    openPage,
  }) => {
    const first = await openPage({ path: '/en/login/' })
    const email = await openAccount(first)
    await logIn(first, email)
    await first.goto(new URL('/en/search/?q=hoodie', first.url()).href)
    const leadsTo = (name: string) => first.getByRole('banner').getByRole('link', { name }).getAttribute('href')
    await expect.poll(() => leadsTo('Account')).toBe('/en/my-account/')
    expect(await leadsTo('Wishlist')).toBe('/en/my-account/wishlist/')
    const heart = first.getByRole('button', { name: /^Save to your wishlist: / }).first()
    const name = ((await heart.getAttribute('aria-label')) ?? '').replace('Save to your wishlist: ', '')
    const kept = first.waitForResponse((answer) => answer.url().includes('/ext/wishlist') && isPost(answer))
    await heart.click()
    expect((await kept).status()).toBe(200)
    expect(await wishesOf(first)).toEqual([name])

    const second = await openPage({ path: '/en/login/' })
    await logIn(second, email)

    await expect.poll(() => wishesOf(second)).toEqual([name])
  })
})
