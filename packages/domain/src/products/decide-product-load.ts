import { err, ok, type Result } from '../result/index.ts'
import { isDisabled, isHidden, type ProductStatus, type Visibility } from './list-conditions.ts'

export type LoadableProduct = {
  readonly status: ProductStatus
  readonly visibility: Visibility
  readonly parentSku: string | null
}

export type DirectAccessSettings = { readonly preventConfigurableChildrenDirectAccess: boolean }

/** A redirect is permanent from the server and replaces the entry of the history on the client. */
export type ProductLoad =
  | { readonly kind: 'show' }
  | { readonly kind: 'redirect'; readonly parentSku: string; readonly status: 301; readonly navigation: 'replace' }

export type ProductLoadRefusal =
  | { readonly code: 'product-not-found' }
  | { readonly code: 'product-disabled'; readonly status: ProductStatus }
  | { readonly code: 'product-hidden'; readonly visibility: Visibility }

/** Whether the page of a product that was asked for may be shown. */
export function decideProductLoad(
  product: LoadableProduct | null,
  settings: DirectAccessSettings,
): Result<ProductLoad, ProductLoadRefusal> {
  if (product === null) return err({ code: 'product-not-found' })
  const { status, visibility, parentSku } = product
  if (isDisabled(status)) return err({ code: 'product-disabled', status })
  if (!isHidden(visibility)) return ok({ kind: 'show' })
  if (!settings.preventConfigurableChildrenDirectAccess || parentSku === null) {
    return err({ code: 'product-hidden', visibility })
  }
  return ok({ kind: 'redirect', parentSku, status: 301, navigation: 'replace' })
}

/** The text that goes with a refused load, in the answer and in the log. */
export function productLoadError(refusal: ProductLoadRefusal): string {
  switch (refusal.code) {
    case 'product-not-found':
      return 'Product not found'
    case 'product-disabled':
      return `Product query returned empty result product status = ${refusal.status}`
    case 'product-hidden':
      return `Product query returned empty result product visibility = ${refusal.visibility}`
  }
}
