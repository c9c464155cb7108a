import { ownValue } from './own-value.ts'

/** How many options of an attribute are counted; sizes and colours have more than ten. */
export function aggregationSize(
  attribute: string,
  settings: { readonly aggregationSize: number; readonly aggregationSizes: Readonly<Record<string, number>> },
): number {
  return ownValue(settings.aggregationSizes, attribute) ?? settings.aggregationSize
}
