import type { BundleChoice, CustomChoice } from '../products/index.ts'
import type { LineOptions } from './line-options.ts'

export type LineIdentity = { readonly sku: string; readonly options: LineOptions | null }

/**
 * What makes a line itself: the sku of the child and the options the sku does not already say.
 * The order in which options were chosen does not matter.
 */
export function lineKey({ sku, options }: LineIdentity): string {
  if (options === null || !hasOwnOptions(options)) return JSON.stringify([sku])
  return JSON.stringify([sku, sorted(options.custom.map(customKey)), sorted(options.bundle.map(bundleKey))])
}

/** Custom and bundle options tell apart lines of one sku; configurable options are already in the child's sku. */
export function hasOwnOptions(options: LineOptions): boolean {
  return options.custom.length > 0 || options.bundle.length > 0
}

function customKey({ optionId, optionValue }: CustomChoice): string {
  return JSON.stringify([optionId, optionValue])
}

function bundleKey({ optionId, optionQuantity, optionSelections }: BundleChoice): string {
  return JSON.stringify([optionId, optionQuantity, sorted(optionSelections)])
}

function sorted(texts: readonly string[]): string[] {
  return [...texts].sort()
}
