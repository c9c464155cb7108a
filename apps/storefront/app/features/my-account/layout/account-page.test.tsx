import { staticRoutes } from '@vonk/domain/urls'
import { describe, expect, it } from 'vitest'
import { aShop } from '#testing/a-shop.ts'
import { renderInShop } from '#testing/render-in-shop.tsx'
import { AccountPage } from './account-page.tsx'
import { GuestDoor } from './guest-door.tsx'
import { findSection, sections, sectionsIn } from './sections.ts'

const show = (path: string, code = 'en') => renderInShop(<AccountPage />, { shop: aShop(code), path })

describe('AccountPage', () => {
  it('is the same for everyone until the device says whose it is, and no search result [ROUTE-04] [ACC-01]', async () => {
    const html = await show('/my-account/')

    expect(html).toMatch(/<h1[^>]*>My account<\/h1>/)
    expect(html).toContain('<meta name="robots" content="noindex"/>')
    expect(html).toContain('aria-busy="true"')
    expect(html).not.toContain('You need to be logged in')
  })

  it.each(['nl', 'en', 'de', 'rz_en'])('leads to every page of the account in %s', async (code) => {
    const html = await show('/my-account/', code)

    for (const { menu } of sectionsIn(aShop(code).view)) if (menu) expect(html).toContain(`href="${menu.path}/"`)
  })

  it('marks where one is, and leads back from there on a small screen [ROUTE-09]', async () => {
    const html = await show('/my-account/wishlist/')

    expect(html).toMatch(/<a[^>]*aria-current="page"[^>]*href="\/my-account\/wishlist\/"/)
    expect(html).toMatch(/<h1[^>]*>Wishlist<\/h1>/)
    expect(html).toMatch(/<a[^>]*class="[^"]*back[^"]*"[^>]*href="\/my-account\/"/)
  })

  it('has nothing at other addresses', async () => {
    expect(await show('/my-account/no-such-page/')).toBe('')
  })
})

describe('findSection', () => {
  it('knows the page by its fixed address, with or without the slash at its end', () => {
    const { view } = aShop('en')

    expect(findSection('/my-account', view)?.section.route).toBe('my-account')
    expect(findSection('/my-account/loyalty-card/', view)?.section.route).toBe('my-account-loyalty-card')
    expect(findSection('/my-account/wishlist/x', view)).toBeNull()
    expect(findSection('/cart/', view)).toBeNull()
  })

  it('has a fixed address for every section', () => {
    const routes = staticRoutes.map(({ name }) => name)

    expect(sections.filter(({ route }) => !routes.includes(route))).toEqual([])
  })
})

describe('GuestDoor', () => {
  it('says that the page needs a login and has one [ROUTE-57]', async () => {
    const html = await renderInShop(<GuestDoor isWishlist={false} />, { shop: aShop('en') })

    expect(html).toContain('You need to be logged in to see this page')
    expect(html).toContain('autoComplete="current-password"')
    expect(html).toContain('href="/login/"')
  })

  it('explains the wishlist to whoever wanted that [WISH-08]', async () => {
    const html = await renderInShop(<GuestDoor isWishlist />, { shop: aShop('en') })

    expect(html).toContain('to use the wishlist')
    expect(html).toContain('href="/login/?reason=wishlist"')
  })
})
