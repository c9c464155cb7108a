import type { ConfigurableChoice, LineMarks, LineOptions, LineReference } from '@vonk/domain/cart'
import type { PriceSteps } from '@vonk/domain/pricing'
import type { BundleChoice, CustomChoice, ProductType } from '@vonk/domain/products'
import type { CartLineView } from './cart-line-view.ts'
import { fieldsOf, idOf, listOf, numberOf, readChoice, textOf } from './read-stored.ts'

const types: readonly ProductType[] = ['simple', 'configurable', 'virtual', 'downloadable', 'grouped', 'bundle']

/** A line as it was kept; null for what is none. */
export function readStoredLine(value: unknown): CartLineView | null {
  const stored = fieldsOf(value)
  const sku = textOf(stored?.sku)
  const quantity = numberOf(stored?.quantity)
  if (!stored || sku === null || quantity === null || !Number.isSafeInteger(quantity) || quantity < 1) return null
  return {
    sku,
    quantity,
    parentSku: textOf(stored.parentSku),
    type: types.find((type) => type === stored.type) ?? 'simple',
    options: readStoredOptions(stored.options),
    // Not made anew: the function that does is too heavy for the first page.
    checksum: textOf(stored.checksum) ?? '',
    unitPrice: numberOf(stored.unitPrice),
    ...readSteps(stored.priceSteps),
    totals: null,
    previousQuantity: Math.max(0, Math.trunc(numberOf(stored.previousQuantity) ?? 0)),
    serverItemId: idOf(stored.serverItemId),
    serverCartId: idOf(stored.serverCartId),
    itemId: idOf(stored.itemId),
    quoteId: idOf(stored.quoteId),
    info: readMarks(stored.info),
    errors: readMarks(stored.errors),
    isInStock: typeof stored.isInStock === 'boolean' ? stored.isInStock : null,
    onlineStockCheckId: textOf(stored.onlineStockCheckId),
    name: textOf(stored.name) ?? sku,
    image: textOf(stored.image) ?? '',
    page: textOf(stored.page) ?? '',
    choices: listOf(stored.choices, readChoice),
    available: numberOf(stored.available),
    ...readAddIds(stored.addIds),
  }
}

export function readStoredReference(value: unknown): LineReference | null {
  const stored = fieldsOf(value)
  const sku = textOf(stored?.sku)
  if (!stored || sku === null) return null
  return { sku, options: readStoredOptions(stored.options), serverItemId: idOf(stored.serverItemId) }
}

function readStoredOptions(value: unknown): LineOptions | null {
  const stored = fieldsOf(value)
  if (!stored) return null
  return {
    configurable: listOf(stored.configurable, readConfigurable),
    custom: listOf(stored.custom, readCustom),
    bundle: listOf(stored.bundle, readBundle),
  }
}

function readConfigurable(value: unknown): ConfigurableChoice | null {
  const custom = readCustom(value)
  const { label, value: shown } = fieldsOf(value) ?? {}
  if (!custom) return null
  return {
    ...custom,
    ...(typeof label === 'string' && { label }),
    ...(typeof shown === 'string' && { value: shown }),
  }
}

function readCustom(value: unknown): CustomChoice | null {
  const { optionId, optionValue } = fieldsOf(value) ?? {}
  const id = idOf(optionId)
  return id === null || typeof optionValue !== 'string' ? null : { optionId: id, optionValue }
}

function readBundle(value: unknown): BundleChoice | null {
  const stored = fieldsOf(value)
  const optionId = idOf(stored?.optionId)
  if (!stored || optionId === null) return null
  const optionSelections = listOf(stored.optionSelections, idOf)
  return { optionId, optionQuantity: numberOf(stored.optionQuantity) ?? 1, optionSelections }
}

function readSteps(value: unknown): { readonly priceSteps?: PriceSteps } {
  const [single, ...others] = listOf(value, readStep)
  return single ? { priceSteps: [single, ...others] } : {}
}

function readAddIds(value: unknown): Pick<CartLineView, 'addIds'> {
  const addIds = listOf(value, textOf)
  return addIds.length > 0 ? { addIds } : {}
}

function readStep(value: unknown): PriceSteps[number] | null {
  const { from, unitPrice } = fieldsOf(value) ?? {}
  return typeof from === 'number' && typeof unitPrice === 'number' ? { from, unitPrice } : null
}

function readMarks(value: unknown): LineMarks {
  const texts = Object.entries(fieldsOf(value) ?? {}).flatMap(([subject, mark]) =>
    typeof mark === 'string' ? [[subject, mark] as const] : [],
  )
  return Object.fromEntries(texts)
}
