import { groupedMembers } from '@vonk/domain/products'
import type { FoundProduct } from '#request/catalogue/product-fields.ts'
import type { OutfitPiece } from './product-page-data.ts'
import { type SellableParts, toSellable } from './to-sellable.ts'

/** The products of an outfit, each in the size it is shown in; null where the outfit names none, which is a mistake. */
export function toPieces(
  outfit: FoundProduct,
  products: readonly FoundProduct[],
  parts: SellableParts,
): OutfitPiece[] | null {
  const members = groupedMembers(
    (outfit.productLinks ?? []).map((link) => ({
      type: link.linkType === 'associated' ? ('associated' as const) : ('related' as const),
      linkedSku: link.linkedProductSku,
      linkedType: link.linkedProductType === 'simple' ? ('simple' as const) : ('configurable' as const),
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
function sells({ sku, configurableChildren: children }: FoundProduct, wanted: string): boolean {
  return sku === wanted || (children ?? []).some((child) => child.sku === wanted)
}

export function pieceSkus({ productLinks: links }: FoundProduct): string[] {
  return (links ?? []).filter(({ linkType }) => linkType === 'associated').map(({ linkedProductSku: sku }) => sku)
}
