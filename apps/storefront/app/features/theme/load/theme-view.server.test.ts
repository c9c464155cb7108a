import { readContent, type StoryContentInput, type ThemeContent } from '@vonk/contract'
import { aTheme } from '@vonk/contract/content/testing'
import type { StoreView } from '@vonk/domain/stores'
import { describe, expect, it } from 'vitest'
import { aShop } from '#testing/a-shop.ts'
import { toThemeParts } from './theme-view.server.ts'

type ThemeInput = Extract<StoryContentInput, { component: 'theme' }>

const { view: english } = aShop('en')

function partsOf(theme: ThemeInput, view: StoreView = english) {
  const { content, skipped } = readContent(theme)
  expect(skipped).toEqual([])
  // Read just above as a theme.
  return toThemeParts(content as ThemeContent, {
    view,
    legalLinks: [{ label: 'Imprint', href: '/imprint/' }],
    withdrawLink: { label: 'Withdraw', href: '/en/withdraw/' },
  })
}

const link = (label: string, url: string) => ({
  component: 'link-item' as const,
  _uid: `${label}-${url}`,
  label,
  link: { linktype: 'url' as const, url },
})
const list = (title: string, ...links: ReturnType<typeof link>[]) => ({
  component: 'link-list' as const,
  _uid: title,
  title,
  links,
})

describe('toThemeParts', () => {
  it('leads links of editors into the view, with its prefix and slash [CMS-25]', () => {
    const { theme } = partsOf(aTheme())

    expect(theme.menu).toEqual([{ id: 'item-1', name: 'Girls', href: '/en/girls/', hasSubmenu: true }])
    expect(theme.uspBar?.usps).toEqual([{ label: 'Free returns', href: '/en/nl/returns/' }])
  })

  it('writes no slash where the view wants none [CMS-25]', () => {
    const { theme } = partsOf(aTheme(), { ...english, seo: { ...english.seo, useTrailingSlash: false } })

    expect(theme.menu[0]?.href).toBe('/en/girls')
  })

  it('leaves links to other sites as they are [CMS-24]', () => {
    const { theme } = partsOf(aTheme())

    expect(theme.footer.socialMedia).toEqual([
      { platform: 'instagram', label: 'Instagram', href: 'https://instagram.com/vonk' },
    ])
  })

  it('keeps the submenus out of the page and names its version', () => {
    const { theme, details } = partsOf(aTheme())

    expect(JSON.stringify(theme)).not.toContain('Coats')
    expect(details.submenus['item-1']).toMatchObject({
      columns: [[{ title: 'Clothes', links: [{ label: 'Coats', href: '/en/girls/coats/' }] }]],
      promo: { title: 'New', image: { src: '/img/540/0/resize/content/1920x1080/hero.svg', width: 540, height: 304 } },
    })
    expect(partsOf(aTheme()).theme.version).toBe(theme.version)
    expect(partsOf(aTheme(), aShop('nl').view).theme.version).not.toBe(theme.version)
  })

  it('takes the last list of the footer for the legal one, and the law’s own pages where there is only one', () => {
    const theme = aTheme()
    const linkLists = [list('Service', link('Help', '/help')), list('Legal', link('Terms', '/terms'))]
    const parts = partsOf({ ...theme, footer: { ...theme.footer, linkLists } })

    expect(parts.theme.footer.linkLists.map(({ title }) => title)).toEqual(['Service'])
    expect(parts.theme.legalLinks[0]).toEqual({ label: 'Terms', href: '/en/terms/' })
    expect(partsOf(theme).theme.legalLinks).toEqual([{ label: 'Imprint', href: '/imprint/' }])
  })

  it('has the way out of a purchase once in the legal line, whether editors name it or not', () => {
    const theme = aTheme()
    const legalOf = (...links: ReturnType<typeof link>[]) => {
      const linkLists = [list('Service', link('Help', '/help')), list('Legal', ...links)]
      return partsOf({ ...theme, footer: { ...theme.footer, linkLists } }).theme.legalLinks
    }
    const terms = { label: 'Terms', href: '/en/terms/' }

    expect(legalOf(link('Terms', '/terms'))).toEqual([terms, { label: 'Withdraw', href: '/en/withdraw/' }])
    expect(legalOf(link('I want out', '/withdraw'), link('Terms', '/terms'))).toEqual([
      { label: 'I want out', href: '/en/withdraw/' },
      terms,
    ])
  })

  it('turns the small print into lines of text with links', () => {
    const theme = aTheme()
    const text = {
      type: 'doc' as const,
      content: [
        {
          type: 'paragraph' as const,
          content: [
            { type: 'text' as const, text: 'Write to ' },
            {
              type: 'text' as const,
              text: 'us',
              marks: [{ type: 'link' as const, attrs: { href: 'hi@vonk.test', linktype: 'email' as const } }],
            },
          ],
        },
      ],
    }
    const row = { component: 'footer-row' as const, _uid: 'row', text }
    const { footer } = partsOf({ ...theme, footer: { ...theme.footer, additionalRows: [row] } }).theme

    expect(footer.additionalRows[0]?.lines).toEqual([
      [{ text: 'Write to ' }, { text: 'us', href: 'mailto:hi@vonk.test' }],
    ])
  })

  it('knows the page of the waiting room, and that there is none', () => {
    expect(partsOf(aTheme({ landingPage: 'en/please-wait' })).theme.landingPage).toBe('/please-wait')
    expect(partsOf(aTheme()).theme.landingPage).toBeNull()
  })
})
