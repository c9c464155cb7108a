import { type Fields, isFields } from '../reading/dump-row.ts'
import { type AttributeBook, labelOfAttribute } from './create-attribute-book.ts'

/** A product with what its variants differ in, completed from the variants and from what the attributes are called. */
export function completeConfigurableOptions(product: Fields, book: AttributeBook): Fields {
  const children = fieldsIn(product['configurable_children'])
  if (product['type_id'] !== 'configurable' || children.length === 0) return product
  const given = fieldsIn(product['configurable_options'])
  const options =
    given.length > 0 ? given.map((each) => completeOption(each, children, book)) : findOptions(children, book)
  const isSame = options.length === given.length && options.every((each, at) => each === given[at])
  return isSame ? product : { ...product, configurable_options: options }
}

function fieldsIn(list: unknown): Fields[] {
  return Array.isArray(list) ? list.filter(isFields) : []
}

function completeOption(option: Fields, children: readonly Fields[], book: AttributeBook): Fields {
  const attribute = book.findById(option['attribute_id'])
  const { attribute_code, label: given } = option
  const code =
    typeof attribute_code === 'string' ? attribute_code : (attribute?.attribute_code ?? codeOf(given, children))
  if (code === null) return option
  const label = typeof given === 'string' && given !== '' ? given : (labelOfAttribute(book.findByCode(code)) ?? code)
  const values = fieldsIn(option['values'])
  const completed =
    values.length > 0 ? values.map((value) => completeValue(value, code, book)) : valuesOf(code, children, book)
  const isSame = attribute_code === code && given === label && completed.every((value, at) => value === values[at])
  return isSame ? option : { ...option, attribute_code: code, label, values: completed }
}

/** Some only say "Color": the field of that name. */
function codeOf(label: unknown, children: readonly Fields[]): string | null {
  const code = typeof label === 'string' ? label.trim().toLowerCase() : ''
  return code !== '' && children.every((child) => isOption(child[code])) ? code : null
}

function completeValue(value: Fields, code: string, book: AttributeBook): Fields {
  const { label, value_index: index } = value
  if (typeof label === 'string' && label.trim() !== '') return value
  const found = book.labelOf(code, index)
  return found === undefined ? value : { ...value, label: found }
}

function valuesOf(code: string, children: readonly Fields[], book: AttributeBook): Fields[] {
  const values = [...new Map(children.map((child) => [String(child[code]), child[code]])).values()].filter(isOption)
  return values.map((value_index) => ({ value_index, label: book.labelOf(code, value_index) ?? String(value_index) }))
}

/**
 * What the variants differ in, where it is clear: attributes with options that every variant has one of, and that together
 * tell all variants apart. Else none.
 */
function findOptions(children: readonly Fields[], book: AttributeBook): Fields[] {
  const codes = Object.keys(children[0] ?? {}).filter((code) => isChoice(code, children, book))
  const differing = codes.filter((code) => new Set(children.map((child) => String(child[code]))).size > 1)
  const chosen = differing.length > 0 ? differing : codes.filter((code) => usual.includes(code))
  const combinations = new Set(children.map((child) => JSON.stringify(chosen.map((code) => String(child[code])))))
  if (chosen.length === 0 || combinations.size < children.length) return []
  return chosen.map((code, position) => ({
    attribute_id: book.findByCode(code)?.attribute_id ?? code,
    attribute_code: code,
    label: labelOfAttribute(book.findByCode(code)) ?? code,
    position,
    values: valuesOf(code, children, book),
  }))
}

const usual: readonly string[] = ['color', 'size']

function isChoice(code: string, children: readonly Fields[], book: AttributeBook): boolean {
  const isNamed = (value: unknown) => usual.includes(code) || book.labelOf(code, value) !== undefined
  return children.every((child) => isOption(child[code]) && isNamed(child[code]))
}

function isOption(value: unknown): boolean {
  return typeof value === 'number' || (typeof value === 'string' && value !== '')
}
