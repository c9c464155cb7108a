import {
  afterMapping,
  choosePage,
  type MappingAnswer,
  type PageNotFound,
  pageNotFound,
  planPage,
  type ResolvedPage,
  routesOf,
  storySlug,
} from '@vonk/domain/urls'
import {
  type FoundCategory,
  type FoundProduct,
  type MappedAddress,
  mapAddress,
} from '../request/catalogue/index.server.ts'
import { pageUnavailable } from '../request/outage.server.ts'
import type { ShopRequest } from '../request/shop-request.server.ts'

type MappedCategory = { readonly displayMode: 'PAGE' | 'PRODUCTS'; readonly source: Partial<FoundCategory> }

/** What stands at a path before its own data is loaded; for a content page the slug its story would have. */
export type MappedPage = ResolvedPage<FoundProduct, MappedCategory, string>

/**
 * First a fixed page, then what the API's URL map knows, and what is left may be a content page. While the map cannot be
 * asked nobody knows whether there is a page: page-not-found is thrown, as an answer that asks to come back.
 */
export async function mapPage(shop: ShopRequest, page: string, query: URLSearchParams): Promise<MappedPage> {
  const { view, directory, settings, host } = shop
  const plan = planPage(page, view, routesOf(directory, settings))
  if (plan.kind === 'static') {
    // Fixed pages have routes of their own; only the editor's page is content at a fixed address.
    const { name, params = {} } = plan.match.route
    return name === 'storyblok' ? { type: 'cms_page', story: storySlug(params['slug'] ?? '', view) } : pageNotFound
  }
  const answer = await askMap(shop, plan.path, query.get('childSku'))
  const { page: found, log } = afterMapping(page, answer)
  if (log !== null && answer.kind === 'failed') host.onNotice(log, { page })
  if (answer.kind === 'failed') throw pageUnavailable()
  return found.type === 'page-not-found' ? { type: 'cms_page', story: plan.storySlug } : found
}

/** The page nobody has, with the line in the log that says so. */
export function missingPage({ host }: ShopRequest, page: string): PageNotFound {
  const { log } = afterMapping(page, { kind: 'unmapped' })
  if (log !== null) host.onNotice(log)
  return pageNotFound
}

async function askMap(shop: ShopRequest, path: string, childSku: string | null): Promise<MappingAnswer<MappedPage>> {
  try {
    const answer = await mapAddress(shop, { path, childSku })
    if (!answer.ok) return { kind: 'failed', reason: `The URL map refused: ${answer.code}` }
    return answer.mapped ? { kind: 'mapped', page: toPage(answer.mapped) } : { kind: 'unmapped' }
  } catch (error) {
    shop.host.onError(error)
    return { kind: 'failed', reason: 'The URL map cannot be asked' }
  }
}

function toPage(mapped: MappedAddress): MappedPage {
  const category = mapped.kind === 'category' ? toCategory(mapped.category) : null
  return choosePage<FoundProduct, MappedCategory, string>({ ...nothing, ...mapped, category })
}

function toCategory(source: Partial<FoundCategory>): MappedCategory {
  return { displayMode: source.displayMode === 'PAGE' ? 'PAGE' : 'PRODUCTS', source }
}

const nothing = { redirect: null, product: null, category: null, story: null }
