import { type Fields, isFields } from '../reading/dump-row.ts'

/** What products say about the attributes their variants differ in. */
export type ObservedAttribute = {
  readonly id: number | null
  readonly code: string
  readonly label: string | null
  readonly labels: Map<string, string>
}

/** By the code of the attribute, or its id where a product does not say the code. */
export type ObservedOptions = Map<string, ObservedAttribute>

/** Adds what a product calls its options; of two names for one option the first counts. */
export function observeOptions(observed: ObservedOptions, product: Fields): void {
  const { configurable_options: options } = product
  if (!Array.isArray(options)) return
  for (const option of options) if (isFields(option)) observeOption(observed, option)
}

function observeOption(observed: ObservedOptions, option: Fields): void {
  const { attribute_code: code, attribute_id: id, label, values } = option
  if (typeof code !== 'string' || !Array.isArray(values)) return
  const attribute = observed.get(code) ?? { id: wholeNumber(id), code, label: textOf(label), labels: new Map() }
  observed.set(code, attribute)
  for (const value of values) {
    const name = isFields(value) ? textOf(value['label']) : null
    const index = isFields(value) ? String(value['value_index']) : ''
    if (name !== null && !attribute.labels.has(index)) attribute.labels.set(index, name)
  }
}

function wholeNumber(value: unknown): number | null {
  const number = Number(value)
  return Number.isInteger(number) && number > 0 ? number : null
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' && value.trim() !== '' ? value : null
}
