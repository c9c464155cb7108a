import { describe, expect, it } from 'vitest'
import { aShop } from '#testing/a-shop.ts'
import { renderInShop } from '#testing/render-in-shop.tsx'
import type { AwaitedAlert } from './awaited-row.tsx'
import { AwaitedList, AwaitedSection } from './awaited-section.tsx'

const jacket: AwaitedAlert = {
  ...{ sku: 'JACKET-104', store_code: 'en', asked_at: '2026-11-02 09:00:00' },
  product: { name: 'Northern jacket', details: ['Size: 104'], page: '/jacket/?childSku=JACKET-104' },
}

const show = (...alerts: AwaitedAlert[]) =>
  renderInShop(<AwaitedList alerts={alerts} onEnded={() => {}} />, { shop: aShop('en') })

describe('AwaitedList', () => {
  it('names what is waited for, leads to it and has a way to end it', async () => {
    const html = await show(jacket)

    expect(html).toContain('<a href="/jacket/?childSku=JACKET-104" data-discover="true">Northern jacket</a>')
    expect(html).toContain('Size: 104')
    expect(html).toMatch(/Asked for on [^<]*2026/)
    expect(html).toContain('aria-label="Do not tell me about Northern jacket, Size: 104"')
  })

  it('leads to the shop it was asked for in', async () => {
    expect(await show({ ...jacket, store_code: 'rz_nl' })).toContain('href="http://razz.test:3000/nl/jacket/?childSku=')
  })

  it('can be ended also when it is no longer sold', async () => {
    const html = await show({ ...jacket, product: null })

    expect(html).toContain('We do not sell this at the moment.')
    expect(html).toContain('Do not tell me about JACKET-104')
  })

  it('says when nothing is left', async () => {
    expect(await show()).toContain('You no longer wait for anything.')
  })
})

describe('AwaitedSection', () => {
  it('is not there before something is known to be waited for', async () => {
    expect(await renderInShop(<AwaitedSection />, { shop: aShop('en') })).toBe('')
  })
})
