import type { ProductDocument } from '@vonk/contract'
import type { Language } from '../../label/language.ts'
import type { Translated } from '../../words/index.ts'
import { nameChoices, nameField, type OptionChoice } from './option-texts.data.ts'

export type CustomOptions = NonNullable<ProductDocument['custom_options']>
type Own = { readonly id: number; readonly place: number; readonly language: Language }

/** What a buyer may say about a printed name, and what it costs. */
export function nameOptions({ id }: { readonly id: number }, language: Language): CustomOptions {
  const field = fieldOption(
    { title: nameField, purpose: 'print-text', isRequired: true, most: 12, price: 0 },
    { id, place: 0, language },
  )
  return [field, ...nameChoices.map((choice, index) => choiceOption(choice, { id, place: index + 1, language }))]
}

type Field = {
  readonly title: Translated
  readonly purpose: string
  readonly isRequired: boolean
  readonly most: number
  readonly price: number
}

export function fieldOption(
  { title, purpose, isRequired, most, price }: Field,
  { id, place, language }: Own,
): CustomOptions[number] {
  return {
    option_id: id * 10 + place,
    title: title[language],
    purpose,
    type: 'field',
    is_require: isRequired,
    sort_order: place,
    max_characters: most,
    price,
    price_type: 'fixed',
  }
}

export function choiceOption(
  { type, title, purpose, isRequired, values }: OptionChoice,
  { id, place, language }: Own,
): CustomOptions[number] {
  return {
    option_id: id * 10 + place,
    title: title[language],
    ...(purpose && { purpose }),
    type,
    is_require: isRequired,
    sort_order: place,
    values: values.map(([label, price, kind, look], index) => ({
      option_type_id: id * 100 + place * 10 + index,
      title: label[language],
      ...(look && { look }),
      price,
      price_type: kind,
      sort_order: index,
    })),
  }
}
