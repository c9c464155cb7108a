import type { ShopRequest } from '#request/shop-request.server.ts'
import { fallbackTheme } from './theme-fallback.server.ts'
import { legalLinksOf, withdrawLinkOf } from './theme-legal.server.ts'
import { findEditedTheme, findThemeStory, loadFallbackTheme } from './theme-load.server.ts'
import type { ThemeParts } from './theme-view.server.ts'

/** The theme of a view; while the content service is away the last good one, else one made from the categories. */
export async function loadTheme(shop: ShopRequest): Promise<ThemeParts> {
  const { caches, host, view } = shop
  const reportError = (error: unknown) => {
    host.onError(error)
    return null
  }
  const edited = await findEditedTheme(toThemeRequest(shop), shop.editor).catch(reportError)
  if (edited) return edited
  const story = await caches.themes
    .find(view.code, () => findThemeStory(toThemeRequest(shop)), host.onError)
    .catch(reportError)
  if (story) return story
  const fallback = await caches.fallbackThemes
    .find(view.code, () => loadFallbackTheme(toThemeRequest(shop)), host.onError)
    .catch(reportError)
  return fallback ?? fallbackTheme([], toThemeRequest(shop))
}

function toThemeRequest({ client, view, settings, i18n, host, caches }: ShopRequest) {
  return {
    client,
    view,
    caches,
    legalLinks: legalLinksOf(view, i18n),
    withdrawLink: withdrawLinkOf(view, i18n),
    urls: settings,
    // The story is read again every few seconds; what is wrong with it is said once.
    onSkipped: (message: string) => caches.themeNotices.find(message, [], () => host.onNotice(message)),
  }
}
