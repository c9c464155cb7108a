import { type Cents, timesRatio } from '../money/index.ts'
import { err, ok, type Result } from '../result/index.ts'
import { type Rate, wholeRate } from '../tax/index.ts'

export type OptionPrice =
  | { readonly kind: 'fixed'; readonly amount: Cents }
  | { readonly kind: 'percent'; readonly rate: Rate }

export type CustomOption = {
  readonly id: string
  readonly type: 'radio' | 'checkbox' | 'select' | 'drop-down' | 'field'
  readonly isRequired: boolean
  /** What filling in a field costs. */
  readonly price: OptionPrice | null
  readonly values: readonly { readonly id: string; readonly price: OptionPrice }[]
}

/** `optionValue` holds the chosen value ids, separated by commas, or what was typed into a field. */
export type CustomChoice = { readonly optionId: string; readonly optionValue: string }

export type CustomOptionRefusal =
  | { readonly code: 'option-unknown'; readonly optionId: string }
  | { readonly code: 'option-required'; readonly optionId: string }
  | { readonly code: 'option-value-unknown'; readonly optionId: string; readonly value: string }
  | { readonly code: 'option-takes-one'; readonly optionId: string }

export type CustomisedProduct = {
  readonly productPrice: Cents
  readonly options: readonly CustomOption[]
  readonly choices: readonly CustomChoice[]
}

/** What the chosen options add to the price of one piece; a percentage is one of the product's own price. */
export function customOptionsPrice({
  productPrice,
  options,
  choices,
}: CustomisedProduct): Result<Cents, CustomOptionRefusal> {
  const stranger = choices.find(({ optionId }) => options.every(({ id }) => id !== optionId))
  if (stranger) return err({ code: 'option-unknown', optionId: stranger.optionId })

  let sum = 0
  for (const option of options) {
    const text = choices.find(({ optionId }) => optionId === option.id)?.optionValue ?? ''
    const prices = chosenPrices(option, text.trim())
    if (!prices.ok) return prices
    for (const price of prices.value) sum += optionAmount(price, productPrice)
  }
  return ok(sum)
}

/** The ids in a comma-separated value, each once. */
export function selectedValueIds(optionValue: string): string[] {
  const ids = optionValue.split(',').map((id) => id.trim())
  return [...new Set(ids)].filter((id) => id !== '')
}

function chosenPrices(option: CustomOption, text: string): Result<OptionPrice[], CustomOptionRefusal> {
  const ids = option.type === 'field' ? [text].filter((typed) => typed !== '') : selectedValueIds(text)
  if (ids.length === 0) return option.isRequired ? err({ code: 'option-required', optionId: option.id }) : ok([])
  if (option.type === 'field') return ok(option.price === null ? [] : [option.price])
  if (ids.length > 1 && option.type !== 'checkbox') return err({ code: 'option-takes-one', optionId: option.id })
  return valuePrices(option, ids)
}

function valuePrices(option: CustomOption, ids: readonly string[]): Result<OptionPrice[], CustomOptionRefusal> {
  const prices: OptionPrice[] = []
  for (const id of ids) {
    const value = option.values.find((each) => each.id === id)
    if (value === undefined) return err({ code: 'option-value-unknown', optionId: option.id, value: id })
    prices.push(value.price)
  }
  return ok(prices)
}

/** What an option adds to a product at this price. */
export function optionAmount(price: OptionPrice, productPrice: Cents): Cents {
  return price.kind === 'fixed'
    ? price.amount
    : timesRatio(productPrice, { numerator: price.rate, denominator: wholeRate })
}
