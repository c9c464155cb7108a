import type { PriceSteps, ShownPrice } from '@vonk/domain/pricing'
import { isDisabled, isMarked } from '@vonk/domain/products'
import { withTrailingSlash } from '@vonk/domain/stores'
import { canonicalProductPage, type UrlSettings } from '@vonk/domain/urls'
import { withLabel } from '@vonk/domain/variants'
import { addressOf, attributeOf, priceOf, stockOf } from '#request/catalogue/product-facts.ts'
import type { FoundProduct, FoundVariant } from '#request/catalogue/product-fields.ts'
import type { PageOption, PageVariant, Sellable } from './product-page-data.ts'

/** What the options of an attribute say besides their name: for sizes the age they fit. */
export type OptionAges = ReadonlyMap<string, string>

/** How the view writes its addresses. */
export type Addressing = UrlSettings & { readonly useTrailingSlash: boolean }

export type SellableParts = {
  readonly ages: OptionAges
  readonly addressing: Addressing
  readonly listOutOfStock?: boolean
  /** The name of its colour; empty where it has none. */
  colourOf?(document: FoundProduct): string
  /** What a piece costs by how many are bought; null where the number makes no difference. */
  stepsOf?(document: FoundVariant | FoundProduct): PriceSteps | null
}

export function toSellable(document: FoundProduct, parts: SellableParts): Sellable {
  const { ages, addressing, listOutOfStock } = parts
  const options = document.typeId === 'configurable' ? toOptions(document, ages) : []
  const prices = priceOf(document)
  const priceSteps = parts.stepsOf?.(document)
  return {
    id: document.id,
    sku: document.sku,
    type: document.typeId,
    name: document.name,
    image: document.image ?? '',
    page: pageOf(document, addressing),
    prices,
    ...(priceSteps && { priceSteps }),
    stock: stockOf(document),
    options,
    variants: options.length === 0 ? [] : toVariants(document, { options, prices, parts }),
    ...(listOutOfStock && { isOfferedSoldOut: true }),
    ...(isMarked(document.isPersonalised) && { isPersonalised: true }),
    ...(document.errors && { errors: document.errors }),
  }
}

export type Addressed = Pick<FoundProduct, 'typeId' | 'sku'> &
  Partial<Pick<FoundProduct, 'slug' | 'urlKey' | 'urlPath'>>

export function pageOf(document: Addressed, addressing: Addressing): string {
  const slug = document.slug ?? document.urlKey
  const page = canonicalProductPage(addressOf({ ...document, slug }), addressing)
  return withTrailingSlash(page, addressing.useTrailingSlash)
}

function toOptions({ configurableOptions: options }: FoundProduct, ages: OptionAges): PageOption[] {
  return (options ?? []).map(({ attributeId, attributeCode, label, values }) => ({
    attributeId: String(attributeId),
    attributeCode,
    label,
    values: withLabel(
      values.map((value) => ({
        valueIndex: String(value.valueIndex),
        label: value.label ?? '',
        age: attributeCode === 'size' ? (ages.get(String(value.valueIndex)) ?? null) : null,
      })),
    ),
  }))
}

type Family = {
  readonly options: readonly PageOption[]
  readonly prices: ShownPrice | null
  readonly parts: SellableParts
}

/** A disabled child is nobody's choice and stays on the server. */
function toVariants({ configurableChildren: children }: FoundProduct, family: Family): PageVariant[] {
  return (children ?? []).filter(({ status }) => !isDisabled(status)).map((child) => toVariant(child, family))
}

function toVariant(child: FoundVariant, { options, prices: parentPrices, parts }: Family): PageVariant {
  const prices = priceOf(child) ?? parentPrices
  const priceSteps = parts.stepsOf?.(child)
  return {
    id: child.id,
    sku: child.sku,
    status: child.status,
    stock: stockOf(child),
    attributes: attributesOf(child, options),
    price: prices?.final ?? null,
    prices,
    ...(priceSteps && { priceSteps }),
  }
}

function attributesOf(child: FoundVariant, options: readonly PageOption[]): Record<string, string> {
  const entries = options.flatMap(({ attributeCode }) => {
    const value = attributeOf(child, attributeCode)
    return typeof value === 'number' || typeof value === 'string' ? [[attributeCode, String(value)] as const] : []
  })
  return Object.fromEntries(entries)
}
