import { describe, expect, it } from 'vitest'
import { aShop } from '../../testing/a-shop.ts'
import { renderInShop } from '../../testing/render-in-shop.tsx'
import { LeaveForm } from './leave-form.tsx'
import { LinkAnswer } from './link-answer.tsx'
import { findMailLink, findMailList, readToken } from './mail-link.ts'
import { MailLinkPage } from './mail-link-page.tsx'

describe('MailLinkPage', () => {
  it.each([
    ['newsletter', 'confirm', 'One more click', 'Yes, I want the newsletter'],
    ['newsletter', 'leave', 'Leave the newsletter?', 'Unsubscribe'],
    ['stock-alert', 'confirm', 'One more click', 'Yes, tell me'],
    ['stock-alert', 'leave', 'No more stock emails?', 'End all alerts'],
  ] as const)('waits for a button, and is no search result (%s, %s)', async (list, step, title, button) => {
    const path = `/mail/${list}/${step}/`
    const html = await renderInShop(<MailLinkPage link={{ list, step }} />, { shop: aShop('en'), path })

    expect(html).toMatch(new RegExp(`<h1[^>]*>${title.replace('?', '\\?')}</h1>`))
    expect(html).toContain(button)
    expect(html).toContain('<meta name="robots" content="noindex"/>')
  })

  it('mails a link to who has none and wants to leave', async () => {
    const html = await renderInShop(<LeaveForm />, { shop: aShop('en') })

    expect(html).toContain('name="email"')
    expect(html).toContain('Email me a link')
  })
})

describe('LinkAnswer', () => {
  const confirm = { list: 'stock-alert', step: 'confirm' } as const
  const show = (outcome: 'done' | 'expired' | 'unknown' | 'used' | 'too-many' | 'gone', product = false) => {
    const jacket = {
      state: 'waiting' as const,
      name: 'Jacket',
      details: ['Size: 104'],
      page: '/jacket/?childSku=J-104',
    }
    const answer = { link: confirm, outcome, product: product ? jacket : null, hasPressed: true }
    return renderInShop(<LinkAnswer {...answer} />, { shop: aShop('en') })
  }

  it('names what is waited for, and leads to it', async () => {
    const html = await show('done', true)

    expect(html).toContain('We will let you know')
    expect(html).toContain('Jacket')
    expect(html).toContain('Size: 104')
    expect(html).toMatch(/href="[^"]*\/jacket\/\?childSku=J-104"/)
  })

  it.each([
    ['expired', 'This link has expired'],
    ['unknown', 'This link does not work'],
    ['used', 'This link has been used already'],
    ['too-many', 'You are waiting for a lot already'],
    ['gone', 'We do not sell this at the moment'],
  ] as const)('says why there is nothing to wait for: %s', async (outcome, words) => {
    expect(await show(outcome)).toContain(words)
  })
})

describe('findMailLink', () => {
  it('knows the pages there are', () => {
    expect(findMailLink({ list: 'newsletter', step: 'confirm' })).toEqual({ list: 'newsletter', step: 'confirm' })
    expect(findMailLink({ list: 'stock-alert', step: 'leave' })).toEqual({ list: 'stock-alert', step: 'leave' })
    for (const step of ['join', '', 'constructor']) expect(findMailLink({ list: 'newsletter', step })).toBeNull()
    for (const list of ['order', '', 'length']) expect(findMailLink({ list, step: 'leave' })).toBeNull()
    expect(['newsletter', 'stock-alert', 'at'].map(findMailList)).toEqual(['newsletter', 'stock-alert', null])
  })
})

describe('readToken', () => {
  it('reads the token and nothing else', () => {
    expect(readToken('#token=a-b_c.d')).toBe('a-b_c.d')
    for (const hash of ['', '#', '#footer', '#token=']) expect(readToken(hash)).toBe('')
  })
})
