import type { AttributeDocument } from '@vonk/contract'
import { putAttributes, putTaxRules } from '../../catalogue/index.ts'
import { checkAttribute, checkTaxRule } from '../checking/check-document.ts'
import { coerceAttribute, coerceTaxRule } from '../coercing/coerce-others.ts'
import { completeAttribute, mentionedAttributes } from '../deriving/complete-attribute.ts'
import { createAttributeBook } from '../deriving/create-attribute-book.ts'
import { acceptRows, type Located } from './accept-rows.ts'
import { fieldsOf, type ImportRun } from './import-run.ts'
import type { Shelf } from './open-shelf.ts'
import { countStored, storeDocuments } from './store-documents.ts'
import type { ViewSurvey } from './survey-dump.ts'

export async function importTaxRules(run: ImportRun, shelf: Shelf, { furniture }: ViewSurvey): Promise<void> {
  const candidates = furniture.taxrule.map((row) => ({ row, fields: coerceTaxRule(fieldsOf(row)) }))
  const rules = acceptRows(run, shelf, candidates, checkTaxRule)
  const stored = await storeDocuments(run, rules, (db, documents) => putTaxRules(db, shelf.view.code, documents))
  countStored(run, shelf, { ...stored, entity: 'taxrule', idOf: ({ id }) => id })
}

/** Stores the attributes of the dump, and what its products tell of options nobody has named. */
export async function importAttributes(run: ImportRun, shelf: Shelf, survey: ViewSurvey): Promise<void> {
  const attributes = attributesOf(run, shelf, survey)
  shelf.book = createAttributeBook(attributes.map(({ document }) => document))
  const stored = await storeDocuments(run, attributes, (db, documents) => putAttributes(db, shelf.view.code, documents))
  countStored(run, shelf, { ...stored, entity: 'attribute', idOf: ({ attribute_id }) => attribute_id })
}

function attributesOf(run: ImportRun, shelf: Shelf, { furniture, observed }: ViewSurvey): Located<AttributeDocument>[] {
  const candidates = furniture.attribute.map((row) => ({ row, fields: coerceAttribute(fieldsOf(row)) }))
  const dumped = acceptRows(run, shelf, candidates, checkAttribute)
  const codes = new Set(dumped.map(({ document }) => document.attribute_code))
  const ids = new Set(dumped.map(({ document }) => document.attribute_id))
  const others = [...shelf.attributes.values()].filter(
    ({ attribute_code: code, attribute_id: id }) => !codes.has(code) && !ids.has(id),
  )
  const all = [...dumped, ...others.map((document) => ({ document, row: null }))]
  const completed = all.map(({ document, row }) => {
    const code = document.attribute_code
    const stored = run.isRemoving ? undefined : shelf.attributes.get(code)
    return { row, document: completeAttribute(document, { observed: observed.get(code), stored }) }
  })
  const book = createAttributeBook(completed.map(({ document }) => document))
  const isKnown = ({ id, code }: { id: number | null; code: string }) =>
    book.findByCode(code) !== undefined || book.findById(id) !== undefined
  return [...completed, ...mentionedAttributes(observed, isKnown).map((document) => ({ document, row: null }))]
}
