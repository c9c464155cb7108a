import { beforeAll, describe, expect, it } from 'vitest'
import { aShop } from '#testing/a-shop.ts'
import { aTheme } from '#testing/a-theme.ts'
import { renderInShop } from '#testing/render-in-shop.tsx'
import { type ShellTheme, ThemeProvider } from '../../theme/index.ts'
import { Header } from './header.tsx'

function aHeader(props: Parameters<typeof Header>[0] = {}, theme: ShellTheme = aTheme) {
  const header = (
    <ThemeProvider theme={theme}>
      <Header {...props} />
    </ThemeProvider>
  )
  return renderInShop(header, { shop: aShop('en') })
}

const textOf = (html: string) => html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ')
const labels = (html: string) => [...html.matchAll(/<a [^>]*aria-label="([^"]*)"/g)].map((match) => match[1])

// A deferred component, which a server has before its first page.
beforeAll(() => import('../menu/mega-menu.tsx'))

describe('Header', () => {
  it('shows the language in upper case on a button that opens the sidebar [NAV-05]', async () => {
    const html = await renderInShop(<Header />, { shop: aShop('de') })

    expect(
      textOf(/<button[^>]*aria-haspopup="dialog"[^>]*>(?:(?!<\/button>).)*DE.*?<\/button>/.exec(html)?.[0] ?? ''),
    ).toBe(' DE Sprache und Shop wählen ')
  })

  it('has a logo that links home and says so [NAV-02]', async () => {
    expect(await aHeader()).toMatch(/<a [^>]*title="Home Page"[^>]*href="\/"/)
  })

  it('shows the picture editors chose as logo at its own size [NAV-03]', async () => {
    const logo = { src: '/img/375/0/resize/logo.svg', alt: '', width: 375, height: 122 }

    expect(await aHeader({}, { ...aTheme, logo })).toMatch(/<img src="[^"]*logo.svg" alt="" width="104" height="34"/)
  })

  it('leads to search, login, wishlist and shopping bag [NAV-04] [NAV-07]', async () => {
    const html = await aHeader()

    expect(labels(html)).toEqual(['Search', 'Log in', 'Wishlist', 'Shopping cart'])
    expect(html).toMatch(/aria-label="Log in"[^>]*href="\/login\/"/)
  })

  it('shows the top of the menu as plain links, and nothing of the submenus [NAV-11]', async () => {
    const html = await aHeader()

    expect(html).toMatch(/href="\/en\/girls\/"[^>]*>Girls<\/a>/)
    expect(html).toMatch(/href="\/en\/sale\/" data-highlighted="true">Sale<\/a>/)
    expect(html).not.toContain('Tees')
  })

  it('offers a button for the submenu only where there is one', async () => {
    const html = await aHeader()

    expect(html.match(/aria-label="More of [^"]*"/g)).toEqual(['aria-label="More of Girls"'])
  })

  it('lies on the picture of pages that ask for it [NAV-06]', async () => {
    expect(await aHeader({ isTransparent: true })).toContain('data-transparent="true"')
    expect(await aHeader()).not.toContain('data-transparent')
  })

  it('has no menu, search, wishlist or shopping bag in the waiting room [CMS-22]', async () => {
    const html = await aHeader({ isWaiting: true })

    expect(labels(html)).toEqual(['Log in'])
    expect(html).not.toContain('Girls')
    expect(html).not.toContain('Open menu')
  })
})
