import { createLastGood } from '../../../cache/last-good.ts'
import type { ShopRequest } from '../../../request/shop-request.server.ts'
import { fallbackTheme } from './theme-fallback.server.ts'
import { legalLinksOf } from './theme-legal.server.ts'
import { findThemeStory, loadFallbackTheme } from './theme-load.server.ts'
import type { ThemeParts } from './theme-view.server.ts'

type ThemeWish = Pick<ShopRequest, 'client' | 'view' | 'settings' | 'i18n' | 'host'>

export type ThemeCache = {
  /** The theme of a view, at most a moment old; while the content service is away the last one that was good. */
  find(wish: ThemeWish): Promise<ThemeParts>
}

export function createThemeCache(timing: { freshForMs: number; now: () => number }): ThemeCache {
  const viewThemes = new Map<string, ReturnType<typeof createViewTheme>>()
  return {
    find(wish) {
      const theme = viewThemes.get(wish.view.code) ?? createViewTheme(timing)
      viewThemes.set(wish.view.code, theme)
      return theme.find(wish)
    },
  }
}

function createViewTheme(timing: { freshForMs: number; now: () => number }): ThemeCache {
  const stories = createLastGood<{ parts: ThemeParts | null }>(timing)
  const fallbacks = createLastGood<ThemeParts>(timing)
  const complaints = new Set<string>()

  return {
    async find({ client, view, settings, i18n, host }) {
      const onSkipped = (message: string) => {
        // The story is read again every few seconds; what is wrong with it is said once.
        if (!complaints.has(message)) host.onNotice(message)
        complaints.add(message)
      }
      // Made when something is read, not for every page.
      const request = () => ({ client, view, legalLinks: legalLinksOf(view, i18n), urls: settings, onSkipped })
      const story = await stories.find(async () => ({ parts: await findThemeStory(request()) }), host.onError)
      if (story?.parts) return story.parts
      const fallback = await fallbacks.find(() => loadFallbackTheme(request()), host.onError)
      return fallback ?? fallbackTheme([], request())
    },
  }
}
