import type { ContentLink } from '@vonk/contract'
import { describe, expect, it } from 'vitest'
import { aShop } from '#testing/a-shop.ts'
import { toStoryLink } from './to-rich-text.ts'

const { view } = aShop('en')

function hrefOf(link: Partial<ContentLink>) {
  const blank = { linktype: 'url', url: '', cached_url: '', anchor: '', target: '_self' }
  // The rest of a link says nothing about where it leads.
  return toStoryLink({ ...blank, ...link } as ContentLink, view).href
}

describe('toStoryLink', () => {
  it.each(['https://vonk.example/x', 'http://vonk.example', '//vonk.example/x'])(
    'leads out of the shop where %s begins like another site [CMS-24]',
    (url) => {
      expect(hrefOf({ url })).toBe(url)
    },
  )

  it('completes an address somebody has typed without its beginning [CMS-24]', () => {
    expect(hrefOf({ url: 'www.vonk.example' })).toBe('https://www.vonk.example')
  })

  it('leads to a page of the view otherwise, with its slash [CMS-07] [CMS-25]', () => {
    expect(hrefOf({ linktype: 'story', cached_url: 'en/about-us' })).toBe('/en/about-us/')
    expect(hrefOf({ url: '/girls' })).toBe('/en/girls/')
    expect(hrefOf({ linktype: 'story', cached_url: 'en/about-us', anchor: 'team' })).toBe('/en/about-us/#team')
  })

  it('leads nowhere where a link would run a script', () => {
    expect(hrefOf({ url: 'javascript:alert(1)' })).not.toMatch(/^javascript/)
  })
})
