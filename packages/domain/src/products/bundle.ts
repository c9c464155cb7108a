import { err, ok, type Result } from '../result/index.ts'
import { addAmounts, multiplyAmount, noAmount, type TaxedAmount } from '../tax/index.ts'

export type BundleOption = {
  readonly id: string
  readonly isRequired: boolean
  readonly links: readonly BundleLink[]
}

/** One product that can fill an option of a bundle. */
export type BundleLink = {
  readonly id: string
  readonly sku: string
  readonly isDefault: boolean
  readonly quantity: number | null
  readonly price: TaxedAmount | null
}

/** What was chosen for one option, as a cart line carries it. */
export type BundleChoice = {
  readonly optionId: string
  readonly optionQuantity: number
  readonly optionSelections: readonly string[]
}

/** A product that is really in the bundle. */
export type BundleComponent = { readonly link: BundleLink; readonly sku: string; readonly quantity: number }

/** The link that fills an option unless the shopper chooses another: the one marked default, else the first. */
export function defaultBundleLink(option: BundleOption): BundleLink | null {
  return option.links.find(({ isDefault }) => isDefault) ?? option.links[0] ?? null
}

export function defaultBundleComponents(option: BundleOption): BundleComponent[] {
  const link = defaultBundleLink(option)
  if (link === null) return []
  return [{ link, sku: link.sku, quantity: bundleQuantity(link.quantity) }]
}

/** How many of a link are in a set: one where it does not say, or says what is no number of pieces. */
export function bundleQuantity(quantity: number | null | undefined): number {
  return Number.isSafeInteger(quantity) && Number(quantity) > 0 ? Number(quantity) : 1
}

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

/** The sum of the components, each times its quantity; null while the price of one is unknown. */
export function bundlePrice(components: readonly BundleComponent[]): TaxedAmount | null {
  let sum = noAmount
  for (const { link, quantity } of components) {
    if (link.price === null) return null
    sum = addAmounts(sum, multiplyAmount(link.price, quantity))
  }
  return sum
}
