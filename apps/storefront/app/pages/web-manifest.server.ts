import { buildPath } from '@vonk/domain/stores'
import { isDrawn } from '../features/brand/index.ts'
import { shopName } from '../features/stores/index.ts'
import { themeColourOf } from '../features/theme/index.server.ts'
import type { ShopRequest } from '../request/shop-request.server.ts'

/** Where each brand's icon lies in the size a home screen wants; the last may be cut into any shape. */
const icons = [
  { suffix: '.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
  { suffix: '-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
  { suffix: '-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
  { suffix: '-maskable.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
]

/** What the dialog of an installation shows, as `e2e/screenshots/main.ts` has taken it of every brand and language. */
const screenshots = [
  { suffix: 'narrow', sizes: '824x1464', form_factor: 'narrow' },
  { suffix: 'wide', sizes: '1280x720', form_factor: 'wide' },
]

/** Lets the view be installed as an app: its name, language, look, and the ways in that a long press offers. */
export function renderWebManifest({ view, i18n }: ShopRequest): Response {
  const { brand, language } = view
  const { translate: t } = i18n
  const name = shopName(view, t)
  const home = buildPath(view, '/')
  const colour = themeColourOf(view)
  const shortcuts = [
    { name: t('search.title'), url: buildPath(view, '/search/') },
    { name: t('account.wishlist.title'), url: buildPath(view, '/my-account/wishlist/') },
    { name: t('cart.title'), url: buildPath(view, '/cart/') },
  ]
  const drawn = <Picture>(pictures: readonly Picture[]) => (isDrawn(brand) ? pictures : [])
  const manifest = {
    id: home,
    name,
    short_name: name,
    lang: language,
    dir: 'ltr',
    start_url: home,
    scope: home,
    display: 'standalone',
    theme_color: colour,
    background_color: colour,
    categories: ['shopping', 'kids', 'fashion'],
    icons: drawn(icons).map(({ suffix, ...icon }) => ({ src: `/icon-${brand}${suffix}`, ...icon })),
    screenshots: drawn(screenshots).map(({ suffix, ...screenshot }) => ({
      src: `/screenshots/${brand}-${language}-${suffix}.jpg`,
      type: 'image/jpeg',
      label: name,
      ...screenshot,
    })),
    shortcuts: shortcuts.map((shortcut) => ({
      ...shortcut,
      icons: drawn([{ src: `/icon-${brand}-192.png`, sizes: '192x192' }]),
    })),
  }
  const headers = {
    'content-type': 'application/manifest+json; charset=utf-8',
    'cache-control': 'public, max-age=3600',
  }
  return new Response(JSON.stringify(manifest), { headers })
}
