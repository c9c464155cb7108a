import { colours } from '../../label/index.ts'
import { filterLabels, sizeUnits, type Translated } from '../../words/index.ts'
import { text } from '../../words/text.ts'
import { type Size, sizes } from '../range/sizes.data.ts'

export type AttributeOption = {
  readonly id: number
  readonly code: string
  readonly label: Translated
  /** What a client may show with it: the dye of a colour, the age a height fits. */
  readonly more?: { readonly swatch?: string; readonly age?: Translated; readonly kind?: string }
}

type Listed = Omit<AttributeOption, 'id'>

/** The options of every attribute products are filtered by; ids are unique among all of them, as in the API family. */
export const options = {
  brand: numbered(11, filterLabels.brand.options),
  pim_geslacht: numbered(21, filterLabels.pim_geslacht.options),
  pim_fitcode: numbered(31, filterLabels.pim_fitcode.options),
  pim_seizoen: numbered(41, filterLabels.pim_seizoen.options),
  pim_kinderleeftijd: numbered(51, filterLabels.pim_kinderleeftijd.options),
  color: numbered(
    101,
    colours.map(({ id, hex, names }) => ({ code: id, label: names, more: { swatch: hex } })),
  ),
  size: numbered(
    201,
    sizes.map((size) => ({ code: size.code, label: sizeLabel(size), more: sizeDetails(size) })),
  ),
} as const satisfies Record<string, readonly AttributeOption[]>

export type OptionAttribute = keyof typeof options

const byCode = new Map(
  Object.entries(options).flatMap(([attribute, list]) => list.map((option) => [`${attribute} ${option.code}`, option])),
)

export function optionOf(attribute: OptionAttribute, code: string): AttributeOption {
  const option = byCode.get(`${attribute} ${code}`)
  if (option === undefined) throw new Error(`${attribute} has no option ${code}`)
  return option
}

export function optionId(attribute: OptionAttribute, code: string): number {
  return optionOf(attribute, code).id
}

function numbered(first: number, list: readonly Listed[]): readonly AttributeOption[] {
  return list.map((option, index) => ({ ...option, id: first + index }))
}

function sizeLabel({ label, kind }: Size): Translated {
  return kind === 'one-size' ? filterLabels.size.options[0].label : text(label, label, label)
}

function sizeDetails({ kind, age }: Size): { kind: string; age?: Translated } {
  if (age === null) return { kind }
  const { nl, de, en } = sizeUnits[age.unit]
  return { kind, age: text(`${age.span} ${nl}`, `${age.span} ${de}`, `${age.span} ${en}`) }
}
