import { pointsEarned } from '@vonk/domain/loyalty'
import type { Cents } from '@vonk/domain/money'
import type { OrderStatus } from '@vonk/domain/orders'
import type { PaymentMethod } from '@vonk/domain/payments'
import type { ShopSettings } from '@vonk/domain/settings'
import type { LineTotals } from '@vonk/domain/totals'
import type { Buyer, PayableCart, PricedLine, Sellable } from '../cart/index.ts'
import type { NewOrder, NewOrderLine, StoredDelivery } from '../orders/index.ts'
import type { TakenPieces } from '../stock/index.ts'
import type { OrderRequest } from './order-request.ts'

export type OrderToMake = {
  readonly orderId: string
  readonly cartKey: string
  readonly fingerprint: string
  readonly storeCode: string
  readonly buyer: Buyer | null
  readonly email: string
  readonly request: OrderRequest
  readonly payable: PayableCart
  readonly delivery: StoredDelivery | null
  readonly method: PaymentMethod
  readonly reservation: readonly TakenPieces[]
  readonly statuses: readonly OrderStatus[]
  /** What the sets on the cart consist of, by sku. */
  readonly partsOf: ReadonlyMap<string, Sellable>
  readonly payment: NewOrder['payment']
  readonly settings: ShopSettings
  readonly now: Date
}

/** The order as it is written down. */
export function makeOrder(order: OrderToMake): NewOrder {
  const { request, payable, buyer, settings, now, partsOf } = order
  const { lines, ...totals } = payable.totals
  const paidWithPoints = totals.tenders.points.amount
  return {
    orderId: order.orderId,
    cartId: order.cartKey,
    fingerprint: order.fingerprint,
    customerId: buyer?.customerId ?? null,
    customerGroupId: buyer?.groupId ?? 0,
    isGuest: buyer === null,
    email: order.email,
    storeCode: order.storeCode,
    status: 'placed',
    statuses: order.statuses,
    createdAt: request.createdAt ?? now,
    placedAt: now,
    paymentMethod: order.method.code,
    paymentExtra: request.paymentExtra,
    pointsEarned: buyer ? pointsEarned({ lines, paidWithPoints }, settings) : 0,
    billingAddress: request.billingAddress,
    delivery: order.delivery,
    // Cards that gave nothing are not part of it.
    totals: {
      ...totals,
      tenders: { ...totals.tenders, giftCards: totals.tenders.giftCards.filter(({ amount }) => amount > 0) },
    },
    lines: payable.lines.flatMap((line, index) => {
      const priced = lines[index]
      return priced ? [makeLine(line, priced, partsOf)] : []
    }),
    reservation: order.reservation,
    payment: order.payment,
  }
}

function makeLine(line: PricedLine, totals: LineTotals, partsOf: OrderToMake['partsOf']): NewOrderLine {
  const { sku: _sku, ...amounts } = totals
  return {
    productId: line.productId ?? 0,
    sku: line.sku,
    parentSku: line.parentSku,
    type: line.type,
    name: line.name,
    options: line.options,
    details: line.shownOptions,
    ...amounts,
    regularPrice: Math.max(line.regularPrice() ?? 0, totals.unitPrice),
    returned: 0,
    isPersonalised: line.isPersonalised,
    parts: (line.components ?? []).map((part) => makePart(part.sku, part.quantity * line.quantity, partsOf)),
    giftCards: giftCardsOf(line, totals.unitPrice),
  }
}

/** One card for each piece, all of them for the same person. */
function giftCardsOf({ gift, quantity }: PricedLine, amount: Cents): NewOrderLine['giftCards'] {
  return gift ? Array.from({ length: quantity }, () => ({ ...gift, amount })) : []
}

const nothing = { unitPrice: 0, unitPriceNet: 0, taxRate: 0, gross: 0, net: 0, discount: 0, paid: 0, tax: 0 }

/** What a set costs stands on its own line, so its parts cost nothing. */
function makePart(sku: string, quantity: number, partsOf: OrderToMake['partsOf']): NewOrderLine['parts'][number] {
  const part = partsOf.get(sku)
  return {
    productId: part?.productId ?? 0,
    sku,
    parentSku: part?.parentSku ?? null,
    type: part?.type ?? 'simple',
    name: part?.name ?? sku,
    options: null,
    details: part?.shownOptions ?? [],
    quantity,
    regularPrice: 0,
    ...nothing,
    returned: 0,
    isPersonalised: false,
  }
}
