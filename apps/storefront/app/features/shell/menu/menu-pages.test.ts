import { describe, expect, it } from 'vitest'
import { aTheme, someMenuDetails as details } from '#testing/a-theme.ts'
import { menuPages } from './menu-pages.ts'

const { menu } = aTheme

describe('menuPages', () => {
  it('begins with the top of the menu', () => {
    expect(menuPages({ menu, details, path: [] })).toEqual([
      {
        id: 'top',
        name: null,
        allHref: null,
        lines: [
          { id: 'girls', label: 'Girls', href: '/en/girls/', hasMore: true, isHighlighted: false },
          { id: 'sale', label: 'Sale', href: '/en/sale/', hasMore: false, isHighlighted: true },
        ],
      },
    ])
  })

  it('opens what is below an entry, and all of it with one link [NAV-16]', () => {
    const [, second] = menuPages({ menu, details, path: ['girls'] })

    expect(second).toMatchObject({ name: 'Girls', allHref: '/en/girls/' })
    expect(second?.lines).toEqual([
      { id: 'Tops', label: 'Tops', href: '/en/girls/tops/', hasMore: true },
      { id: 'Highlights', label: 'Highlights', href: null, hasMore: false },
    ])
  })

  it('goes three levels deep [NAV-16]', () => {
    const pages = menuPages({ menu, details, path: ['girls', 'Tops'] })

    expect(pages).toHaveLength(3)
    expect(pages[2]).toMatchObject({ name: 'Tops', allHref: '/en/girls/tops/', lines: [{ label: 'Tees' }] })
  })

  it('still leads to an entry as a whole while what is below it has not arrived', () => {
    const [, second] = menuPages({ menu, details: null, path: ['girls'] })

    expect(second).toMatchObject({ allHref: '/en/girls/', lines: [] })
  })

  it('shows small what editors put beside an entry, and large inside it', () => {
    const image = { src: '/img/540/0/resize/girls.svg', alt: '', width: 540, height: 675 }
    const promo = { title: 'New', text: '', href: '/en/new/', image }
    const submenu = { columns: [], promo }
    const [top, second] = menuPages({ menu, details: { ...details, submenus: { girls: submenu } }, path: ['girls'] })

    expect(top?.lines[0]?.picture).toBe('/img/150/150/resize/girls.svg')
    expect(top?.lines[1]?.picture).toBeUndefined()
    expect(second?.promo).toBe(promo)
  })

  it('stays at the top when an entry is gone', () => {
    expect(menuPages({ menu, details, path: ['boys'] })).toHaveLength(1)
  })
})
