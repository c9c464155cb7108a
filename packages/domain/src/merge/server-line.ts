import type { LineOptions, LineReference } from '../cart/index.ts'
import type { Cents } from '../money/index.ts'
import type { ProductType } from '../products/index.ts'

/** A row of the cart as the server keeps it. */
export type ServerLine = {
  readonly itemId: string
  readonly quoteId: string
  readonly sku: string
  readonly quantity: number
  readonly type: ProductType
  readonly options: LineOptions | null
  /** Of one piece at this quantity, tax included; not every server says it. */
  readonly unitPrice?: Cents | null
}

export function referenceOf({ sku, options, itemId }: ServerLine): LineReference {
  return { sku, options, serverItemId: itemId }
}
