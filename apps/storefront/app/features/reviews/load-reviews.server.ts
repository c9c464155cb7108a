import { type ReviewDocument, searchCatalogue } from '@vonk/contract'
import { catalogueIndexOf } from '@vonk/domain/search-text'
import type { ShopRequest } from '../../request/shop-request.server.ts'
import { noReviews, type ReviewOverview, type ReviewView, summariseReviews, toReviewView } from './summarise-reviews.ts'

const mostRead = 500
const shownAtFirst = 3

/** The approved reviews of a product; without them the page is shown all the same. */
export async function loadReviews(shop: ShopRequest, productId: number): Promise<ReviewOverview> {
  try {
    const read = await readReviews(shop, productId)
    if (read.total === 0) return noReviews
    const summarise = () => summariseReviews({ ...read, shown: shownAtFirst })
    return shop.caches.reviews.find(`${shop.view.code} ${productId}`, [read.documents], summarise)
  } catch (error) {
    shop.host.onError(error)
    return noReviews
  }
}

/** All of them, for whoever wants to read on. */
export async function loadAllReviews(shop: ShopRequest, productId: number): Promise<readonly ReviewView[]> {
  const { documents } = await readReviews(shop, productId)
  return documents.map(toReviewView)
}

async function readReviews({ client, view }: ShopRequest, productId: number) {
  const answer = await client.call(searchCatalogue, {
    index: catalogueIndexOf(view.code),
    entity: 'review',
    size: mostRead,
    request_format: 'search-query',
    response_format: 'compact',
    _source_include: 'id,title,detail,nickname,created_at,ratings,fit,child_height,answer',
    _appliedFilters: [
      { attribute: 'product_id', value: { eq: productId }, scope: 'default' },
      { attribute: 'review_status', value: { eq: 1 }, scope: 'default' },
    ],
    _appliedSort: [{ field: 'created_at', options: 'desc' }],
  })
  if (!answer.ok) throw new Error(`The catalogue refused to list reviews: ${answer.refusal.code}`)
  const { hits } = answer.value
  if (!Array.isArray(hits)) return { documents: [], total: 0 }
  // Documents were checked when they were stored; only compact answers are asked for, and they list them bare.
  return { documents: hits as ReviewDocument[], total: 'total' in answer.value ? answer.value.total : hits.length }
}
