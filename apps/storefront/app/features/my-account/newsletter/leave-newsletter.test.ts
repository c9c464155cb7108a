import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { leaveNewsletter } from './leave-newsletter.ts'

beforeEach(() => void vi.stubGlobal('location', { origin: 'http://vonk.test' }))
afterEach(() => void vi.unstubAllGlobals())

/** Answers each method with a status of the newsletter, or refuses it. */
function aShop(answers: Readonly<Record<string, string | number>>) {
  const methods: string[] = []
  const fetch = async (request: Request) => {
    methods.push(request.method)
    const answer = answers[request.method] ?? 404
    if (typeof answer === 'string') return Response.json({ code: 200, result: answer })
    const meta = { refusal: 'too-many-attempts', requestId: 'r', retryAfterMs: 1 }
    return Response.json({ code: answer, result: 'Not now', meta }, { status: answer })
  }
  return { methods, leave: () => leaveNewsletter('zoe@example.nl', { storeCode: 'nl', fetch }) }
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
