import { describe, expect, it } from 'vitest'
import { aShop } from '#testing/a-shop.ts'
import { renderInShop } from '#testing/render-in-shop.tsx'
import type { UspBarContent } from '../../theme/index.ts'
import { UspBar } from './usp-bar.tsx'

const bar: UspBarContent = {
  usps: [{ label: 'Free returns', href: '/returns/' }, { label: 'Made to last' }],
  animate: true,
  extraLink: { label: 'Stores', href: '/storelocator/' },
}

const show = (changes: Partial<UspBarContent> = {}) =>
  renderInShop(<UspBar bar={{ ...bar, ...changes }} />, { shop: aShop('en') })

describe('UspBar', () => {
  it('shows one announcement after the other, the first one first, with a button to stop them [NAV-01] [NAV-09]', async () => {
    const html = await show()

    expect(html.match(/data-shown/g)).toHaveLength(1)
    expect(html).toMatch(/data-shown="true"><a href="\/returns\/">Free returns<\/a>/)
    expect(html).toContain('aria-label="Pause announcements"')
    expect(html).toMatch(/href="\/storelocator\/">Stores<\/a>/)
  })

  it('shows them side by side and offers nothing to stop where they do not take turns', async () => {
    const html = await show({ animate: false })

    expect(html.match(/data-shown/g)).toHaveLength(2)
    expect(html).not.toContain('Pause')
    expect(await show({ usps: bar.usps.slice(0, 1) })).not.toContain('Pause')
  })
})
