import type { BundleChoice, BundleComponent, BundleLink, BundleOption } from './bundle-option.ts'

/** The link that fills an option unless the shopper chooses another: the one marked default, else the first. */
export function defaultBundleLink(option: BundleOption): BundleLink | null {
  return option.links.find(({ isDefault }) => isDefault) ?? option.links[0] ?? null
}

export function defaultBundleComponents(option: BundleOption): BundleComponent[] {
  const link = defaultBundleLink(option)
  if (link === null) return []
  return [{ link, sku: link.sku, quantity: isQuantity(link.quantity) ? link.quantity : 1 }]
}

function isQuantity(quantity: number | null): quantity is number {
  return quantity !== null && Number.isSafeInteger(quantity) && quantity > 0
}

/** The choices of a bundle nobody has touched. */
export function defaultBundleChoices(options: readonly BundleOption[]): BundleChoice[] {
  return options.flatMap((option) =>
    defaultBundleComponents(option).map(({ link, quantity }) => ({
      optionId: option.id,
      optionQuantity: quantity,
      optionSelections: [link.id],
    })),
  )
}
