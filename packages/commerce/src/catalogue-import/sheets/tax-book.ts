import type { TaxRuleDocument } from '@vonk/contract'
import type { SheetShop } from './load-sheet-shop.ts'
import { largestOf, type SheetDocument } from './sheet-document.ts'

/** Percent by country. */
export type Rates = ReadonlyMap<string, number>

export type TaxBook = ReturnType<typeof createTaxBook>

/** What goods without a word about tax belong to, as in Magento. */
export const usualTaxClass = 2
const CUSTOMERS = 3

/** The tax classes of a shop by their rates; a sheet that has others makes a class with a rule of its own for them. */
export function createTaxBook({ views }: SheetShop) {
  const stored = views.flatMap(({ taxRules }) => taxRules)
  const rules = [...views[0].taxRules]
  const made: { readonly line: number; readonly rule: TaxRuleDocument }[] = []
  const classes = () => new Set(rules.flatMap(({ product_tax_class_ids: ids }) => ids))

  function make(rates: Rates, line: number): number {
    const all = [...stored, ...rules]
    const id = largestOf(all.map((rule) => rule.id)) + 1
    const taxClass = Math.max(usualTaxClass - 1, largestOf(all.flatMap((rule) => rule.product_tax_class_ids))) + 1
    const largestRate = largestOf(all.flatMap((rule) => rule.rates.map((rate) => rate.id)))
    const rule = {
      id,
      code: `VAT ${[...rates].map(([country, rate]) => `${country} ${rate}`).join(', ')}`,
      priority: 0,
      position: 0,
      customer_tax_class_ids: [CUSTOMERS],
      product_tax_class_ids: [taxClass],
      rates: [...rates].map(([country, rate], at) => ({
        id: largestRate + 1 + at,
        tax_country_id: country,
        rate,
        code: `${country} ${rate}`,
      })),
    }
    rules.push(rule)
    made.push({ line, rule })
    return taxClass
  }

  return {
    classOf(rates: Rates, line: number): number {
      const fit = [...classes()].toSorted((one, other) => one - other).find((each) => has(rules, each, rates))
      return fit ?? make(rates, line)
    },
    documents: (): SheetDocument[] =>
      views.flatMap(({ view }) =>
        made.map(({ line, rule }) => ({ line, view: view.code, entity: 'taxrule' as const, fields: rule })),
      ),
    created: () => made.map(({ rule }) => rule),
  }
}

/** Whether goods of a class are taxed by these rates, wherever in the country they go. */
function has(rules: readonly TaxRuleDocument[], taxClass: number, wanted: Rates): boolean {
  const rates = rules.filter(({ product_tax_class_ids: ids }) => ids.includes(taxClass)).flatMap((rule) => rule.rates)
  return [...wanted].every(([country, percent]) =>
    rates.some((each) => each.tax_country_id === country && each.rate === percent && !each.tax_region_id),
  )
}
