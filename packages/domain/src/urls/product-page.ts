import { joinSegments, storedSegments } from './path-segments.ts'

/** What the address of a product needs. */
export type ProductAddress = {
  readonly typeId: string
  readonly parentSku: string
  readonly slug: string
  readonly urlPath: string
  /** The chosen variant of a configurable product. */
  readonly childSku: string | null
}

export type UrlSettings = { readonly useUrlDispatcher: boolean }

/** The page of a product inside its view; buildPath makes the full path of it. */
export function productPage(product: ProductAddress, settings: UrlSettings): string {
  const childSku = product.typeId === 'configurable' ? product.childSku : null
  if (settings.useUrlDispatcher && product.urlPath !== '') {
    const page = joinSegments(storedSegments(product.urlPath))
    return childSku ? `${page}?${new URLSearchParams({ childSku })}` : page
  }
  const segments = ['p', product.parentSku, product.slug]
  return joinSegments(childSku ? [...segments, childSku] : segments)
}

/** The one address search engines should know: the same for all variants. */
export function canonicalProductPage(product: ProductAddress, settings: UrlSettings): string {
  return productPage({ ...product, childSku: null }, settings)
}

/** The name and params existing clients know a product page by. */
export function productRoute(product: ProductAddress): {
  readonly name: string
  readonly params: { readonly slug: string; readonly parentSku: string; readonly childSku: string }
} {
  const { typeId, slug, parentSku, childSku } = product
  return { name: `${typeId}-product`, params: { slug, parentSku, childSku: childSku ?? parentSku } }
}
