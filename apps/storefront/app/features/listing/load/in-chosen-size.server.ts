import type { ShopSettings } from '@vonk/domain/settings'
import { buildPath, type StoreView } from '@vonk/domain/stores'
import type { FoundCard, SizeField } from '#request/catalogue/index.server.ts'
import { productPageOf } from '../../product/index.server.ts'
import type { CardProduct } from '../../product/index.ts'

type Found = {
  readonly products: readonly CardProduct[]
  readonly documents: readonly FoundCard<SizeField>[]
  readonly view: StoreView
  readonly settings: ShopSettings
}

/** Who has filtered a list by one size finds it chosen on the product. */
export function inChosenSize({ products, documents, view, settings }: Found, size: string): readonly CardProduct[] {
  return products.map((product, place) => {
    const document = documents[place]
    const child = document?.configurableChildren?.find((one) => String(one.size) === size)
    if (!document || !child) return product
    return { ...product, href: buildPath(view, productPageOf(document, settings, child.sku)) }
  })
}

/** The one size that is filtered by; null for none and for several. */
export function onlySizeOf(chosen: Readonly<Record<string, readonly string[] | undefined>>): string | null {
  const [size, ...others] = chosen['size'] ?? []
  return size !== undefined && others.length === 0 ? size : null
}
