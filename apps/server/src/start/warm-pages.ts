import { createClient } from '@vonk/client'
import { fromStoreViewDto, listStoreViews, searchCatalogue } from '@vonk/contract'
import { catalogueIndexOf } from '@vonk/domain/search-text'
import { settingsOfView } from '@vonk/domain/settings'
import { buildUrl, type StoreView } from '@vonk/domain/stores'
import { categoryPage, type ProductAddress, productPage } from '@vonk/domain/urls'
import { createRequestScope } from '@vonk/platform/http'
import type { Log } from '@vonk/platform/log'
import type { ApiHandler } from '../compose/api-handler.ts'
import type { Handler } from '../compose/create-handler.ts'
import { duties } from './roles.ts'
import type { StartOptions } from './start-options.ts'

/** Before a process that shows pages opens its port; while developing every page is made of sources that have changed. */
export async function warmUp(
  { config: { role, port }, log, progress, isDevelopment }: StartOptions,
  { api, handler }: { readonly api: ApiHandler | null; readonly handler: Handler },
): Promise<void> {
  if (isDevelopment || !api || !duties[role].hasPages) return
  await progress.step('pages', async (say) => {
    say('the first ones are rendered')
    await warmPages({ api, handler, port, log })
  })
}

type WarmParts = {
  readonly api: ApiHandler
  readonly handler: Handler
  readonly port: number
  readonly log: Log
  /** Longer than this nobody waits for a shop to open. */
  readonly patienceMs?: number
}

/** The first rendering loads the code of a page, the next ones have it compiled. */
const ROUNDS = 3
const PATIENCE_MS = 20_000

/**
 * Renders home, a list and a product of each brand's first view, so that the first visitors of a ready process wait no
 * longer than later ones. A shop whose API or catalogue is away opens all the same: it has pages for that. Answers how many
 * pages were made.
 */
export async function warmPages({ api, handler, port, log, patienceMs = PATIENCE_MS }: WarmParts): Promise<number> {
  const deadline = AbortSignal.timeout(patienceMs)
  const overdue = new Promise<never>((_resolve, reject) => {
    deadline.addEventListener('abort', () => reject(deadline.reason), { once: true })
  })
  let made = 0
  const render = async (url: string) => {
    const answer = await handler(new Request(url, { signal: deadline }), createRequestScope(new Request(url)))
    await answer.arrayBuffer()
    if (answer.ok) made += 1
  }
  try {
    const urls = await Promise.race([findPages(api, port), overdue])
    for (let round = 1; round <= ROUNDS; round += 1) {
      for (const url of urls) await Promise.race([render(url), overdue])
    }
  } catch (err) {
    log.warn({ err }, 'the first pages could not be rendered before the shop opens')
  }
  return made
}

async function findPages(api: ApiHandler, port: number): Promise<string[]> {
  const client = createClient({ fetch: (request) => api(request, {}), origin: 'http://api.internal' })
  const answer = await client.call(listStoreViews, {})
  if (!answer.ok) return []
  const views = answer.value.views.map(fromStoreViewDto)
  const firsts = views.filter(({ brand }, index) => views.findIndex((view) => view.brand === brand) === index)
  const pages = await Promise.all(firsts.map((view) => findPagesOf(client, view, port)))
  return pages.flat()
}

type Client = ReturnType<typeof createClient>

/** Of a shop without a catalogue home alone. */
async function findPagesOf(client: Client, view: StoreView, port: number): Promise<string[]> {
  const settings = settingsOfView(view)
  const [category] = await findDocuments(client, view, { entity: 'category', filters: [active, listed] })
  const [product] = await findDocuments(client, view, { entity: 'product', filters: [shown, sellable] })
  const pages = ['/']
  if (category) pages.push(categoryPage({ slug: category.slug ?? '', urlPath: category.url_path ?? '' }, settings))
  if (product) pages.push(productPage(addressOf(product), settings))
  return pages.map((page) => buildUrl(view, page, { protocol: 'http:', port: String(port) }))
}

const active = { attribute: 'is_active', value: { eq: true } }
const listed = { attribute: 'level', value: { in: [2, 3, 4] } }
const shown = { attribute: 'visibility', value: { in: [4] } }
const sellable = { attribute: 'status', value: { in: [0, 1] } }

/** As much of a document as its address needs. */
type Addressed = {
  readonly sku?: string
  readonly type_id?: string
  readonly slug?: string
  readonly url_path?: string
}

type Filter = { readonly attribute: string; readonly value: unknown }

type Wanted = { readonly entity: 'category' | 'product'; readonly filters: readonly Filter[] }

async function findDocuments(client: Client, view: StoreView, { entity, filters }: Wanted): Promise<Addressed[]> {
  const answer = await client.call(searchCatalogue, {
    index: catalogueIndexOf(view.code),
    entity,
    size: 1,
    request_format: 'search-query',
    response_format: 'compact',
    _source_include: 'sku,type_id,slug,url_path',
    _appliedFilters: filters.map((filter) => ({ ...filter, scope: 'default' })),
  })
  if (!answer.ok || !Array.isArray(answer.value.hits)) return []
  // Documents were checked when they were stored; a compact answer lists them bare.
  return answer.value.hits as Addressed[]
}

function addressOf({ sku = '', type_id: typeId = '', slug = '', url_path: urlPath = '' }: Addressed): ProductAddress {
  return { typeId, parentSku: sku, slug, urlPath, childSku: null }
}
