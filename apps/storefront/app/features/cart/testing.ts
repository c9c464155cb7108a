import { type CartLine, createLine, noOptions } from '@vonk/domain/cart'
import { aStockItem } from '@vonk/domain/stock/testing'
import type { CartLineView, CartTotalsView } from '../../device/index.ts'
import type { PageVariant } from '../product-page/index.ts'
import type { CartProduct } from './lines/cart-product.ts'
import type { CartRow } from './lines/cart-row.ts'

const size104 = { optionId: '142', optionValue: '210', label: 'Size', value: '104' }

/** An anker tee of size 104 that the server has not heard of yet. */
export function aLine(overrides: Partial<CartLineView> = {}): CartLineView {
  const line: CartLine = createLine({
    sku: 'TEE-210',
    parentSku: 'TEE',
    type: 'configurable',
    quantity: 1,
    options: { ...noOptions, configurable: [size104] },
    unitPrice: 1995,
  })
  const choices = [{ label: 'Size', value: '104' }]
  return { ...line, name: 'Anker tee', image: '/t/e/tee.svg', page: '/anker-tee/', choices, ...overrides }
}

function aVariant(size: string, price: number, regular = price): PageVariant {
  const prices = { final: price, regular, lowestPrior: price < regular ? 1795 : null }
  return { id: Number(size), sku: `TEE-${size}`, status: 1, stock: aStockItem(), attributes: { size }, price, prices }
}

/** The anker tee as the shop sells it: 104 and 116, the latter reduced. */
export function aCartProduct(overrides: Partial<CartProduct> = {}): CartProduct {
  const values = [
    { valueIndex: '210', label: '104', age: '3–4 years' },
    { valueIndex: '212', label: '116', age: '5–6 years' },
  ]
  return {
    id: 1,
    sku: 'TEE',
    type: 'configurable',
    name: 'Anker tee',
    image: '/t/e/tee.svg',
    page: '/anker-tee/',
    prices: { final: 1995, regular: 1995, lowestPrior: null },
    stock: aStockItem(),
    options: [{ attributeId: '142', attributeCode: 'size', label: 'Size', values }],
    variants: [aVariant('210', 1995), aVariant('212', 1495, 1995)],
    brand: 'Vonk',
    categories: ['Girls', 'Tees'],
    colour: null,
    ...overrides,
  }
}

export function aRow(overrides: Partial<CartRow> = {}): CartRow {
  return {
    key: 'TEE-210',
    sku: 'TEE-210',
    productSku: 'TEE',
    type: 'configurable',
    name: 'Anker tee',
    image: '/t/e/tee.svg',
    page: '/anker-tee/',
    choices: [{ label: 'Size', value: '104' }],
    quantity: 1,
    price: { each: '€19.95', was: null, total: '€19.95' },
    stock: 'in-stock',
    isEditable: true,
    isPersonalised: false,
    left: null,
    ...overrides,
  }
}

/** What one tee costs, delivery not chosen yet. */
export function someTotals(overrides: Partial<CartTotalsView> = {}): CartTotalsView {
  return {
    segments: [{ code: 'grand_total', value: 1995, title: null }],
    subtotal: 1995,
    grandTotal: 1995,
    shipping: null,
    discount: 0,
    isDeliveryFree: false,
    freeFrom: null,
    isEstimate: false,
    ...overrides,
  }
}
