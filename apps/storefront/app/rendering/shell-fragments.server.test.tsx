import { beforeAll, describe, expect, it, vi } from 'vitest'
import { Shell } from '../features/shell/index.ts'
import type { ShopData } from '../features/stores/index.ts'
import { type ShellTheme, ThemeProvider } from '../features/theme/index.ts'
import { type FragmentCache, FragmentCacheProvider } from '../fragments/index.ts'
import { aShop } from '../testing/a-shop.ts'
import { aTheme } from '../testing/a-theme.ts'
import { renderInShop } from '../testing/render-in-shop.tsx'
import { createFragmentStore } from './fragment-store.server.ts'
import { createPageAssembler } from './page-assembler.server.ts'

type Page = { shop: ShopData; path: string; theme: ShellTheme }

const store = createFragmentStore()

function render({ shop, path, theme }: Page, cache: FragmentCache | null): Promise<string> {
  const page = (
    <FragmentCacheProvider cache={cache}>
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
  const { cache, assemble } = createPageAssembler(store.within(scope))
  // `renderInShop` leaves out the comments of React.
  return assemble(await render(page, cache), '')
    .toString()
    .replaceAll(/<!--\/?\$-->/g, '')
}

// A deferred component that came between two renderings would make them differ.
beforeAll(() => vi.dynamicImportSettled())

describe('the fragments of the shell', () => {
  it('are what the browser renders, on every page, however often they were rendered before', async () => {
    const shop = aShop('en')
    for (const path of ['/', '/girls/', '/cart/', '/my-account/orders/', '/', '/girls/', '/cart/']) {
      const page = { shop, path, theme: aTheme }
      expect(await write(page, shop)).toBe(await render(page, null))
    }
  })

  it('are others in another view', async () => {
    for (const shop of [aShop('en'), aShop('nl'), aShop('rz_nl')]) {
      const page = { shop, path: '/', theme: aTheme }
      await write(page, shop)
      expect(await write(page, shop)).toBe(await render(page, null))
    }
  })

  it('show a changed theme at once', async () => {
    const shop = aShop('en')
    await write({ shop, path: '/', theme: aTheme }, shop)
    const [first, ...others] = aTheme.menu
    const theme = { ...aTheme, menu: [{ ...first, name: 'Brand new' }, ...others] } as ShellTheme // The first entry is there.
    const changed = { ...shop, theme }

    expect(await write({ shop: changed, path: '/', theme }, changed)).toContain('Brand new')
  })
})
