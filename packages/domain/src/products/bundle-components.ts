import { err, ok, type Result } from '../result/index.ts'
import type { BundleChoice, BundleComponent, BundleOption } from './bundle-option.ts'
import { defaultBundleComponents } from './default-bundle-choices.ts'

export type BundleRefusal =
  | { readonly code: 'bundle-option-unknown'; readonly optionId: string }
  | { readonly code: 'bundle-option-required'; readonly optionId: string }
  | { readonly code: 'bundle-quantity-invalid'; readonly optionId: string }
  | { readonly code: 'bundle-selection-unknown'; readonly optionId: string; readonly selection: string }

/** What is in the bundle: the chosen links, the default where nothing was said. */
export function bundleComponents(
  options: readonly BundleOption[],
  choices: readonly BundleChoice[],
): Result<BundleComponent[], BundleRefusal> {
  const stranger = choices.find(({ optionId }) => options.every(({ id }) => id !== optionId))
  if (stranger) return err({ code: 'bundle-option-unknown', optionId: stranger.optionId })

  const components: BundleComponent[] = []
  for (const option of options) {
    const choice = choices.find(({ optionId }) => optionId === option.id)
    const chosen = choice ? chosenComponents(option, choice) : ok(defaultBundleComponents(option))
    if (!chosen.ok) return chosen
    components.push(...chosen.value)
  }
  return ok(components)
}

function chosenComponents(
  { id: optionId, isRequired, links }: BundleOption,
  { optionQuantity: quantity, optionSelections }: BundleChoice,
): Result<BundleComponent[], BundleRefusal> {
  if (isRequired && optionSelections.length === 0) return err({ code: 'bundle-option-required', optionId })
  if (!Number.isSafeInteger(quantity) || quantity < 1) return err({ code: 'bundle-quantity-invalid', optionId })

  const components: BundleComponent[] = []
  for (const selection of new Set(optionSelections)) {
    const link = links.find(({ id }) => id === selection)
    if (link === undefined) return err({ code: 'bundle-selection-unknown', optionId, selection })
    components.push({ link, sku: link.sku, quantity })
  }
  return ok(components)
}
