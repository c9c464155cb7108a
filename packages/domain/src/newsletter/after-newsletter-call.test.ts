import { describe, expect, it } from 'vitest'
import { afterNewsletterCall } from './after-newsletter-call.ts'

const email = 'zoe@example.nl'
const atOnce = { newsletterDoubleOptIn: false }
const doubleOptIn = { newsletterDoubleOptIn: true }

describe('afterNewsletterCall', () => {
  it('succeeds with code 200 [NEWS-08]', () => {
    expect(afterNewsletterCall({ kind: 'subscribe', email, code: 200 }, atOnce)).toEqual({
      ok: true,
      value: { email, isSubscribed: true },
    })
    expect(afterNewsletterCall({ kind: 'unsubscribe', email, code: 200 }, atOnce)).toEqual({
      ok: true,
      value: { email, isSubscribed: false },
    })
  })

  it.each([400, 404, 500, null])('fails with anything else (%j) [NEWS-08]', (code) => {
    for (const kind of ['subscribe', 'unsubscribe'] as const) {
      expect(afterNewsletterCall({ kind, email, code }, atOnce)).toEqual({
        ok: false,
        refusal: { code: 'newsletter-failed' },
      })
    }
  })

  it('calls nobody subscribed who has not followed the link yet', () => {
    expect(afterNewsletterCall({ kind: 'subscribe', email, code: 200 }, doubleOptIn)).toMatchObject({
      value: { isSubscribed: false },
    })
  })
})
