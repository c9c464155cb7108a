import { prefixOf } from '@vonk/domain/stores'
import { storySlug } from '@vonk/domain/urls'
import { loadStoryPage } from '../features/content/index.server.ts'
import type { FindTheme } from '../features/theme/index.server.ts'
import type { ShopRequest } from '../request/shop-request.server.ts'
import { isLegalPage } from './guard-page.server.ts'

/** What a visitor in line is shown instead of a page; null for everybody else, and where it cannot be read. */
export async function loadWaitingRoom(shop: ShopRequest, findTheme: FindTheme, url: URL) {
  const { view, host, editor } = shop
  if (!host.waiting) return null
  const { landingPage } = (await findTheme()).theme
  // Who edits the shop has to see it.
  if (!landingPage || (await editor?.findToken())) return null
  // The law is for reading to those in line, too.
  const isLegal = await isLegalPage(findTheme, url.pathname)
  const slug = storySlug(isLegal ? url.pathname.slice(prefixOf(view).length) : landingPage, view)
  const story = await loadStoryPage(shop, { slug, url }).catch(() => null)
  return story && { waitingRoom: shop.pack({ ...story, waiting: host.waiting }), isLegal }
}
