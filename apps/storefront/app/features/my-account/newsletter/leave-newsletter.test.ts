import { describe, expect, it } from 'vitest'
import { leaveNewsletter, type OwnCalls } from './leave-newsletter.ts'

/** Answers each method with a status of the newsletter, or refuses it. */
function aShop(answers: Readonly<Record<string, string | number>>) {
  const methods: string[] = []
  const call = async ({ method }: { readonly method: string }) => {
    methods.push(method)
    const answer = answers[method]
    if (typeof answer === 'string') return { isOk: true, value: answer }
    return { isOk: false, isUnreachable: answer !== 429, refusal: answer === 429 ? 'too-many-attempts' : null }
  }
  // A customer's calls, as far as leaving makes them.
  return { methods, leave: () => leaveNewsletter('zoe@example.nl', { call } as unknown as OwnCalls) }
}

describe('leaveNewsletter', () => {
  it.each(['subscribed', 'unconfirmed'])('unsubscribes an address that is %s [NEWS-04] [NEWS-07]', async (status) => {
    const shop = aShop({ GET: status, DELETE: 'unsubscribed' })

    expect(await shop.leave()).toBe('left')
    expect(shop.methods).toEqual(['GET', 'DELETE'])
  })

  it('leaves an address alone that is not subscribed [NEWS-04]', async () => {
    const shop = aShop({ GET: 'unsubscribed' })

    expect(await shop.leave()).toBe('not-subscribed')
    expect(shop.methods).toEqual(['GET'])
  })

  it('says when it was too often, or went wrong [NEWS-08] [NEWS-09]', async () => {
    expect(await aShop({ GET: 429 }).leave()).toBe('too-many')
    expect(await aShop({ GET: 'subscribed', DELETE: 429 }).leave()).toBe('too-many')
    expect(await aShop({ GET: 500 }).leave()).toBe('failed')
    expect(await aShop({ GET: 'subscribed', DELETE: 500 }).leave()).toBe('failed')
  })
})
