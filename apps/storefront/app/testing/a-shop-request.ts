import { createClient } from '@vonk/client'
import type { FoundProduct, SearchQueryDto } from '@vonk/contract'
import { settingsOfView, type ViewOverrides } from '@vonk/domain/settings'
import { aPageHost } from '@vonk/page-host/testing'
import { pack } from '../fragments/index.ts'
import { loadI18n } from '../i18n/index.ts'
import { findEditorVisit } from '../request/editor-visit.server.ts'
import { createShopCaches } from '../request/shop-caches.server.ts'
import type { ShopRequest } from '../request/shop-request.server.ts'
import { aDirectory, aShop } from './a-shop.ts'

/** A question to the catalogue, as it goes over the wire. */
export type AskedSearch = {
  readonly entity: string
  readonly index: string
  readonly query: URLSearchParams
} & SearchQueryDto

type CatalogueAnswer = { hits?: unknown[]; total?: number; aggregations?: object }

type RequestParts = {
  /** What the catalogue answers; throwing is a catalogue that is down. */
  readonly answer: (asked: AskedSearch) => CatalogueAnswer
  /** What the view sets differently. */
  readonly settings?: ViewOverrides
  readonly errors?: unknown[]
  /** The clock of its caches, which stands still unless given. */
  readonly now?: () => number
  /** The address that is visited, where the visual editor may have opened it. */
  readonly url?: URL
  /** What the rest of the API answers. */
  readonly other?: (request: Request) => Response | Promise<Response>
}

/** What a loader gets, in front of an API that answers as told. */
export async function aShopRequest(code: string, parts: RequestParts): Promise<ShopRequest> {
  const { view } = aShop(code)
  const api = async (request: Request) => answerSearch(request, parts)
  const i18n = await loadI18n(view.language)
  const client = createClient({ fetch: api, origin: 'http://api.test', storeCode: code })
  return {
    client,
    directory: aDirectory,
    view,
    settings: settingsOfView({ ...view, settings: parts.settings ?? {} }),
    i18n,
    pack,
    host: aPageHost({ api, onError: (error) => parts.errors?.push(error) }),
    caches: createShopCaches({ now: parts.now ?? (() => 0) }),
    isInMaintenance: async () => false,
    editor: parts.url ? findEditorVisit(parts.url, { client, onError: (error) => parts.errors?.push(error) }) : null,
  }
}

async function answerSearch(request: Request, { answer, other }: RequestParts): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url)
  const [index = '', entity = ''] = pathname.split('/').slice(3)
  if (!pathname.startsWith('/api/catalog/')) return other?.(request) ?? Response.json({ code: 200, result: [] })
  try {
    const {
      hits = [],
      total = hits.length,
      aggregations = {},
    } = answer({
      entity,
      index,
      query: searchParams,
      ...(await request.json().catch(() => ({}))),
    })
    return Response.json({ hits, total, aggregations, attribute_metadata: [] })
  } catch {
    return Response.json({ code: 500, result: 'down' }, { status: 500 })
  }
}

/** A hit of a product search. */
export function aProductHit(overrides: Readonly<Record<string, unknown>> = {}): FoundProduct {
  return {
    id: 1068,
    sku: 'VK1068-CHERRY',
    type_id: 'configurable',
    name: 'Hoodie Klos',
    status: 1,
    visibility: 4,
    slug: 'hoodie-klos-kersenrood',
    url_path: 'hoodie-klos-kersenrood',
    image: '/v/k/vk1068-front.svg',
    media_gallery: [
      { image: '/v/k/vk1068-front.svg', lab: 'Hoodie Klos in kersenrood, voorkant' },
      { image: '/v/k/vk1068-back.svg', lab: 'Hoodie Klos in kersenrood, achterkant' },
    ],
    color: 107,
    size_options: [214, 210],
    final_price_incl_tax: 34.95,
    original_price_incl_tax: 34.95,
    special_price_incl_tax: 0,
    lowest_prior_price: null,
    new: 0,
    sale: 0,
    stock: { product_id: 1068, qty: 64, is_in_stock: true, manage_stock: true },
    ...overrides,
  }
}

/** The attributes lists are filtered by, as the catalogue lists them. */
const attributeHits = [
  {
    attribute_id: 93,
    attribute_code: 'color',
    frontend_label: 'Kleur',
    options: [
      { value: '101', label: 'nachtblauw', sort_order: 1, swatch: '#232a4d' },
      { value: '107', label: 'kersenrood', sort_order: 7, swatch: '#c22842' },
    ],
  },
  {
    attribute_id: 142,
    attribute_code: 'size',
    frontend_label: 'Maat',
    options: [
      { value: '214', label: '128', sort_order: 14, kind: 'height', age: '8 jaar' },
      { value: '210', label: '104', sort_order: 10, kind: 'height', age: '4 jaar' },
      { value: '231', label: 'EU 24', sort_order: 31, kind: 'shoe' },
    ],
  },
  {
    attribute_id: 154,
    attribute_code: 'pim_kinderleeftijd',
    frontend_label: 'Leeftijd',
    options: [
      { value: '51', label: 'Baby', sort_order: 1 },
      { value: '52', label: 'Kind', sort_order: 2 },
    ],
  },
  {
    attribute_id: 150,
    attribute_code: 'brand',
    frontend_label: 'Merk',
    options: [{ value: '11', label: 'Vonk', sort_order: 1 }],
  },
]

/** Girls, their tops, and hoodies and tees below those. */
const categoryHits = [
  aCategoryHit({ id: 2, parent_id: 1, name: 'Alles', level: 1, path: '1/2', url_path: '' }),
  aCategoryHit({ id: 3, parent_id: 2, name: 'Meisjes', level: 2, path: '1/2/3', updated_at: '2026-11-01 08:00:00Z' }),
  aCategoryHit({ id: 4, parent_id: 3, name: 'Bovenkleding', level: 3, path: '1/2/3/4', image: '/category/tops.svg' }),
  aCategoryHit({ id: 9, parent_id: 4, name: 'Hoodies', level: 4, path: '1/2/3/4/9', position: 2 }),
  aCategoryHit({ id: 5, parent_id: 4, name: 'T-shirts', level: 4, path: '1/2/3/4/5', position: 1 }),
]

function aCategoryHit(document: { id: number; parent_id: number; name: string } & Record<string, unknown>) {
  const slug = document.name.toLowerCase()
  return { slug, url_key: slug, url_path: slug, position: 1, is_active: true, display_mode: 'PRODUCTS', ...document }
}

/** A catalogue with the categories and attributes above and these products. */
export function aCatalogue(products: (asked: AskedSearch) => CatalogueAnswer): RequestParts['answer'] {
  return (asked) => {
    if (asked.entity === 'category') return { hits: categoryHits }
    if (asked.entity === 'attribute') return { hits: attributeHits }
    return products(asked)
  }
}
