import type { ProductDocument } from '@vonk/contract'

/** Variants that do not say what they cost, cost what the product does. */
export function priceChildren(document: ProductDocument): ProductDocument {
  const { price, special_price, special_from_date, special_to_date, configurable_children: children } = document
  if ((price ?? null) === null || !children?.some(isUnpriced)) return document
  const prices = {
    price,
    ...(special_price !== undefined && { special_price }),
    ...(special_from_date !== undefined && { special_from_date }),
    ...(special_to_date !== undefined && { special_to_date }),
  }
  return {
    ...document,
    configurable_children: children.map((child) => (isUnpriced(child) ? { ...child, ...prices } : child)),
  }
}

function isUnpriced({ price }: { readonly price?: number | null | undefined }): boolean {
  return (price ?? null) === null
}
