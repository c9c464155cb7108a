import { beforeAll, describe, expect, it, vi } from 'vitest'
import { aShop } from '#testing/a-shop.ts'
import { aTheme } from '#testing/a-theme.ts'
import { renderInShop } from '#testing/render-in-shop.tsx'
import type { PageHandle } from '../../stores/index.ts'
import { type ShellTheme, ThemeProvider } from '../../theme/index.ts'
import { Main } from './main.tsx'
import { CheckoutLayout, MaintenanceLayout, MinimalLayout } from './minimal-layout.tsx'
import { OrderedLayout } from './ordered-layout.tsx'
import { Shell } from './shell.tsx'

type ShellOptions = Pick<PageHandle, 'Layout' | 'isWaiting' | 'hasTransparentHeader'> & {
  theme?: Partial<ShellTheme>
  path?: string
  code?: string
}

function show({ Layout, isWaiting, hasTransparentHeader, theme = {}, path = '/', code = 'en' }: ShellOptions = {}) {
  const shell = (
    <ThemeProvider theme={{ ...aTheme, ...theme }}>
      <Shell>
        <h1>The page</h1>
      </Shell>
    </ThemeProvider>
  )
  return renderInShop(shell, { shop: aShop(code), path, handle: { Layout, isWaiting, hasTransparentHeader } })
}

// As on a server, whose first page waits for the code of the footer.
beforeAll(async () => {
  await show()
  await vi.dynamicImportSettled()
})

const hasFooter = (html: string) => html.includes('<footer')
const tabs = (html: string) => {
  const [, bar = ''] = /<nav[^>]*aria-label="(?:Quick links|Snel naar)"[^>]*>(.*?)<\/nav>/.exec(html) ?? []
  return [...bar.matchAll(/<span class="[^"]*text[^"]*">([^<]*)</g)].map((match) => match[1])
}

describe('Shell', () => {
  it('puts announcements, header, footer and tabs around a page [UI-01] [NAV-01] [NAV-18]', async () => {
    const html = await show()

    expect(html).toContain('Announcements')
    expect(html).toContain('<header')
    expect(html).toMatch(/<main[^>]*><h1>The page<\/h1><\/main>/)
    expect(hasFooter(html)).toBe(true)
    expect(tabs(html)).toEqual(['Home', 'Menu', 'Wishlist', 'Account', 'Cart'])
  })

  it('has no menu tab in the sample sale [NAV-19]', async () => {
    expect(tabs(await show({ code: 'vss_nl' }))).toEqual(['Home', 'Verlanglijst', 'Account', 'Winkelmand'])
  })

  it.each([
    ['/my-account/orders/', 'Account'],
    ['/my-account/wishlist/', 'Wishlist'],
    ['/cart/', 'Cart'],
  ])('lights the tab of %s [NAV-20] [NAV-21]', async (path, tab) => {
    const active = /data-active="true"[^>]*>.*?<\/span><span class="[^"]*">([^<]*)</.exec(await show({ path }))

    expect(active?.[1]).toBe(tab)
  })

  it('lights no tab at home [NAV-21]', async () => {
    expect(await show()).not.toContain('data-active')
  })

  it('shows nothing but the logo and the law in the minimal layout [UI-02]', async () => {
    const html = await show({ Layout: MinimalLayout })

    expect(html).toMatch(/<header[^>]*><a [^>]*title="Home Page"/)
    expect(html).not.toContain('Girls')
    expect(tabs(html)).toEqual([])
    expect(hasFooter(html)).toBe(true)
    expect(html).toContain('/en/imprint/')
  })

  it('has no footer in maintenance, but the law stays within reach [UI-03]', async () => {
    const html = await show({ Layout: MaintenanceLayout })

    expect(html).toContain('<header')
    expect(hasFooter(html)).toBe(false)
    expect(html).toContain('/en/imprint/')
    expect(html).toContain('/en/privacy/')
  })

  it('hides the menu button in the checkout and leads back to the cart', async () => {
    const html = await show({ Layout: CheckoutLayout })

    expect(html).not.toContain('Open menu')
    expect(html).toMatch(/aria-label="Back to the cart"[^>]*href="\/cart\/"/)
    expect(html).toContain('/en/imprint/')
  })

  it('leads back to the shop once the order is made', async () => {
    const html = await show({ Layout: OrderedLayout })

    expect(html).toMatch(/aria-label="Back to the shop"[^>]*href="\/"/)
    expect(html).not.toContain('Secure checkout')
  })

  it('leaves a page alone in the empty layout', async () => {
    const html = await show({ Layout: Main })

    expect(html).not.toContain('<header')
    expect(html).toContain('The page')
  })

  it('hides menu, search, wishlist and bag where the waiting room stands in for the page, and nowhere else [CMS-22] [CMS-23]', async () => {
    expect(tabs(await show({ isWaiting: true }))).toEqual(['Home', 'Account'])
    expect(await show({ isWaiting: true })).not.toContain('Girls')
    expect(await show({ theme: { landingPage: '/please-wait' } })).toContain('Girls')
  })

  it('lies on the picture a page begins with, but not on the place in line', async () => {
    expect(await show({ hasTransparentHeader: true })).toContain('data-transparent')
    expect(await show({ hasTransparentHeader: true, isWaiting: true })).not.toContain('data-transparent')
  })
})
