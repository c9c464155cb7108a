import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { subscribe } from './newsletter-form.tsx'

beforeEach(() => void vi.stubGlobal('location', { origin: 'http://vonk.test' }))
afterEach(() => void vi.unstubAllGlobals())

const atOnce = { newsletterDoubleOptIn: false }
const byMail = { newsletterDoubleOptIn: true }

/** What the shopper is told when the service answers like this. */
function told(answer: () => Response, settings = atOnce) {
  return subscribe('zoe@example.nl', { storeCode: 'nl', settings, fetch: async () => answer() })
}

const answer = (code: number, result: unknown) => () => Response.json({ code, result }, { status: code })
const refusal = (code: number, refused: string, result: string) => () =>
  Response.json({ code, result, meta: { refusal: refused, requestId: 'r' } }, { status: code })

describe('subscribe', () => {
  it('sends the address and the view it was typed in [NEWS-06]', async () => {
    const sent: Request[] = []
    const fetch = async (request: Request) => {
      sent.push(request)
      return answer(200, 'subscribed')()
    }
    await subscribe('zoe@example.nl', { storeCode: 'rz_en', settings: atOnce, fetch })

    const [request] = sent
    expect([request?.method, request?.url]).toEqual(['POST', 'http://vonk.test/api/ext/magento2-newsletter/subscribe'])
    expect(request?.headers.get('x-vs-store-code')).toBe('rz_en')
    expect(await request?.json()).toEqual({ email: 'zoe@example.nl' })
  })

  it('tells a reader from somebody who has a mail to answer first [NEWS-02] [NEWS-08]', async () => {
    expect(await told(answer(200, 'subscribed'))).toBe('subscribed')
    expect(await told(answer(200, undefined))).toBe('subscribed')
    expect(await told(answer(200, 'unconfirmed'), byMail)).toBe('to-confirm')
    expect(await told(answer(200, undefined), byMail)).toBe('to-confirm')
    expect(await told(answer(200, 'subscribed'), byMail)).toBe('subscribed')
  })

  it.each([
    ['refuses', refusal(400, 'email-invalid', 'Invalid e-mail provided!')],
    ['fails', answer(500, 'down')],
    ['answers with a page', () => new Response('<h1>proxy</h1>')],
    [
      'cannot be reached',
      () => {
        throw new TypeError('no network')
      },
    ],
  ])('says that it went wrong when the service %s [NEWS-09]', async (_name, service) => {
    expect(await told(service)).toBe('failed')
  })

  it('asks who has tried too often to come back later', async () => {
    expect(await told(refusal(429, 'too-many-attempts', 'Too many attempts.'))).toBe('too-many')
  })
})
