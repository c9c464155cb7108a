import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { followLink } from './follow-link.ts'
import type { LinkStep } from './link-step.ts'

beforeEach(() => void vi.stubGlobal('location', { origin: 'http://vonk.test' }))
afterEach(() => void vi.unstubAllGlobals())

/** What becomes of a link when the service answers like this, and what it was sent. */
async function follow(step: LinkStep, answer: () => Response) {
  const sent: unknown[] = []
  const fetch = async (request: Request) => {
    sent.push([request.method, new URL(request.url).pathname, await request.json()])
    return answer()
  }
  return { outcome: await followLink(step, 'a-token', { storeCode: 'de', fetch }), sent }
}

const yes = (result: string) => () => Response.json({ code: 200, result })
const no = (code: number, refusal: string) => () =>
  Response.json({ code, result: 'No.', meta: { refusal, requestId: 'r' } }, { status: code })

describe('followLink', () => {
  it('confirms an address, or takes it off', async () => {
    const path = '/api/ext/magento2-newsletter'
    expect(await follow('confirm', yes('subscribed'))).toEqual({
      outcome: 'done',
      sent: [['POST', `${path}/confirm`, { confirmation: 'a-token' }]],
    })
    expect(await follow('leave', yes('unsubscribed'))).toEqual({
      outcome: 'done',
      sent: [['POST', `${path}/leave`, { token: 'a-token' }]],
    })
  })

  it.each([
    ['confirm', no(410, 'confirmation-expired'), 'expired'],
    ['confirm', no(404, 'confirmation-unknown'), 'unknown'],
    ['confirm', no(400, 'invalid-input'), 'unknown'],
    ['leave', no(404, 'link-unknown'), 'unknown'],
    ['leave', no(503, 'unavailable'), 'failed'],
    ['confirm', no(500, 'internal'), 'failed'],
    ['confirm', () => new Response('<h1>proxy</h1>'), 'failed'],
  ] as const)('tells a link that is no good from a shop that is away (%s)', async (step, answer, outcome) => {
    expect((await follow(step, answer)).outcome).toBe(outcome)
  })
})
