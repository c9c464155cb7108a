import { describe, expect, it } from 'vitest'
import { afterNewsletterCall, planConfirmation, planSubscribe } from './subscription.ts'

const atOnce = { newsletterDoubleOptIn: false }
const doubleOptIn = { newsletterDoubleOptIn: true }

describe('planSubscribe', () => {
  it.each(['none', 'waiting'] as const)('subscribes at once and mails the coupon (%s)', (subscription) => {
    expect(planSubscribe(subscription, atOnce)).toEqual({ subscription: 'subscribed', mail: 'coupon' })
  })

  it.each(['none', 'waiting'] as const)('mails a link first where the view asks for it (%s)', (subscription) => {
    expect(planSubscribe(subscription, doubleOptIn)).toEqual({ subscription: 'waiting', mail: 'confirmation-link' })
  })

  it.each([atOnce, doubleOptIn])('is skipped when already subscribed [NEWS-03]', (settings) => {
    expect(planSubscribe('subscribed', settings)).toBeNull()
  })
})

describe('planConfirmation', () => {
  it('subscribes and mails the coupon', () => {
    expect(planConfirmation('waiting', 'good')).toEqual({
      ok: true,
      value: { subscription: 'subscribed', mail: 'coupon' },
    })
  })

  it.each(['good', 'used', 'expired'] as const)('mails no second coupon to who is subscribed (%s link)', (link) => {
    expect(planConfirmation('subscribed', link)).toEqual({
      ok: true,
      value: { subscription: 'subscribed', mail: null },
    })
  })

  it.each(['good', 'used', 'expired'] as const)('knows no address that is not on the list (%s link)', (link) => {
    expect(planConfirmation('none', link)).toEqual({ ok: false, refusal: { code: 'confirmation-unknown' } })
  })

  it('subscribes nobody by a link that was used or is too old', () => {
    expect(planConfirmation('waiting', 'used')).toEqual({ ok: false, refusal: { code: 'confirmation-unknown' } })
    expect(planConfirmation('waiting', 'expired')).toEqual({ ok: false, refusal: { code: 'confirmation-expired' } })
  })
})

const email = 'zoe@example.nl'

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
