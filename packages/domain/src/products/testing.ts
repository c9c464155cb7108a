import { type TaxedAmount, taxedAmount } from '../tax/index.ts'
import type { BundleLink, BundleOption } from './bundle.ts'
import type { CustomOption } from './custom-options-price.ts'
import type { LoadableProduct } from './decide-product-load.ts'
import type { ProductLink } from './product-link.ts'

/** An amount of which 21 % tax is part. */
export function anAmount(gross: number): TaxedAmount {
  return taxedAmount(gross, { rate: 210_000, sourcePriceIncludesTax: true })
}

export function aLoadableProduct(overrides: Partial<LoadableProduct> = {}): LoadableProduct {
  return { status: 1, visibility: 4, parentSku: null, ...overrides }
}

export function aLink(overrides: Partial<ProductLink> = {}): ProductLink {
  return { type: 'associated', linkedSku: 'shirt', linkedType: 'simple', ...overrides }
}

export function aBundleLink(overrides: Partial<BundleLink> = {}): BundleLink {
  return { id: 'l1', sku: 'shirt', isDefault: false, quantity: 1, price: anAmount(1999), ...overrides }
}

export function aBundleOption(overrides: Partial<BundleOption> = {}): BundleOption {
  return { id: 'top', isRequired: true, links: [aBundleLink()], ...overrides }
}

export function aCustomOption(overrides: Partial<CustomOption> = {}): CustomOption {
  const values = [
    { id: '1', price: { kind: 'fixed', amount: 250 } as const },
    { id: '2', price: { kind: 'percent', rate: 100_000 } as const },
  ]
  return { id: 'print', type: 'checkbox', isRequired: false, price: null, values, ...overrides }
}
