import type { AttributeDocument, TaxRuleDocument } from '@vonk/contract'
import { putAttributes, putTaxRules, readTaxRules } from '../../catalogue/index.ts'
import { checkAttribute, checkTaxRule } from '../checking/check-document.ts'
import { coerceAttribute, coerceTaxRule } from '../coercing/coerce-others.ts'
import { completeAttribute, mentionedAttributes } from '../deriving/complete-attribute.ts'
import { createAttributeBook } from '../deriving/create-attribute-book.ts'
import { acceptRows, type Located } from './accept-rows.ts'
import { fieldsOf, type ImportRun, read } from './import-run.ts'
import type { ViewImport } from './open-view-import.ts'
import { countStored, storeDocuments } from './store-documents.ts'
import type { ViewSurvey } from './survey-dump.ts'

export async function importTaxRules(
  run: ImportRun,
  viewImport: ViewImport,
  { referenceData, counts }: ViewSurvey,
): Promise<void> {
  const view = viewImport.view.code
  const taxRules = await read(run, (db) => readTaxRules(db, view))
  const candidates = referenceData.taxrule.map((row) => ({ row, fields: coerceTaxRule(fieldsOf(row)) }))
  const rules = acceptRows(run, viewImport, candidates, checkTaxRule)
  const stored = await storeDocuments(run, { view, entity: 'taxrule', items: rules }, (db, documents) =>
    putTaxRules(db, view, documents),
  )
  countStored(run, viewImport, { ...stored, entity: 'taxrule', idOf: ({ id }) => id })
  if (counts.has('product')) warnOfMissingTax(run, viewImport, [...rules.map(({ document }) => document), ...taxRules])
}

/** Nobody means to sell without tax: a view whose country no rate is for would. */
function warnOfMissingTax({ ledger }: ImportRun, { view }: ViewImport, rules: readonly TaxRuleDocument[]): void {
  const { code, taxCountry } = view
  const countries = new Set(rules.flatMap(({ rates }) => (rates ?? []).map((rate) => rate.tax_country_id)))
  if (countries.has(taxCountry)) return
  const others = countries.size > 0 ? `, only for ${[...countries].toSorted().join(', ')}` : ''
  ledger.warn(
    `There is no tax rate for ${taxCountry}, the country of the view ${code}${others}: it sells without VAT until a tax rule with one is imported.`,
  )
}

/** Stores the attributes of the dump, and what its products tell of options nobody has named. */
export async function importAttributes(run: ImportRun, viewImport: ViewImport, survey: ViewSurvey): Promise<void> {
  const view = viewImport.view.code
  const attributes = attributesOf(run, viewImport, survey)
  viewImport.book = createAttributeBook(attributes.map(({ document }) => document))
  const stored = await storeDocuments(run, { view, entity: 'attribute', items: attributes }, (db, documents) =>
    putAttributes(db, view, documents),
  )
  countStored(run, viewImport, { ...stored, entity: 'attribute', idOf: ({ attribute_id }) => attribute_id })
}

function attributesOf(
  run: ImportRun,
  viewImport: ViewImport,
  { referenceData, observed }: ViewSurvey,
): Located<AttributeDocument>[] {
  const candidates = referenceData.attribute.map((row) => ({ row, fields: coerceAttribute(fieldsOf(row)) }))
  const dumped = acceptRows(run, viewImport, candidates, checkAttribute)
  const codes = new Set(dumped.map(({ document }) => document.attribute_code))
  const ids = new Set(dumped.map(({ document }) => document.attribute_id))
  const others = [...viewImport.attributes.values()].filter(
    ({ attribute_code: code, attribute_id: id }) => !codes.has(code) && !ids.has(id),
  )
  const all = [...dumped, ...others.map((document) => ({ document, row: null }))]
  const completed = all.map(({ document, row }) => {
    const code = document.attribute_code
    const stored = run.isRemoving ? undefined : viewImport.attributes.get(code)
    return { row, document: completeAttribute(document, { observed: observed.get(code), stored }) }
  })
  const book = createAttributeBook(completed.map(({ document }) => document))
  const isKnown = ({ id, code }: { id: number | null; code: string }) =>
    book.findByCode(code) !== undefined || book.findById(id) !== undefined
  return [...completed, ...mentionedAttributes(observed, isKnown).map((document) => ({ document, row: null }))]
}
