import { describe, expect, it } from 'vitest'
import { aShop } from '../../testing/a-shop.ts'
import { renderInShop } from '../../testing/render-in-shop.tsx'
import { LeaveForm } from './leave-form.tsx'
import { findStep, readToken } from './link-step.ts'
import { NewsletterLinkPage } from './newsletter-link-page.tsx'

describe('NewsletterLinkPage', () => {
  it.each([
    ['confirm', 'One more click', 'Yes, I want the newsletter'],
    ['leave', 'Leave the newsletter?', 'Unsubscribe'],
  ] as const)('waits for a button, and is no search result (%s)', async (step, title, button) => {
    const path = `/newsletter/${step}/`
    const html = await renderInShop(<NewsletterLinkPage step={step} />, { shop: aShop('en'), path })

    expect(html).toMatch(new RegExp(`<h1[^>]*>${title.replace('?', '\\?')}</h1>`))
    expect(html).toContain(button)
    expect(html).toContain('<meta name="robots" content="noindex"/>')
  })

  it('lets who has no link leave by the address', async () => {
    const html = await renderInShop(<LeaveForm onLeft={() => {}} />, { shop: aShop('en') })

    expect(html).toContain('name="email"')
    expect(html).toContain('Unsubscribe')
  })
})

describe('findStep', () => {
  it('knows the pages there are', () => {
    expect(['confirm', 'leave', 'join', '', 'constructor'].map(findStep)).toEqual([
      'confirm',
      'leave',
      null,
      null,
      null,
    ])
  })
})

describe('readToken', () => {
  it('reads the token and nothing else', () => {
    expect(readToken('#token=a-b_c.d')).toBe('a-b_c.d')
    for (const hash of ['', '#', '#footer', '#token=']) expect(readToken(hash)).toBe('')
  })
})
