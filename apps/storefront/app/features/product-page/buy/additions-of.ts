import { type Addition, createLine, noOptions } from '@vonk/domain/cart'
import { raiseSteps } from '@vonk/domain/pricing'
import type { BundleRefusal } from '@vonk/domain/products'
import { err, ok, type Result } from '@vonk/domain/result'
import { judgeStock } from '@vonk/domain/stock'
import { choicesOf } from '@vonk/domain/variants'
import type { PageProduct, PageVariant, Sellable } from '../load/product-page-data.ts'
import { bundleAddition } from './bundle-addition.ts'
import { type CustomRefusal, customOf, type LineView } from './custom-of.ts'
import { chosenVariant, type PieceChoice, type Selection } from './selection.ts'

export type AdditionView = Addition<LineView>

/** Why the product cannot be added yet; `sku` is the product, the piece or the slot that still needs a choice. */
export type ChoiceRefusal =
  | { readonly code: 'option-open'; readonly sku: string }
  | { readonly code: 'no-variants'; readonly sku: string }
  | { readonly code: 'nothing-chosen' }
  | CustomRefusal
  | BundleRefusal

/** The lines a tap on the buy button puts into the cart: one, or one for every piece of an outfit. */
export function additionsOf(product: PageProduct, selection: Selection): Result<AdditionView[], ChoiceRefusal> {
  if (product.type === 'grouped') return outfitAdditions(product, selection)
  if (product.type === 'bundle') {
    const open = product.slots.find(({ id }) => selection.slots[id] && !selection.confirmed.includes(id))
    return open ? err({ code: 'option-open', sku: open.id }) : bundleAddition(product, selection)
  }
  const custom = customOf(product, selection)
  if (!custom.ok) return custom
  const addition = additionOf(product, { configuration: selection.configuration, custom: custom.value })
  return addition.ok ? ok([addition.value]) : addition
}

function outfitAdditions({ pieces }: PageProduct, selection: Selection): Result<AdditionView[], ChoiceRefusal> {
  const additions: AdditionView[] = []
  for (const piece of pieces) {
    const choice = selection.pieces[piece.sku]
    if (!choice?.isWanted) continue
    if (!selection.confirmed.includes(piece.sku)) return err({ code: 'option-open', sku: piece.sku })
    const addition = additionOf(piece, { configuration: choice.configuration, custom: null })
    if (!addition.ok) return addition
    additions.push(addition.value)
  }
  return additions.length > 0 ? ok(additions) : err({ code: 'nothing-chosen' })
}

type Choice = Pick<PieceChoice, 'configuration'> & {
  readonly custom: {
    readonly choices: readonly { readonly optionId: string; readonly optionValue: string }[]
    readonly shown: LineView['choices']
    readonly price: number
  } | null
}

function additionOf(sellable: Sellable, { configuration, custom }: Choice): Result<AdditionView, ChoiceRefusal> {
  const variant = chosenVariant(sellable, configuration)
  if (variant === null && sellable.options.length > 0) return err(openOption(sellable))
  const options = variant ? choicesOf(variant, sellable.options) : []
  const line = createLine({
    sku: variant?.sku ?? sellable.sku,
    parentSku: variant ? sellable.sku : null,
    type: sellable.type,
    quantity: 1,
    options: { ...noOptions, configurable: options, custom: custom?.choices ?? [] },
    ...costOf(variant ?? { price: sellable.prices?.final ?? null, ...sellable }, custom?.price ?? 0),
  })
  const { name, image, page } = sellable
  const choices = [...options.map(({ label, value }) => ({ label, value })), ...(custom?.shown ?? [])]
  return ok({
    line: { ...line, name, image, page, choices },
    productErrors: sellable.errors ?? {},
    stock: judgeStock(variant ? variant.stock : sellable.stock),
  })
}

/** Of one piece, and by how many are bought where that makes a difference. */
function costOf({ price, priceSteps }: Pick<PageVariant, 'price' | 'priceSteps'>, extra: number) {
  return {
    unitPrice: price === null ? null : price + extra,
    ...(priceSteps && { priceSteps: raiseSteps(priceSteps, extra) }),
  }
}

function openOption({ sku, variants }: Sellable): ChoiceRefusal {
  const isAnyLeft = variants.some(({ stock }) => stock === null || stock.isInStock)
  return { code: isAnyLeft ? 'option-open' : 'no-variants', sku }
}
