import type { DemoSellable } from '../catalogue/demo-catalogue.ts'
import type { Brand } from '../label/index.ts'
import { colours, type GarmentType } from '../label/index.ts'
import type { Audience, Translated } from '../words/index.ts'

/** A product page with what its reviewers may mention. */
export type ReviewedProduct = {
  readonly id: number
  readonly sku: string
  readonly brand: Brand
  readonly garment: GarmentType
  readonly audience: Audience
  readonly name: Translated
  readonly colour: Translated | null
  /** As they are sold, smallest first. */
  readonly sizes: readonly string[]
}

/** The pages of the garments that are on show; gift cards and sewing patterns are not tried on. */
export function reviewedProducts(sellables: readonly DemoSellable[]): readonly ReviewedProduct[] {
  const byPage = Map.groupBy(
    sellables.filter(({ isListed }) => isListed),
    ({ parentId }) => parentId,
  )
  return [...byPage].flatMap(([id, variants]) => {
    const [first] = variants
    if (!first?.garment || !first.audience) return []
    const { parentSku: sku, brand, garment, audience, name } = first
    const sizes = [...new Set(variants.flatMap(({ size }) => size ?? []))]
    return [{ id, sku, brand, garment, audience, name, colour: colourNamed(first.colour), sizes }]
  })
}

function colourNamed(colour: string | null): Translated | null {
  const found = colours.find(({ id, names }) => id === colour || Object.values(names).includes(colour ?? ''))
  return found?.names ?? null
}
