import type { MailList } from '@vonk/domain/urls'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { followLink } from './follow-link.ts'
import type { MailLink } from './mail-link.ts'

beforeEach(() => void vi.stubGlobal('location', { origin: 'http://vonk.test' }))
afterEach(() => void vi.unstubAllGlobals())

const link = (list: MailList, step: MailLink['step']): MailLink => ({ list, step })

/** What becomes of a link when the service answers like this, and what it was sent. */
async function follow(followed: MailLink, answer: () => Response) {
  const sent: unknown[] = []
  const fetch = async (request: Request) => {
    sent.push([request.method, new URL(request.url).pathname, await request.json()])
    return answer()
  }
  return { ...(await followLink(followed, 'a-token', { storeCode: 'de', fetch })), sent }
}

const yes = (result: unknown) => () => Response.json({ code: 200, result })
const no = (code: number, refusal: string) => () =>
  Response.json({ code, result: 'No.', meta: { refusal, requestId: 'r' } }, { status: code })

describe('followLink', () => {
  it.each([
    [link('newsletter', 'confirm'), 'subscribed', 'magento2-newsletter/confirm', { confirmation: 'a-token' }],
    [link('newsletter', 'leave'), 'unsubscribed', 'magento2-newsletter/leave', { token: 'a-token' }],
    [{ list: 'account', step: 'confirm' } as const, true, 'account/email/confirm', { confirmation: 'a-token' }],
    [link('stock-alert', 'leave'), true, 'stock-alert/leave', { token: 'a-token' }],
  ])('does what $list $step is for', async (followed, result, path, body) => {
    expect(await follow(followed, yes(result))).toEqual({
      outcome: 'done',
      sent: [['POST', `/api/ext/${path}`, body]],
    })
  })

  it('says what is waited for once an address is confirmed', async () => {
    const product = { state: 'waiting', name: 'Jacke', details: ['Größe: 104'], page: '/jacke/?childSku=J-104' }

    expect(await follow(link('stock-alert', 'confirm'), yes(product))).toEqual({
      outcome: 'done',
      product,
      sent: [['POST', '/api/ext/stock-alert/confirm', { confirmation: 'a-token' }]],
    })
  })

  it.each([
    ['newsletter', 'confirm', no(410, 'confirmation-expired'), 'expired'],
    ['newsletter', 'confirm', no(404, 'confirmation-unknown'), 'unknown'],
    ['newsletter', 'confirm', no(400, 'invalid-input'), 'unknown'],
    ['newsletter', 'leave', no(404, 'link-unknown'), 'unknown'],
    ['newsletter', 'leave', no(503, 'unavailable'), 'failed'],
    ['newsletter', 'confirm', no(500, 'internal'), 'failed'],
    ['newsletter', 'confirm', () => new Response('<h1>proxy</h1>'), 'failed'],
    ['stock-alert', 'confirm', no(410, 'link-expired'), 'expired'],
    ['stock-alert', 'confirm', no(404, 'link-unknown'), 'unknown'],
    ['stock-alert', 'confirm', no(409, 'link-used'), 'used'],
    ['stock-alert', 'confirm', no(409, 'too-many-alerts'), 'too-many'],
    ['stock-alert', 'confirm', no(404, 'product-not-found'), 'gone'],
    ['stock-alert', 'leave', no(404, 'link-unknown'), 'unknown'],
    ['stock-alert', 'leave', no(500, 'internal'), 'failed'],
  ] as const)(
    'tells a link that is no good from a shop that is away (%s %s: %#)',
    async (list, step, answer, outcome) => {
      expect((await follow(link(list, step), answer)).outcome).toBe(outcome)
    },
  )
})
