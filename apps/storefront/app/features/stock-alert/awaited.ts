/** Something sold out that somebody may wait for. */
export type Awaited = {
  readonly sku: string
  readonly name: string
  /** The path of its picture. */
  readonly image: string
  /** Its size, where that is known by itself. */
  readonly label?: string
  readonly options?: readonly Option[]
  /** Those it can be waited for in; none where there is nothing to choose. */
  readonly variants?: readonly Variant[]
}

type Option = {
  readonly attributeCode: string
  readonly values: readonly { readonly valueIndex: string; readonly label: string }[]
}
type Variant = { readonly sku: string; readonly attributes: Readonly<Record<string, string>> }

export type AwaitedSize = { readonly sku: string; readonly label: string }

/** What it can be waited for in, each in the words of the options. */
export function sizesOf({ sku, label = '', options = [], variants = [] }: Awaited): readonly AwaitedSize[] {
  if (variants.length === 0) return [{ sku, label }]
  return variants.map((variant) => ({ sku: variant.sku, label: labelOf(variant, options) }))
}

function labelOf({ attributes }: Variant, options: readonly Option[]): string {
  const labels = options.map(
    ({ attributeCode, values }) => values.find(({ valueIndex }) => valueIndex === attributes[attributeCode])?.label,
  )
  return labels.filter(Boolean).join(' · ')
}
