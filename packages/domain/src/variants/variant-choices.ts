import { type ConfigurableOption, type ConfigurableProduct, type Variant, withLabel } from './variant.ts'

/** One chosen option as a cart line carries it. */
export type VariantChoice = {
  readonly optionId: string
  readonly optionValue: string
  readonly label: string
  readonly value: string
}

/** The choices that name a variant among its siblings. */
export function choicesOf(variant: Variant, options: readonly ConfigurableOption[]): VariantChoice[] {
  return options.flatMap(({ attributeId, attributeCode, label, values }) => {
    const optionValue = variant.attributes[attributeCode]
    if (optionValue === undefined) return []
    const value = withLabel(values).find(({ valueIndex }) => valueIndex === optionValue)?.label ?? optionValue
    return [{ optionId: attributeId, optionValue, label, value }]
  })
}

/** The variant a line means that names the parent and its options: all options, nothing else. */
export function findVariantByChoices<Child extends Variant>(
  { options, children }: ConfigurableProduct<Child>,
  choices: readonly Pick<VariantChoice, 'optionId' | 'optionValue'>[],
): Child | null {
  if (options.length === 0 || choices.length !== options.length) return null
  const chosen = new Map(choices.map(({ optionId, optionValue }) => [optionId, optionValue]))
  const isMeant = ({ attributes }: Child) =>
    options.every(({ attributeId, attributeCode }) => {
      const value = attributes[attributeCode]
      return value !== undefined && chosen.get(attributeId) === value
    })
  return children.find(isMeant) ?? null
}
