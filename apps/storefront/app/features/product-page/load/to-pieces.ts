import type { FoundProduct } from '@vonk/contract'
import { groupedMembers } from '@vonk/domain/products'
import type { OutfitPiece } from './product-page-data.ts'
import { type SellableParts, toSellable } from './to-sellable.ts'

/** The products of an outfit, each in the size it is shown in; null where the outfit names none, which is a mistake. */
export function toPieces(
  outfit: FoundProduct,
  products: readonly FoundProduct[],
  parts: SellableParts,
): OutfitPiece[] | null {
  const members = groupedMembers(
    (outfit.product_links ?? []).map((link) => ({
      type: link.link_type === 'associated' ? ('associated' as const) : ('related' as const),
      linkedSku: link.linked_product_sku,
      linkedType: link.linked_product_type === 'simple' ? ('simple' as const) : ('configurable' as const),
    })),
  )
  if (!members.ok) return null
  return members.value.flatMap(({ linkedSku }) => {
    const product = products.find((each) => sells(each, linkedSku))
    return product
      ? [{ ...toSellable(product, parts), proposedSku: linkedSku, colour: parts.colourOf?.(product) ?? '' }]
      : []
  })
}

/** A piece is a product of its own, or one size of a product that has more. */
function sells({ sku, configurable_children: children }: FoundProduct, wanted: string): boolean {
  return sku === wanted || (children ?? []).some((child) => child.sku === wanted)
}

export function pieceSkus({ product_links: links }: FoundProduct): string[] {
  return (links ?? []).filter(({ link_type }) => link_type === 'associated').map(({ linked_product_sku: sku }) => sku)
}
