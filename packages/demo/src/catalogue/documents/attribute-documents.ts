import type { AttributeDocument } from '@vonk/contract'
import type { Language } from '../../label/language.ts'
import { attributeLabels, filterLabels, type Translated } from '../../words/index.ts'
import { type AttributeOption, type OptionAttribute, options } from './options.ts'

type Attribute = {
  readonly id: number
  readonly code: string
  readonly label: Translated
  readonly input: string
  readonly isShown: boolean
  readonly isComparable: boolean
  readonly options: readonly AttributeOption[]
}

const ids: Readonly<Record<string, number>> = {
  price: 77,
  color: 93,
  size: 142,
  brand: 150,
  pim_geslacht: 151,
  pim_fitcode: 152,
  pim_seizoen: 153,
  pim_kinderleeftijd: 154,
  new: 160,
  sale: 161,
  product_labels: 162,
  fit_advice: 170,
  care_instructions: 171,
  care_symbols: 172,
  composition: 173,
  manufacturer: 180,
  manufacturer_address: 181,
  manufacturer_email: 182,
  responsible_person: 183,
  responsible_person_address: 184,
  responsible_person_email: 185,
  safety_warnings: 186,
}

export function attributeId(code: string): number {
  const id = ids[code]
  if (id === undefined) throw new Error(`no attribute is called ${code}`)
  return id
}

const inputs: Readonly<Record<string, string>> = {
  care_symbols: 'multiselect',
  product_labels: 'multiselect',
  new: 'boolean',
  sale: 'boolean',
  manufacturer: 'text',
  manufacturer_email: 'text',
  responsible_person: 'text',
  responsible_person_email: 'text',
}

const attributes: readonly Attribute[] = [
  ...Object.entries(filterLabels).map(([code, { label }]) => ({
    id: attributeId(code),
    code,
    label,
    input: code === 'price' ? 'price' : 'select',
    isShown: true,
    isComparable: code !== 'brand',
    options: optionsOf(code),
  })),
  ...Object.entries(attributeLabels).map(([code, label]) => ({
    id: attributeId(code),
    code,
    label,
    input: inputs[code] ?? 'textarea',
    isShown: code !== 'new' && code !== 'sale',
    isComparable: code === 'composition',
    options: [],
  })),
]

function optionsOf(code: string): readonly AttributeOption[] {
  // What is not among the keys has no options: the price.
  return code in options ? options[code as OptionAttribute] : []
}

export function attributeDocuments(language: Language): AttributeDocument[] {
  return attributes.map(({ id, code, label, input, isShown, isComparable, options: list }) => ({
    id,
    attribute_id: id,
    attribute_code: code,
    frontend_label: label[language],
    default_frontend_label: label[language],
    frontend_input: input,
    is_visible: true,
    is_visible_on_front: isShown,
    is_comparable: isComparable,
    is_user_defined: code !== 'price',
    options: list.map((option, index) => optionDocument(option, index, language)),
  }))
}

function optionDocument({ id, label, more }: AttributeOption, place: number, language: Language) {
  const { age, ...rest } = more ?? {}
  return {
    value: `${id}`,
    label: label[language],
    sort_order: place + 1,
    ...rest,
    ...(age && { age: age[language] }),
  }
}
