import type { StoryContentInput } from './story-content.ts'

type InputOf<Component extends StoryContentInput['component']> = Extract<StoryContentInput, { component: Component }>

export const anImage = { filename: '/content/1920x1080/hero.svg', alt: 'Two children jump', focus: '600x400:601x401' }

export function aLink(cachedUrl = 'nl/about') {
  return { linktype: 'story', url: '', cached_url: cachedUrl } as const
}

export function aHero(overrides: Partial<InputOf<'hero'>> = {}): InputOf<'hero'> {
  return { component: 'hero', _uid: 'hero-1', title: 'Made to move', image: anImage, ...overrides }
}

export function aPage(overrides: Partial<InputOf<'page'>> = {}): InputOf<'page'> {
  return { component: 'page', _uid: 'page-1', title: 'Home', body: [aHero()], ...overrides }
}

export function aBlogPage(overrides: Partial<InputOf<'blog-page'>> = {}): InputOf<'blog-page'> {
  return {
    component: 'blog-page',
    _uid: 'article-1',
    title: 'Washing wool',
    excerpt: 'Cold water, no hurry.',
    image: anImage,
    date: '2026-10-02',
    ...overrides,
  }
}

function aLinkItem(uid: string, label: string, url: string) {
  return { component: 'link-item', _uid: uid, label, link: { linktype: 'url', url } } as const
}

function aFooter(): InputOf<'theme'>['footer'] {
  const instagram = { linktype: 'url', url: 'https://instagram.com/vonk' } as const
  const links = [aLinkItem('link-1', 'Returns', '/returns')]
  return {
    component: 'footer',
    _uid: 'footer-1',
    socialMedia: [
      { component: 'social-link', _uid: 'social-1', platform: 'instagram', label: 'Instagram', link: instagram },
    ],
    newsletter: { component: 'newsletter', _uid: 'newsletter-1', title: 'News' },
    linkLists: [{ component: 'link-list', _uid: 'links-1', title: 'Service', links }],
    additionalRows: [{ component: 'footer-row', _uid: 'row-1' }],
  }
}

/** One entry with everything a submenu may hold. */
function aMenu(): InputOf<'theme'>['menu'] {
  const links = [aLinkItem('link-2', 'Coats', '/girls/coats')]
  const rows = [{ component: 'menu-row', _uid: 'row-2', title: 'Clothes', links } as const]
  return {
    component: 'menu',
    _uid: 'menu-1',
    items: [
      {
        component: 'menu-item',
        _uid: 'item-1',
        name: 'Girls',
        link: { linktype: 'url', url: '/girls' },
        columns: [{ component: 'menu-column', _uid: 'column-1', rows }],
        promo: { component: 'promo-tile', _uid: 'promo-1', title: 'New', image: anImage, link: aLink('nl/new') },
      },
    ],
  }
}

export function aTheme(overrides: Partial<InputOf<'theme'>> = {}): InputOf<'theme'> {
  const usp = { component: 'usp', _uid: 'usp-1', label: 'Free returns', link: aLink('nl/returns') } as const
  const extraLink = aLinkItem('link-3', 'Stores', '/storelocator')
  return {
    component: 'theme',
    _uid: 'theme-1',
    header: { component: 'header', _uid: 'header-1', logo: null },
    footer: aFooter(),
    menu: aMenu(),
    uspBar: { component: 'usp-bar', _uid: 'bar-1', animate: true, usps: [usp], extraLink },
    search: {
      component: 'search',
      _uid: 'search-1',
      sections: [{ component: 'search-links', _uid: 'section-1', title: 'Popular', links: [] }],
    },
    landingPage: '',
    ...overrides,
  }
}
