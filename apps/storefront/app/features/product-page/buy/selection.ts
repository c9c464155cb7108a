import { type Configuration, chooseVariant, isSelectable, type OptionState, optionStates } from '@vonk/domain/variants'
import type { PageProduct, PageVariant, Sellable } from '../load/product-page-data.ts'

/** What the shopper has chosen so far, for a product of any type. */
export type Selection = {
  readonly configuration: Configuration
  /** Value ids, separated by commas, or typed text, by custom option. */
  readonly custom: Readonly<Record<string, string>>
  /** The custom options whose answer cannot be right, such as an address that is none. */
  readonly wrong: readonly string[]
  /** The link that fills each slot of a set. */
  readonly slots: Readonly<Record<string, string>>
  readonly pieces: Readonly<Record<string, PieceChoice>>
  /** The pieces and slots whose size the shopper has chosen; any other size is a suggestion that sets the price. */
  readonly confirmed: readonly string[]
}

export type PieceChoice = { readonly isWanted: boolean; readonly configuration: Configuration }

/** The choice a page opens with: the variant of the address, the default of each slot, an outfit as it is shown. */
export function openingSelection(product: PageProduct, childSku: string | null): Selection {
  return {
    configuration: openingConfiguration(product, childSku, true),
    custom: {},
    wrong: [],
    slots: Object.fromEntries(
      product.slots.flatMap((slot) =>
        defaultLink(
          slot.designs.flatMap(({ links }) => links),
          slot.id,
        ),
      ),
    ),
    pieces: Object.fromEntries(
      product.pieces.map((piece) => [
        piece.sku,
        { isWanted: true, configuration: openingConfiguration(piece, piece.proposedSku, false) },
      ]),
    ),
    // Where there is but one there is nothing to confirm.
    confirmed: [
      ...product.pieces.filter((piece) => !hasSizes(piece)).map(({ sku }) => sku),
      ...product.slots.filter(({ designs }) => designs.every(({ links }) => links.length < 2)).map(({ id }) => id),
    ],
  }
}

function hasSizes(sellable: Sellable): boolean {
  return sellable.variants.filter((variant) => isSelectable(variant, listingOf(sellable))).length > 1
}

function defaultLink(links: readonly { id: string; isDefault: boolean }[], slotId: string): [string, string][] {
  const link = links.find(({ isDefault }) => isDefault) ?? links[0]
  return link ? [[slotId, link.id]] : []
}

/**
 * The variant an address or an outfit names. One that is gone is replaced by the closest one that can be had; any other at
 * all only for an address. A product with one variant left has nothing to ask.
 */
function openingConfiguration(sellable: Sellable, sku: string | null, allowFallback: boolean): Configuration {
  const { variants } = sellable
  const settings = listingOf(sellable)
  const [only, ...others] = variants.filter((variant) => isSelectable(variant, settings))
  if (only && others.length === 0) return only.attributes
  const configuration = variants.find((variant) => variant.sku === sku)?.attributes
  if (sku === null || !(configuration || allowFallback)) return {}
  const choice = chooseVariant(variants, { configuration: configuration ?? {}, sku, allowFallback, settings })
  return choice.ok ? choice.value.variant.attributes : {}
}

/** Whether the view offers what is out of stock, in the words of the rules. */
export function listingOf({ isOfferedSoldOut }: Sellable) {
  return { listOutOfStock: isOfferedSoldOut === true }
}

/** The variant that is meant once every option is chosen; null before. */
export function chosenVariant(sellable: Sellable, configuration: Configuration): PageVariant | null {
  const { options, variants } = sellable
  if (options.length === 0 || options.some(({ attributeCode }) => !(attributeCode in configuration))) return null
  const choice = chooseVariant(variants, { configuration, allowFallback: false, settings: listingOf(sellable) })
  return choice.ok && choice.value.kind === 'exact' ? choice.value.variant : null
}

export function pickerStates(sellable: Sellable, configuration: Configuration): OptionState[] {
  const product = { sku: sellable.sku, options: sellable.options, children: sellable.variants }
  return optionStates(product, { configuration, settings: listingOf(sellable) })
}

export type OptionChoice = { readonly attributeCode: string; readonly valueIndex: string }
export type Chosen =
  | { readonly kind: 'chosen'; readonly configuration: Configuration }
  | { readonly kind: 'sold-out'; readonly variants: readonly PageVariant[] }
  | { readonly kind: 'no-such-configuration' }

/** What becomes of a tap on an option: it is chosen, or the shopper is told why it cannot be. */
export function chooseOption(
  sellable: Sellable,
  configuration: Configuration,
  { attributeCode, valueIndex }: OptionChoice,
): Chosen {
  const wanted = { ...configuration, [attributeCode]: valueIndex }
  const matches = sellable.variants.filter(({ attributes }) =>
    Object.entries(wanted).every(([code, value]) => attributes[code] === value),
  )
  if (matches.length === 0) return { kind: 'no-such-configuration' }
  if (!matches.some((variant) => isSelectable(variant, listingOf(sellable))))
    return { kind: 'sold-out', variants: matches }
  return { kind: 'chosen', configuration: wanted }
}

/** Whether some of it could be waited for. */
export function hasSoldOut(sellable: Sellable): boolean {
  return sellable.variants.some((variant) => !isSelectable(variant, listingOf(sellable)))
}

/** Whether there is more to choose than a colour and a size (something made to order, a set or an outfit), or nothing at all. */
export function isComposed(product: PageProduct): boolean {
  const { customOptions, slots, pieces } = product
  return customOptions.length + slots.length + pieces.length > 0 || !isForSale(product)
}

/** Whether it can be bought at all: it has a price, and something is in a set, in each place that must be filled, or in an outfit. */
export function isForSale({ type, prices, slots, pieces }: PageProduct): boolean {
  if (prices === null) return false
  if (type === 'grouped') return pieces.length > 0
  return slots.every(({ isRequired, designs }) => designs.length > 0 || !isRequired)
}
