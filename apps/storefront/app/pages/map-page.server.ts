import { mapUrl } from '@vonk/contract'
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
import { pageUnavailable } from '../request/outage.server.ts'
import type { ShopRequest } from '../request/shop-request.server.ts'

type Source = Readonly<Record<string, unknown>>
type MappedCategory = { readonly displayMode: 'PAGE' | 'PRODUCTS'; readonly source: Source }

/** What stands at a path before its own data is loaded; for a content page the slug its story would have. */
export type MappedPage = ResolvedPage<Source, MappedCategory, string>

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
    const filters = childSku ? { sku: childSku } : null
    const answer = await shop.client.call(mapUrl, { url: `/${path}`, filters })
    if (!answer.ok) return { kind: 'failed', reason: `The URL map refused: ${answer.refusal.code}` }
    return answer.value ? { kind: 'mapped', page: toPage(answer.value) } : { kind: 'unmapped' }
  } catch (error) {
    shop.host.onError(error)
    return { kind: 'failed', reason: 'The URL map cannot be asked' }
  }
}

type MapAnswer = NonNullable<(typeof mapUrl)['result']['_output']>

function toPage(answer: MapAnswer): MappedPage {
  if ('target_path' in answer) {
    const { request_path: requestPath, target_path: targetPath, redirect_type: redirectType } = answer
    return choosePage<Source, MappedCategory, string>({
      ...nothing,
      redirect: { requestPath, targetPath, redirectType },
    })
  }
  const source = isSource(answer._source) ? answer._source : {}
  if (answer._type === 'product') return choosePage<Source, MappedCategory, string>({ ...nothing, product: source })
  const displayMode = source['display_mode'] === 'PAGE' ? 'PAGE' : 'PRODUCTS'
  return choosePage<Source, MappedCategory, string>({ ...nothing, category: { displayMode, source } })
}

const nothing = { redirect: null, product: null, category: null, story: null }

function isSource(value: unknown): value is Source {
  return typeof value === 'object' && value !== null
}
