import type { Configuration } from './variant.ts'

/** The product a page shows and how far the shopper has come in choosing one of its variants. */
export type ProductSelection<Product, Child> = {
  readonly product: Product
  readonly variant: Child | null
  readonly configuration: Configuration
  readonly isConfigured: boolean
}

/** A product was loaded, perhaps with a variant its address names. */
export function setProduct<Product, Child>(
  product: Product,
  variant: Child | null = null,
): ProductSelection<Product, Child> {
  return { product, variant, configuration: {}, isConfigured: variant !== null }
}

/** The shopper chose a variant by its attributes. */
export function configureProduct<Product, Child>(
  selection: ProductSelection<Product, Child>,
  { variant, configuration }: { readonly variant: Child; readonly configuration: Configuration },
): ProductSelection<Product, Child> {
  return { ...selection, variant, configuration, isConfigured: true }
}

export function resetProduct<Product, Child>(
  selection: ProductSelection<Product, Child>,
): ProductSelection<Product, Child> {
  return { ...selection, variant: null, configuration: {}, isConfigured: false }
}
