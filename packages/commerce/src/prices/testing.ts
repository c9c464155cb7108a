import { type ProductDocument, taxRuleOf } from '@vonk/contract'
import { defaultSettings, type ShopSettings } from '@vonk/domain/settings'
import type { StoreView } from '@vonk/domain/stores'
import { taxCountryOf } from '@vonk/domain/tax'
import type { Db } from '@vonk/platform/db'
import { readTaxRules } from '../catalogue/index.ts'
import type { PriceContext } from './load-pricing.ts'
import type { PricingView } from './price-document.ts'

/** A product document with only what a test is about. */
export function aDocument(parts: Partial<ProductDocument> & Record<string, unknown> = {}): ProductDocument {
  return {
    id: 1,
    sku: 'vk1',
    type_id: 'simple',
    name: 'Hoodie Spark',
    status: 1,
    visibility: 4,
    price: 40,
    tax_class_id: 2,
    ...parts,
  }
}

const dutchTax = {
  id: 1,
  productClasses: [2],
  customerClasses: [3],
  rates: [
    { rate: 210_000, country: 'NL', regionId: 0, regionName: null },
    { rate: 190_000, country: 'DE', regionId: 0, regionName: null },
  ],
}

export const NOW = Date.parse('2026-11-15T12:00:00Z')

export function aPricingView(parts: Partial<PricingView> = {}): PricingView {
  return {
    now: NOW,
    groupId: null,
    taxRules: [dutchTax],
    country: 'NL',
    settings: defaultSettings,
    utcOffsetMinutes: 60,
    historyOf: () => [],
    isSoldOut: () => false,
    linkedOf: () => undefined,
    ...parts,
  }
}

export async function loadPriceContext(db: Db, view: StoreView, settings: ShopSettings): Promise<PriceContext> {
  const rules = await readTaxRules(db, view.code)
  return { code: view.code, country: taxCountryOf(null, settings).country, settings, taxRules: rules.map(taxRuleOf) }
}
