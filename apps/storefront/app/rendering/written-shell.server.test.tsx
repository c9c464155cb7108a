import { describe, expect, it } from 'vitest'
import { Shell } from '../features/shell/index.ts'
import type { ShopData } from '../features/stores/index.ts'
import { type ShellTheme, ThemeProvider } from '../features/theme/index.ts'
import { type FragmentCache, FragmentCacheProvider } from '../fragments/index.ts'
import { aShop } from '../testing/a-shop.ts'
import { aTheme } from '../testing/a-theme.ts'
import { renderInShop } from '../testing/render-in-shop.tsx'
import { createPageWriter } from './page-writer.server.ts'

type Page = { shop: ShopData; path: string; theme: ShellTheme }

function draw({ shop, path, theme }: Page, writer: FragmentCache | null): Promise<string> {
  const page = (
    <FragmentCacheProvider cache={writer}>
      <ThemeProvider theme={theme}>
        <Shell>
          <h1>The page</h1>
        </Shell>
      </ThemeProvider>
    </FragmentCacheProvider>
  )
  return renderInShop(page, { shop, path })
}

/** As the server writes it; `scope` is the same for all pages of a view and theme. */
async function write(page: Page, scope: object): Promise<string> {
  const { writer, assemble } = createPageWriter(scope)
  return assemble(await draw(page, writer), '').toString()
}

describe('the written shell', () => {
  it('is what the browser draws, on every page, however often it was written before', async () => {
    const shop = aShop('en')
    for (const path of ['/', '/girls/', '/cart/', '/my-account/orders/', '/', '/girls/', '/cart/']) {
      const page = { shop, path, theme: aTheme }
      expect(await write(page, shop)).toBe(await draw(page, null))
    }
  })

  it('is another one in another view', async () => {
    for (const shop of [aShop('en'), aShop('nl'), aShop('rz_nl')]) {
      const page = { shop, path: '/', theme: aTheme }
      await write(page, shop)
      expect(await write(page, shop)).toBe(await draw(page, null))
    }
  })

  it('shows a changed theme at once', async () => {
    const shop = aShop('en')
    await write({ shop, path: '/', theme: aTheme }, shop)
    const [first, ...others] = aTheme.menu
    const theme = { ...aTheme, menu: [{ ...first, name: 'Brand new' }, ...others] } as ShellTheme // The first entry is there.
    const changed = { ...shop, theme }

    expect(await write({ shop: changed, path: '/', theme }, changed)).toContain('Brand new')
  })
})
