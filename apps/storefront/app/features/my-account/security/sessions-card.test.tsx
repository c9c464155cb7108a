import { describe, expect, it } from 'vitest'
import { aShop } from '#testing/a-shop.ts'
import { renderInShop } from '#testing/render-in-shop.tsx'
import { type ListedSession, Sessions } from './sessions-card.tsx'

const aSession = (facts: Partial<ListedSession> = {}): ListedSession => ({
  ...{ id: 'session-1', browser: 'Firefox', system: 'Android', is_current: false },
  ...{ created_at: '2026-11-01T10:00:00.000Z', used_at: '2026-11-14T10:00:00.000Z' },
  ...facts,
})

const show = (sessions: readonly ListedSession[]) =>
  renderInShop(<Sessions sessions={sessions} onChange={() => {}} onLeave={async () => {}} />, { shop: aShop('en') })

describe('Sessions', () => {
  it('says which device this is, and ends no session of its own by itself', async () => {
    const html = await show([aSession({ is_current: true })])

    expect(html).toContain('Firefox · Android')
    expect(html).toContain('This device, now')
    expect(html).not.toContain('Log out on')
    expect(html).toContain('Log out everywhere')
  })

  it('says of others when they were last used, and lets each be ended', async () => {
    const html = await show([
      aSession({ is_current: true }),
      aSession({ id: 'session-2', browser: 'Safari', system: 'iPad' }),
      aSession({ id: 'session-3', browser: '', system: '' }),
    ])

    expect(html).toContain('aria-label="Log out on Safari · iPad"')
    expect(html).toContain('aria-label="Log out on Unknown device"')
    expect(html.match(/Last used on .*?14 November/g)).toHaveLength(2)
  })
})
