import type { FoundProduct, FoundVariant } from '@vonk/contract'
import type { ShownPrice } from '@vonk/domain/pricing'
import { aStockItem } from '@vonk/domain/stock/testing'
import { createCamelCase } from '#request/catalogue/camel-case.ts'
import type {
  BundlePart,
  BundleSlot,
  PageCustomOption,
  PageProduct,
  PageVariant,
  ProductPageData,
} from './load/product-page-data.ts'
import { toFacts } from './load/to-facts.ts'

const camelCase = createCamelCase()

export function somePrices(final: number, overrides: Partial<ShownPrice> = {}): ShownPrice {
  return { final, regular: final, lowestPrior: null, ...overrides }
}

/** A variant of this size, `104` being the value `210` of the attribute `142`. */
export function aVariant(size: string, overrides: Partial<PageVariant> = {}): PageVariant {
  const price = overrides.price ?? 1995
  return {
    id: Number(size),
    sku: `TEE-${size}`,
    status: 1,
    stock: aStockItem(),
    attributes: { size },
    price,
    prices: price === null ? null : somePrices(price),
    ...overrides,
  }
}

export function aPageProduct(overrides: Partial<PageProduct> = {}): PageProduct {
  return {
    id: 1,
    sku: 'TEE',
    type: 'configurable',
    name: 'Anker tee',
    image: '/t/e/tee.svg',
    page: '/anker-tee/',
    prices: somePrices(1995),
    stock: aStockItem(),
    options: [
      {
        attributeId: '142',
        attributeCode: 'size',
        label: 'Size',
        values: [
          { valueIndex: '210', label: '104', age: '3–4 years' },
          { valueIndex: '212', label: '116', age: '5–6 years' },
        ],
      },
    ],
    variants: [aVariant('210'), aVariant('212')],
    customOptions: [],
    pieces: [],
    slots: [],
    ...overrides,
  }
}

/** Everything the page of a product shows. */
export function aPage(overrides: Partial<ProductPageData> = {}): ProductPageData {
  return {
    product: aPageProduct({ prices: somePrices(1990) }),
    childSku: null,
    title: 'Anker tee',
    metaDescription: '',
    gallery: [{ image: '/t/e/tee.svg', label: 'Front' }],
    labels: [],
    brand: 'Vonk',
    color: 'cream',
    guide: 'tops',
    facts: toFacts({
      id: 1,
      sku: 'tee',
      name: 'Anker tee',
      typeId: 'simple',
      status: 1,
      visibility: 4,
      description: 'Soft.',
    }),
    trail: [{ name: 'Girls', page: '/girls/' }],
    categoryIds: [21],
    relations: [],
    goesWith: [],
    alike: [],
    reviews: { count: 0, average: null, starCounts: [0, 0, 0, 0, 0], fit: null, latest: [] },
    alternates: {},
    ...overrides,
  }
}

/** A product without anything to choose. */
export function aPlainProduct(overrides: Partial<PageProduct> = {}): PageProduct {
  return aPageProduct({ type: 'simple', sku: 'BAG', name: 'Sep backpack', options: [], variants: [], ...overrides })
}

export function aPart(id: string, overrides: Partial<BundlePart> = {}): BundlePart {
  const price = { net: 1483, tax: 312, gross: 1795 }
  return {
    id,
    sku: `PART-${id}`,
    isDefault: false,
    quantity: 1,
    label: '104',
    age: null,
    price,
    stock: aStockItem(),
    ...overrides,
  }
}

export function aSlot(id: string, links: readonly BundlePart[], overrides: Partial<BundleSlot> = {}): BundleSlot {
  const design = { sku: `DESIGN-${id}`, name: `Design ${id}`, colour: '', image: '/d.svg', page: '/design/', links }
  return { id, title: `Slot ${id}`, isRequired: true, designs: [design], ...overrides }
}

export function aNameOption(overrides: Partial<PageCustomOption> = {}): PageCustomOption {
  return {
    id: '59400',
    title: 'Name or word',
    type: 'field',
    isRequired: true,
    maxCharacters: 12,
    price: { kind: 'fixed', amount: 500 },
    values: [],
    ...overrides,
  }
}

export function aChildDocument(size: number, overrides: Partial<FoundVariant> = {}): FoundVariant {
  return {
    id: size,
    sku: `TEE-${size}`,
    status: 1,
    size,
    final_price: 16.49,
    final_price_tax: 3.46,
    final_price_incl_tax: 19.95,
    original_price_incl_tax: 19.95,
    stock: { product_id: size, qty: 3, is_in_stock: true, manage_stock: true },
    ...overrides,
  }
}

export function aPageDocument(overrides: Partial<FoundProduct> = {}): FoundProduct {
  return {
    id: 1,
    sku: 'TEE',
    type_id: 'configurable',
    name: 'Anker tee',
    status: 1,
    visibility: 4,
    url_path: 'anker-tee',
    image: '/t/e/tee.svg',
    final_price_incl_tax: 19.95,
    original_price_incl_tax: 19.95,
    configurable_options: [
      {
        attribute_id: 142,
        attribute_code: 'size',
        label: 'Size',
        values: [
          { value_index: 210, label: '104' },
          { value_index: 212, label: '116' },
        ],
      },
    ],
    configurable_children: [aChildDocument(210), aChildDocument(212)],
    ...overrides,
  }
}

/** The same as the storefront reads it. */
export function aFoundProduct(overrides: Partial<FoundProduct> = {}) {
  return camelCase(aPageDocument(overrides))
}
