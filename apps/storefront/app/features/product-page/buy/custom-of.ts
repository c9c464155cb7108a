import type { CartLine } from '@vonk/domain/cart'
import type { Cents } from '@vonk/domain/money'
import {
  type CustomChoice,
  type CustomOptionRefusal,
  customOptionsPrice,
  selectedValueIds,
} from '@vonk/domain/products'
import { err, ok, type Result } from '@vonk/domain/result'
import type { PageCustomOption, PageProduct } from '../load/product-page-data.ts'
import { chosenVariant, type Selection } from './selection.ts'

/** A cart line with what it takes to show it before the server has answered. */
export type LineView = CartLine & {
  readonly name: string
  readonly image: string
  readonly page: string
  readonly choices: readonly { readonly label: string; readonly value: string }[]
}

export type CustomPart = {
  readonly choices: readonly CustomChoice[]
  readonly shown: LineView['choices']
  readonly price: Cents
}

export type CustomRefusal = CustomOptionRefusal | { readonly code: 'answer-wrong'; readonly optionId: string }

/** What the shopper wants made to order, and what that adds to the price. */
export function customOf(product: PageProduct, selection: Selection): Result<CustomPart, CustomRefusal> {
  const [wrong] = selection.wrong
  if (wrong !== undefined) return err({ code: 'answer-wrong', optionId: wrong })
  const choices = product.customOptions.flatMap(({ id }) => {
    const optionValue = (selection.custom[id] ?? '').trim()
    return optionValue === '' ? [] : [{ optionId: id, optionValue }]
  })
  const price = customOptionsPrice({
    productPrice: basePrice(product, selection),
    options: product.customOptions,
    choices,
  })
  if (!price.ok) return price
  return ok({ choices, shown: choices.map((choice) => describe(choice, product.customOptions)), price: price.value })
}

/** What the choices made so far add; open required ones do not count yet. */
export function customPriceSoFar(product: PageProduct, selection: Selection): Cents {
  const options = product.customOptions.map((option) => ({ ...option, isRequired: false }))
  const custom = customOf({ ...product, customOptions: options }, { ...selection, wrong: [] })
  return custom.ok ? custom.value.price : 0
}

/** What percentages are counted from. */
export function basePrice(product: PageProduct, { configuration }: Selection): Cents {
  return chosenVariant(product, configuration)?.price ?? product.prices?.final ?? 0
}

function describe({ optionId, optionValue }: CustomChoice, options: readonly PageCustomOption[]) {
  const option = options.find(({ id }) => id === optionId)
  const titles = selectedValueIds(optionValue).map((id) => option?.values.find((value) => value.id === id)?.title)
  const value = option?.type === 'field' ? optionValue : titles.filter((title) => title !== undefined).join(', ')
  return { label: option?.title ?? '', value }
}
