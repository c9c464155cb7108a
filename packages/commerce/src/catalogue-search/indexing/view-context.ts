import { type AttributeDocument, type TaxRuleDocument, taxRuleOf } from '@vonk/contract'
import type { ShopSettings } from '@vonk/domain/settings'
import type { StoreView } from '@vonk/domain/stores'
import { taxCountryOf } from '@vonk/domain/tax'
import type { Db } from '@vonk/platform/db'
import { readAttributes, readTaxRules } from '../../catalogue/index.ts'
import type { PriceContext } from '../../prices/index.ts'

/** What all products of a view share while they are priced and indexed. */
export type ViewContext = PriceContext & {
  readonly attributes: readonly AttributeDocument[]
  readonly taxRuleDocuments: readonly TaxRuleDocument[]
  labelOf(attribute: string, option: unknown): string | null
}

export async function loadViewContext(db: Db, view: StoreView, settings: ShopSettings): Promise<ViewContext> {
  const [attributes, taxRuleDocuments] = await Promise.all([readAttributes(db, view.code), readTaxRules(db, view.code)])
  return {
    code: view.code,
    country: taxCountryOf(null, settings).country,
    settings,
    attributes,
    taxRuleDocuments,
    taxRules: taxRuleDocuments.map(taxRuleOf),
    labelOf: createLabels(attributes),
  }
}

function createLabels(attributes: readonly AttributeDocument[]): ViewContext['labelOf'] {
  const labels = new Map<string, string>()
  for (const { attribute_code: code, options } of attributes) {
    for (const { value, label } of options ?? []) labels.set(`${code} ${value}`, label)
  }
  return (attribute, option) => labels.get(`${attribute} ${String(option)}`) ?? null
}
