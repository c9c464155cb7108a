import type { OrderAddress } from '@vonk/domain/orders'
import { rateFromPercent } from '@vonk/domain/tax'
import { type CartToPrice, type LineToPrice, priceCart } from '@vonk/domain/totals'
import type { StoredOrder, StoredOrderLine } from './stored-order.ts'

const noon = new Date('2026-03-02T12:00:00Z')
const taxRate = rateFromPercent(21)

export function anOrderAddress(overrides: Partial<OrderAddress> = {}): OrderAddress {
  return {
    firstName: 'Zoë',
    lastName: 'de Vries',
    company: '',
    taxId: '',
    street: 'Kerkstraat',
    number: '12',
    affix: '',
    postcode: '3581 RA',
    city: 'Utrecht',
    region: '',
    regionId: null,
    countryId: 'NL',
    phone: '',
    ...overrides,
  }
}

const jacket: LineToPrice = { sku: 'JACKET-104', parentSku: 'JACKET', quantity: 2, unitPrice: 2999, taxRate }

const aCart: CartToPrice = {
  lines: [jacket],
  shipping: { amount: 495, taxRate },
  payment: null,
  coupon: null,
  tenders: { giftCards: [], points: 0 },
}

/** A guest's order of two jackets, priced by the shop's own rules. */
export function anOrder(overrides: Partial<StoredOrder> = {}, cart: Partial<CartToPrice> = {}): StoredOrder {
  const { lines, ...totals } = priceCart({ ...aCart, ...cart }, { pointsPerEuro: 100 })
  const address = anOrderAddress()
  return {
    orderId: 'order-1',
    entityId: 1,
    orderNumber: '100000001',
    cartId: 'cart-1',
    fingerprint: 'f1',
    customerId: null,
    customerGroupId: 0,
    isGuest: true,
    anonymisedAt: null,
    email: 'zoe@example.com',
    storeCode: 'nl',
    status: 'placed',
    createdAt: noon,
    placedAt: noon,
    updatedAt: noon,
    deliveredAt: null,
    paymentMethod: 'ideal',
    paymentExtra: {},
    pointsEarned: 0,
    billingAddress: address,
    delivery: {
      address,
      carrierCode: 'postnl',
      methodCode: 'home',
      methodTitle: 'Home delivery',
      place: { kind: 'home' },
      extra: {},
    },
    lines: lines.map((line, index) => anOrderLine({ ...line, id: index + 1 })),
    totals,
    payments: [],
    statusChanges: [{ status: 'placed', comment: '', isCustomerNotified: false, changedAt: noon }],
    refunds: [],
    ...overrides,
  }
}

export function anOrderLine(overrides: Partial<StoredOrderLine> = {}): StoredOrderLine {
  return {
    id: 1,
    parentId: null,
    productId: 501,
    sku: 'JACKET-104',
    parentSku: 'JACKET',
    type: 'simple',
    name: 'Jacket',
    options: null,
    details: [{ label: 'Size', value: '104' }],
    quantity: 1,
    regularPrice: 3999,
    unitPrice: 0,
    unitPriceNet: 0,
    taxRate,
    gross: 0,
    net: 0,
    discount: 0,
    paid: 0,
    tax: 0,
    returned: 0,
    isPersonalised: false,
    ...overrides,
  }
}
