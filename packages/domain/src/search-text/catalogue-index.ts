import { err, ok, type Result } from '../result/index.ts'

const base = 'vue_storefront_catalog'

export type CatalogueIndexRefusal = { readonly code: 'index-unknown'; readonly index: string }

/** The name existing clients use for the catalogue of a store view. */
export function catalogueIndexOf(storeCode: string): string {
  return `${base}_${storeCode}`
}

/** The store code an index name stands for; the bare name is the default view's. */
export function storeCodeOfIndex(
  index: string,
  stores: { readonly defaultCode: string; readonly views: readonly { readonly code: string }[] },
): Result<string, CatalogueIndexRefusal> {
  if (index === base) return ok(stores.defaultCode)
  const view = stores.views.find((candidate) => catalogueIndexOf(candidate.code) === index)
  return view ? ok(view.code) : err({ code: 'index-unknown', index })
}
