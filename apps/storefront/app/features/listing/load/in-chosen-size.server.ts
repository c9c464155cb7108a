import type { ShopSettings } from '@vonk/domain/settings'
import { buildPath, type StoreView } from '@vonk/domain/stores'
import { type CardDocument, productPageOf } from '../../product/index.server.ts'
import type { CardProduct } from '../../product/index.ts'

/** What has to be asked of the search to lead to a size. */
export const sizeFields = ['configurable_children.sku', 'configurable_children.size'] as const

type Found = {
  readonly products: readonly CardProduct[]
  readonly documents: readonly CardDocument[]
  readonly view: StoreView
  readonly settings: ShopSettings
}

/** Who has filtered a list by one size finds it chosen on the product. */
export function inChosenSize({ products, documents, view, settings }: Found, size: string): readonly CardProduct[] {
  return products.map((product, place) => {
    const document = documents[place]
    const child = childrenOf(document).find((one) => String(one.size) === size)
    if (!document || !child?.sku) return product
    return { ...product, href: buildPath(view, productPageOf(document, settings, child.sku)) }
  })
}

type SizedChild = { readonly sku?: string; readonly size?: unknown }

function childrenOf(document: CardDocument | undefined): readonly SizedChild[] {
  // A card needs only their prices; these fields were asked for beside them.
  return (document?.configurable_children ?? []) as readonly SizedChild[]
}

/** The one size that is filtered by; null for none and for several. */
export function onlySizeOf(chosen: Readonly<Record<string, readonly string[] | undefined>>): string | null {
  const [size, ...others] = chosen['size'] ?? []
  return size !== undefined && others.length === 0 ? size : null
}
