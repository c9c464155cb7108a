import { type AttributeDocument, type TaxRuleDocument, taxRuleOf } from '@vonk/contract'
import type { Instant } from '@vonk/domain/pricing'
import type { ShopSettings } from '@vonk/domain/settings'
import type { StoreView } from '@vonk/domain/stores'
import { FALLBACK_TAX_COUNTRY, type TaxRule } from '@vonk/domain/tax'
import type { Db } from '@vonk/platform/db'
import { readAttributes, readTaxRules } from '../catalogue/index.ts'

/** What all products of a view share while they are priced and indexed. */
export type ViewContext = {
  readonly code: string
  readonly country: string
  readonly settings: ShopSettings
  readonly attributes: readonly AttributeDocument[]
  readonly taxRuleDocuments: readonly TaxRuleDocument[]
  readonly taxRules: readonly TaxRule[]
  labelOf(attribute: string, option: unknown): string | null
}

export async function loadViewContext(db: Db, view: StoreView, settings: ShopSettings): Promise<ViewContext> {
  const [attributes, taxRuleDocuments] = await Promise.all([readAttributes(db, view.code), readTaxRules(db, view.code)])
  return {
    code: view.code,
    country: view.taxCountry || FALLBACK_TAX_COUNTRY,
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

const clock = new Intl.DateTimeFormat('en', { timeZone: 'Europe/Amsterdam', timeZoneName: 'longOffset' })

/** How far the clocks of the shop's countries are ahead of UTC: they all show the same time. */
export function shopOffsetMinutes(now: Instant): number {
  const zone = clock.formatToParts(now).find(({ type }) => type === 'timeZoneName')?.value ?? ''
  const [, sign = '+', hours = '0', minutes = '0'] = /GMT([+-])(\d\d):(\d\d)/.exec(zone) ?? []
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes))
}
