import {
  type AttributeDocument,
  attributeDocumentSchema,
  type CategoryDocument,
  categoryDocumentSchema,
  type ProductDocument,
  productDocumentSchema,
  type ReviewDocument,
  reviewDocumentSchema,
  type TaxRuleDocument,
  taxRuleDocumentSchema,
} from '@vonk/contract'
import { err, ok, type Result } from '@vonk/domain/result'
import type { z } from 'zod'
import type { Fields } from '../reading/dump-row.ts'
import { describeIssues } from './describe-issues.ts'
import { findTooLong } from './find-too-long.ts'

/** Why a document is refused, in words. */
export type CheckRefusal = { readonly code: 'document-refused'; readonly reason: string }

type Checked<Document> = Result<Document, CheckRefusal>

export function checkProduct(fields: Fields): Checked<ProductDocument> {
  const checked = check<ProductDocument>(productDocumentSchema, fields)
  if (!checked.ok) return checked
  const { sku, status, visibility, configurable_children: children } = checked.value
  const variants = children ?? []
  const ids = Object.fromEntries(variants.map(({ id }, at) => [`configurable_children.${at}.id`, id]))
  const tooLarge = findTooLarge({ id: checked.value.id, status, visibility, ...ids })
  if (tooLarge !== null) return refuse(tooLarge)
  const skus = variants.map((each) => each.sku)
  if (![sku, ...skus].every(isPlain)) return refuse('its sku has signs no sku can have')
  return new Set(skus).size < skus.length ? refuse('two of its variants have the same sku') : checked
}

export function checkCategory(fields: Fields): Checked<CategoryDocument> {
  return withStorableNumbers(check<CategoryDocument>(categoryDocumentSchema, fields), ({ id, parent_id }) => ({
    id,
    parent_id,
  }))
}

export function checkAttribute(fields: Fields): Checked<AttributeDocument> {
  const checked = check<AttributeDocument>(attributeDocumentSchema, fields)
  if (checked.ok && !isPlain(checked.value.attribute_code)) return refuse('its code has signs no code can have')
  return withStorableNumbers(checked, ({ attribute_id }) => ({ attribute_id }))
}

export function checkTaxRule(fields: Fields): Checked<TaxRuleDocument> {
  return withStorableNumbers(check<TaxRuleDocument>(taxRuleDocumentSchema, fields), ({ id }) => ({ id }))
}

export function checkReview(fields: Fields): Checked<ReviewDocument> {
  const checked = check<ReviewDocument>(reviewDocumentSchema, fields)
  if (!checked.ok) return checked
  const { title, detail, nickname, review_status: status, created_at } = checked.value
  if ([title, detail, nickname].some((text) => text.trim() === '')) return refuse('its title, text or name is empty')
  if (![1, 2, 3].includes(status)) return refuse(`${status} is no status of a review`)
  if (Number.isNaN(Date.parse(created_at))) return refuse(`"${created_at}" is no moment`)
  return withStorableNumbers(checked, ({ id, product_id, customer_id }) => ({
    id,
    product_id,
    customer_id: customer_id ?? 0,
  }))
}

// The schema's own reading is not used: it puts the fields into another order.
function check<Document>(schema: z.ZodType<Document>, fields: Fields): Checked<Document> {
  const tooLong = findTooLong(fields)
  if (tooLong !== null) return refuse(tooLong)
  const parsed = schema.safeParse(fields)
  // What the schema accepts as it stands is a document.
  return parsed.success ? ok(fields as Document) : refuse(describeIssues(parsed.error.issues, fields))
}

type Numbers = Readonly<Record<string, number>>

function withStorableNumbers<Document>(checked: Checked<Document>, numbersOf: (document: Document) => Numbers) {
  const tooLarge = checked.ok ? findTooLarge(numbersOf(checked.value)) : null
  return tooLarge === null ? checked : refuse(tooLarge)
}

function refuse(reason: string) {
  return err({ code: 'document-refused', reason })
}

// As large as the columns.
const LARGEST = 2_147_483_647

/** Which number is larger than its column takes, in words; null when none is. */
function findTooLarge(numbers: Numbers): string | null {
  const [field, value] = Object.entries(numbers).find(([, number]) => Math.abs(number) > LARGEST) ?? []
  return field === undefined ? null : `${field} is ${value}: the shop stores numbers up to ${LARGEST} there`
}

/** Codes that differ only in signs the database drops would be one. */
function isPlain(code: string): boolean {
  return code.isWellFormed() && !/\p{Cc}/u.test(code)
}
