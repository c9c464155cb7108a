import { type CategoryDocument, mapUrl, type FoundProduct as WireProduct } from '@vonk/contract'
import type { FoundCategory, FoundProduct } from './product-fields.ts'
import type { Asking } from './search-documents.server.ts'

type Redirect = { readonly requestPath: string; readonly targetPath: string; readonly redirectType: number }

/** A product, or as much of a category as the URL map says. */
export type MappedAddress =
  | { readonly kind: 'redirect'; readonly redirect: Redirect }
  | { readonly kind: 'product'; readonly product: FoundProduct }
  | { readonly kind: 'category'; readonly category: Partial<FoundCategory> }

/** What the API's URL map has at a path; null where it has nothing, a refusal is its code. */
export async function mapAddress(shop: Asking, { path, childSku }: { path: string; childSku: string | null }) {
  const answer = await shop.client.call(mapUrl, { url: `/${path}`, filters: childSku ? { sku: childSku } : null })
  if (!answer.ok) return { ok: false, code: answer.refusal.code } as const
  return { ok: true, mapped: answer.value && toMapped(shop, answer.value) } as const
}

type MapAnswer = NonNullable<(typeof mapUrl)['result']['_output']>

function toMapped({ caches }: Asking, answer: MapAnswer): MappedAddress {
  if ('target_path' in answer) {
    const { request_path: requestPath, target_path: targetPath, redirect_type: redirectType } = answer
    return { kind: 'redirect', redirect: { requestPath, targetPath, redirectType } }
  }
  const source = typeof answer._source === 'object' && answer._source !== null ? answer._source : {}
  // Documents were checked when they were stored.
  if (answer._type === 'product') return { kind: 'product', product: caches.documents.find(source as WireProduct) }
  return { kind: 'category', category: caches.documents.find(source as Partial<CategoryDocument>) } // As above.
}
