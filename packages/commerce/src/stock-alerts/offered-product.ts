import type { ConfigurableChildDocument, ProductDocument } from '@vonk/contract'
import { isDisabled } from '@vonk/domain/products'
import { settingsOfView } from '@vonk/domain/settings'
import type { StoreView } from '@vonk/domain/stores'
import { productPage } from '@vonk/domain/urls'
import type { Db } from '@vonk/platform/db'
import { findProductBySku } from '../catalogue/index.ts'

/** What somebody waits for, as people know it. */
export type OfferedProduct = {
  readonly name: string
  /** Size and colour in words. */
  readonly details: readonly string[]
  /** Its page inside the view, with that size chosen. */
  readonly page: string
}

/** Null for what the view does not sell, or only as its variants or parts. */
export async function findOfferedProduct(db: Db, view: StoreView, sku: string): Promise<OfferedProduct | null> {
  const found = await findProductBySku(db, view.code, sku)
  if (!found) return null
  const { product, child } = found
  if (isDisabled(product.status) || (child && isDisabled(child.status))) return null
  if (!child && ['configurable', 'grouped', 'bundle'].includes(product.type_id)) return null
  const { name, type_id: typeId, slug, url_key, url_path } = product
  const address = { typeId, parentSku: product.sku, slug: slug ?? url_key ?? '', urlPath: url_path ?? '' }
  const page = productPage({ ...address, childSku: child?.sku ?? null }, settingsOfView(view))
  return { name, details: child ? detailsOf(product, child) : [], page }
}

function detailsOf({ configurable_options: options }: ProductDocument, child: ConfigurableChildDocument) {
  return (options ?? []).flatMap(({ attribute_code: code, label, values }) => {
    const chosen = values.find(({ value_index: index }) => String(index) === String(child[code]))
    return chosen?.label ? [`${label}: ${chosen.label}`] : []
  })
}
