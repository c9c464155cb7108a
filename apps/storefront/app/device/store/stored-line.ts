import { type LineReference, lineKey } from '@vonk/domain/cart'
import type { ProductType } from '@vonk/domain/products'
import * as v from 'valibot'
import type { CartLineView } from '../cart/cart-line-view.ts'
import {
  amount,
  anyText,
  type EachField,
  id,
  listOf,
  oneOf,
  orNull,
  renamed,
  text,
  textOrEmpty,
  texts,
} from './lenient.ts'

const types: readonly ProductType[] = ['simple', 'configurable', 'virtual', 'downloadable', 'grouped', 'bundle']

const orLeftOut = v.fallback(v.optional(anyText), undefined)
const choice = { optionId: id, optionValue: anyText }

const options = orNull(
  v.object({
    configurable: listOf(v.object({ ...choice, label: orLeftOut, value: orLeftOut })),
    custom: listOf(v.object(choice)),
    bundle: listOf(v.object({ optionId: id, optionQuantity: v.fallback(amount, 1), optionSelections: listOf(id) })),
  }),
)

const steps = v.pipe(
  listOf(v.object({ from: amount, unitPrice: amount })),
  v.transform(([single, ...others]) => (single ? ([single, ...others] as const) : undefined)),
)

function wholeFrom(least: number) {
  return v.custom<number>((value) => Number.isSafeInteger(value) && Number(value) >= least)
}

/** How each field of a line is read. */
export const lineFields = {
  sku: text,
  quantity: wholeFrom(1),
  parentSku: orNull(text),
  type: v.fallback(oneOf(types), 'simple'),
  options,
  // Not made again: the function that makes it is too heavy for the first page.
  checksum: textOrEmpty,
  unitPrice: orNull(amount),
  priceSteps: v.optional(steps),
  // They are asked for again.
  totals: v.fallback(
    v.custom<null>(() => false),
    null,
  ),
  previousQuantity: v.fallback(wholeFrom(0), 0),
  serverItemId: orNull(id),
  cartId: orNull(id),
  info: texts,
  errors: texts,
  isInStock: orNull(oneOf([true, false])),
  onlineStockCheckId: orNull(text),
  name: textOrEmpty,
  image: textOrEmpty,
  page: textOrEmpty,
  choices: listOf(v.object({ label: anyText, value: anyText })),
  available: orNull(amount),
  addIds: listOf(text),
} satisfies EachField<CartLineView>

const line = v.pipe(
  renamed({ serverCartId: 'cartId' }),
  v.object(lineFields),
  v.transform((stored): CartLineView => ({ ...stored, name: stored.name || stored.sku })),
)

/** A line that was kept twice would be pushed twice. */
export const lines = v.pipe(
  listOf(line),
  v.transform((all) => {
    const keys = all.map((each) => lineKey(each))
    return all.filter((_, place) => keys.indexOf(keys[place] ?? '') === place)
  }),
)

const referenceFields = { sku: text, options, serverItemId: orNull(id) } satisfies EachField<LineReference>

export const reference = v.object(referenceFields)
