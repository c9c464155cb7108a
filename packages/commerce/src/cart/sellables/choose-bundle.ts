import type { ProductDocument } from '@vonk/contract'
import type { Cents } from '@vonk/domain/money'
import {
  type BundleChoice,
  type BundleComponent,
  type BundleOption,
  bundleComponents,
  bundlePrice,
} from '@vonk/domain/products'
import { err, ok, type Result } from '@vonk/domain/result'
import type { TaxedAmount } from '@vonk/domain/tax'
import type { Sellable, SellableRefusal, ShownOption } from './sellable.ts'

type Bundle = {
  readonly product: ProductDocument
  readonly choices: readonly BundleChoice[]
  /** What one piece of a part costs; null where it is not sold. */
  priceOf(sku: string): TaxedAmount | null
  nameOf(sku: string): string
}

type ChosenBundle = Pick<Sellable, 'components' | 'shownOptions'> & {
  readonly unitPrice: Cents
  readonly choices: readonly BundleChoice[]
}

/** A bundle with everything that is in it; where nothing was said, the default is. */
export function chooseBundle({ product, choices, priceOf, nameOf }: Bundle): Result<ChosenBundle, SellableRefusal> {
  const options = (product.bundle_options ?? []).map((option) => toOption(option, priceOf))
  const chosen = bundleComponents(options, choices)
  if (!chosen.ok) return chosen
  const price = bundlePrice(chosen.value)
  if (price === null || chosen.value.length === 0) return err({ code: 'price-unknown' })
  return ok({
    unitPrice: price.gross,
    components: chosen.value.map(({ sku, quantity }) => ({ sku, quantity })),
    choices: options.map((option) => choiceOf(option, chosen.value)).filter(hasSelections),
    shownOptions: show(product, chosen.value, nameOf),
  })
}

type OptionDocument = NonNullable<ProductDocument['bundle_options']>[number]

function toOption({ option_id, required, product_links }: OptionDocument, priceOf: Bundle['priceOf']): BundleOption {
  return {
    id: String(option_id),
    isRequired: required,
    links: product_links.map(({ id, sku, is_default, qty }) => ({
      id: String(id),
      sku,
      isDefault: is_default,
      quantity: qty ?? null,
      price: priceOf(sku),
    })),
  }
}

/** Written out in full, so that a line means the same tomorrow, whatever is the default then. */
function choiceOf({ id, links }: BundleOption, components: readonly BundleComponent[]): BundleChoice {
  const own = components.filter(({ link }) => links.includes(link))
  return { optionId: id, optionQuantity: own[0]?.quantity ?? 1, optionSelections: own.map(({ link }) => link.id) }
}

function hasSelections({ optionSelections }: BundleChoice): boolean {
  return optionSelections.length > 0
}

function show(
  product: ProductDocument,
  components: readonly BundleComponent[],
  nameOf: Bundle['nameOf'],
): ShownOption[] {
  return (product.bundle_options ?? []).flatMap(({ title, product_links }) => {
    const names = components
      .filter(({ link }) => product_links.some(({ id }) => String(id) === link.id))
      .map(({ sku, quantity }) => `${quantity} × ${nameOf(sku)}`)
    return names.length > 0 ? [{ label: title, value: names.join(', ') }] : []
  })
}
