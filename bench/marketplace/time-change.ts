import { setTimeout as pause } from 'node:timers/promises'
import { setStock } from '@vonk/commerce/back-office'
import type { Database } from '@vonk/platform/db'

type Change = { readonly db: Database; readonly sku: string; readonly quantity: number }

/** How long after its stock was set a list shows the new number of an article. */
export async function timeChange(origin: string, { db, sku, quantity }: Change): Promise<number> {
  await setStock(db, [{ sku, quantity }], { by: 'bench' })
  const begun = performance.now()
  while ((await shownQuantity(origin, sku)) !== quantity) await pause(10)
  return performance.now() - begun
}

async function shownQuantity(origin: string, sku: string): Promise<number | undefined> {
  const path =
    '/api/catalog/vue_storefront_catalog_nl/product/_search?request_format=search-query&response_format=compact&size=1'
  const answer = await fetch(origin + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ _appliedFilters: [{ attribute: 'configurable_children.sku', value: { eq: sku } }] }),
  })
  // The compact answer lists the products' own fields.
  const { hits } = (await answer.json()) as { hits: readonly Listed[] }
  return hits[0]?.configurable_children?.find((child) => child.sku === sku)?.stock?.qty
}

type Listed = {
  readonly configurable_children?: readonly { readonly sku: string; readonly stock?: { readonly qty: number } }[]
}
