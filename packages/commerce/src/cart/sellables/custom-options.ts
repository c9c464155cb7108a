import type { ProductDocument } from '@vonk/contract'
import { type Gift, type GiftRefusal, readGift } from '@vonk/domain/gifts'
import { type Cents, toCents } from '@vonk/domain/money'
import {
  type CustomChoice,
  type CustomOption,
  customOptionsPrice,
  isMarked,
  type OptionPrice,
  selectedValueIds,
} from '@vonk/domain/products'
import { err, ok, type Result } from '@vonk/domain/result'
import { rateFromPercent } from '@vonk/domain/tax'
import type { SellableRefusal, ShownOption } from './sellable.ts'

type OptionDocument = NonNullable<ProductDocument['custom_options']>[number]
type Customised = {
  readonly product: ProductDocument
  readonly price: Cents
  readonly choices: readonly CustomChoice[]
}

/** What the chosen custom options add to the price of one piece. */
export function priceCustomOptions({ product, price, choices }: Customised): Result<Cents, SellableRefusal> {
  const documents = product.custom_options ?? []
  const tooLong = choices.find(({ optionId, optionValue }) => {
    const limit = documents.find(({ option_id }) => String(option_id) === optionId)?.max_characters
    return limit && [...optionValue.trim()].length > limit
  })
  if (tooLong) return err({ code: 'option-too-long', optionId: tooLong.optionId })
  return customOptionsPrice({ productPrice: price, options: documents.map(toCustomOption), choices })
}

/** What the answers on a gift card mean, null for everything else: an option says what its answer is for. */
export function giftOf(product: ProductDocument, choices: readonly CustomChoice[]): Result<Gift | null, GiftRefusal> {
  if (!isMarked(product.is_gift_card)) return ok(null)
  const answers = (product.custom_options ?? []).flatMap(({ option_id: id, purpose }) => {
    const choice = choices.find(({ optionId }) => optionId === String(id))
    return purpose && choice ? [{ optionId: choice.optionId, purpose, text: choice.optionValue }] : []
  })
  return readGift(answers)
}

/** The chosen custom options in words. */
export function showCustomOptions({ product, choices }: Pick<Customised, 'product' | 'choices'>): ShownOption[] {
  return choices.flatMap(({ optionId, optionValue }) => {
    const option = (product.custom_options ?? []).find(({ option_id }) => String(option_id) === optionId)
    const value = option && wordsOf(option, optionValue)
    return option && value ? [{ label: option.title, value }] : []
  })
}

function wordsOf(option: OptionDocument, text: string): string {
  if (option.type === 'field') return text.trim()
  const titles = selectedValueIds(text).map(
    (id) => option.values?.find(({ option_type_id }) => String(option_type_id) === id)?.title ?? id,
  )
  return titles.join(', ')
}

function toCustomOption(option: OptionDocument): CustomOption {
  return {
    id: String(option.option_id),
    type: option.type === 'drop_down' ? 'drop-down' : option.type,
    isRequired: option.is_require,
    price: option.price === null || option.price === undefined ? null : toPrice(option.price, option.price_type),
    values: (option.values ?? []).map((value) => ({
      id: String(value.option_type_id),
      price: toPrice(value.price, value.price_type),
    })),
  }
}

function toPrice(price: number, type: 'fixed' | 'percent' | null | undefined): OptionPrice {
  return type === 'percent'
    ? { kind: 'percent', rate: rateFromPercent(price) }
    : { kind: 'fixed', amount: toCents(price) }
}
