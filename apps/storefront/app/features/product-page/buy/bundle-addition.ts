import { type Addition, createLine, noOptions } from '@vonk/domain/cart'
import {
  type BundleChoice,
  type BundleOption,
  type BundleRefusal,
  bundleComponents,
  bundlePrice,
} from '@vonk/domain/products'
import { ok, type Result } from '@vonk/domain/result'
import { judgeStock, type StockVerdict } from '@vonk/domain/stock'
import type { BundlePart, BundleSlot, PageProduct } from '../load/product-page-data.ts'
import type { LineView } from './custom-of.ts'
import { findPart } from './find-part.ts'
import type { Selection } from './selection.ts'

/** A set as one line; it is in stock as long as each of its parts is. */
export function bundleAddition(
  product: PageProduct,
  { slots: chosen }: Selection,
): Result<Addition<LineView>[], BundleRefusal> {
  const picked = product.slots.flatMap((slot) => findPart(slot, chosen[slot.id]) ?? [])
  const choices = product.slots.map((slot) => choiceOf(slot, chosen[slot.id]))
  const components = bundleComponents(product.slots.map(toBundleOption), choices)
  if (!components.ok) return components
  const options = { ...noOptions, bundle: choices.filter(({ optionSelections }) => optionSelections.length > 0) }
  const unitPrice = bundlePrice(components.value)?.gross ?? null
  const { sku, name, image, page } = product
  const line = createLine({ sku, parentSku: null, type: 'bundle', quantity: 1, options, unitPrice })
  const shown = picked.map(({ slot, design, part }) => ({
    label: slot.title,
    value: [design.name, design.colour, part.label].filter((text) => text !== '').join(', '),
  }))
  return ok([
    {
      line: { ...line, name, image, page, choices: shown },
      productErrors: product.errors ?? {},
      stock: stockOf(picked),
    },
  ])
}

function toBundleOption({ id, isRequired, designs }: BundleSlot): BundleOption {
  return { id, isRequired, links: designs.flatMap(({ links }) => links) }
}

function choiceOf(slot: BundleSlot, linkId: string | undefined): BundleChoice {
  const part = findPart(slot, linkId)?.part
  return { optionId: slot.id, optionQuantity: part?.quantity ?? 1, optionSelections: linkId ? [linkId] : [] }
}

function stockOf(picked: readonly { readonly part: BundlePart }[]): StockVerdict {
  const verdicts = picked.map(({ part }) => ({ ...judgeStock(part.stock), each: part.quantity ?? 1 }))
  if (verdicts.some(({ status }) => status === 'out-of-stock')) return { status: 'out-of-stock', available: 0 }
  if (verdicts.some(({ status }) => status === 'volatile')) return { status: 'volatile', available: null }
  const limits = verdicts.flatMap(({ available, each }) => (available === null ? [] : [Math.floor(available / each)]))
  const available = limits.length > 0 ? Math.min(...limits) : null
  return available === 0 ? { status: 'out-of-stock', available: 0 } : { status: 'ok', available }
}
