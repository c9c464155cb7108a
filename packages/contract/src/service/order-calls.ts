import { orderStatuses } from '@vonk/domain/orders'
import { paymentStatuses } from '@vonk/domain/payments'
import { z } from 'zod'
import * as calls from '../calls/service.ts'
import { endpoint } from '../endpoint.ts'
import { plainText } from '../plain-text.ts'
import { staffRefusals } from '../staff/index.ts'

const cacheControl = 'no-store'
const moment = z.iso.datetime()
const orderNumber = z.string().min(1).max(40)
const status = z.enum(orderStatuses)
const paymentStatus = z.enum(paymentStatuses)
const money = z.number().describe('Euros')

const address = z.object({ lines: z.array(z.string()), phone: z.string() })

const orderSchema = z.object({
  orderNumber,
  status,
  version: z.int().describe('Sent back with a change: an order that has gone on meanwhile is not changed'),
  storeCode: z.string(),
  email: z.string(),
  isGuest: z.boolean(),
  placedAt: moment,
  deliveredAt: moment.nullable(),
  withdrawnAt: moment.nullable().describe('When the buyer has declared to withdraw'),
  isWithdrawalOpen: z
    .boolean()
    .describe('Declared, but the link of its mail was not followed: nothing is called off yet'),
  billing: address,
  withdrawal: z
    .object({
      pieces: z
        .array(z.object({ lineId: z.string(), quantity: z.int() }))
        .nullable()
        .describe('Null is all of them'),
      refundBy: moment.describe('Money has to be back by then, unless the pieces are not'),
    })
    .nullable()
    .describe('What the buyer announced to send back'),
  delivery: z
    .object({
      title: z.string(),
      carrier: z.string(),
      address,
      place: z.string().nullable().describe('The name of the parcel point or shop it is fetched from'),
      slot: z
        .object({ date: z.string(), from: z.string(), to: z.string() })
        .nullable()
        .describe('When the buyer wants it to come'),
    })
    .nullable(),
  parcel: z.object({ carrier: z.string(), code: z.string(), url: z.string() }).nullable(),
  carriers: z.array(z.string()).describe('Those whose parcels can be followed'),
  lines: z.array(
    z.object({
      id: z.int(),
      parentId: z.int().nullable().describe('The line this one is a part of'),
      sku: z.string(),
      name: z.string(),
      details: z.array(z.object({ label: z.string(), value: z.string() })),
      isGiftCard: z.boolean(),
      quantity: z.int(),
      returned: z.int(),
      paid: money,
    }),
  ),
  totals: z.object({
    subtotal: money,
    discount: money,
    coupon: z.string().nullable().describe('The code behind the discount'),
    shipping: money,
    tax: money,
    total: money,
    giftCards: money,
    points: money,
    money: money.describe('What was left to pay'),
    charges: money.describe('What delivery and payment cost: goes back with the last piece'),
    kept: money.describe('Of what came back: what its gift cards had been spent on, and was not given back'),
  }),
  payments: z.array(z.object({ method: z.string(), status: paymentStatus, amount: money, refunded: money })),
  moneyBack: z.array(z.object({ amount: money, state: z.enum(['wanted', 'sent', 'stuck', 'by-hand']) })),
  invoice: z.string().nullable(),
  creditNotes: z.array(z.string()),
  changes: z.array(z.object({ status, comment: z.string(), at: moment })),
  acts: z
    .array(
      z.object({
        action: z.enum(['shipped', 'delivered', 'canceled', 'refunded', 'refund-retried', 'refunded-by-hand']),
        by: z
          .object({ email: z.string(), name: z.string() })
          .nullable()
          .describe('Null on the command line; without a name where the account is gone'),
        pieces: z.array(z.object({ lineId: z.string(), quantity: z.int() })),
        amount: money.nullable(),
        why: z.string().nullable().describe('In the words of who did it'),
        at: moment,
      }),
    )
    .describe('What the people of the shop did with it, the oldest first'),
  can: z.object({ ship: z.boolean(), cancel: z.boolean(), refund: z.boolean() }),
})
export type StaffOrder = Readonly<z.output<typeof orderSchema>>

export const findStaffOrders = endpoint(calls.findStaffOrders, {
  summary: 'Orders by number, mail address or name, the newest first, fifty at a time',
  query: z.object({
    status: status.optional(),
    search: z.string().max(200).default('').describe('Words, all of which have to be found'),
    before: orderNumber.optional().describe('The order to go on after'),
  }),
  result: z.object({
    orders: z.array(
      z.object({
        orderNumber,
        status,
        storeCode: z.string(),
        placedAt: moment,
        email: z.string(),
        name: z.string(),
        total: money,
      }),
    ),
    hasMore: z.boolean(),
  }),
  refusals: staffRefusals,
  cacheControl,
})

const params = z.object({ orderNumber })
const found = { ...staffRefusals, 'order-not-found': 404 } as const
const changing = { ...found, 'order-changed': 409, 'order-transition-refused': 409 } as const
const messages = {
  'order-changed': 'The order has gone on in the meantime. Please look at it again.',
  'order-transition-refused': 'An order of this status cannot go that way.',
} as const
const version = z.int().min(0).describe('Of the order that was read')
const comment = plainText(500).trim().optional().describe('For staff alone')

export const readStaffOrder = endpoint(calls.readStaffOrder, {
  summary: 'An order with its money, its parcel and what was done with it',
  params,
  result: orderSchema,
  refusals: found,
  cacheControl,
})

export const shipOrder = endpoint(calls.shipOrder, {
  summary: 'Says that an order is on its way; the buyer is told by mail',
  params,
  body: z.object({
    version,
    tracking: z.string().max(40).optional().describe('The code of the parcel'),
    carrier: z.string().max(32).optional().describe('The one that was ordered, unless it is another'),
    comment,
  }),
  result: orderSchema,
  refusals: { ...changing, 'carrier-unknown': 400, 'tracking-code-invalid': 400 },
  messages,
  cacheControl,
})

export const cancelOrder = endpoint(calls.cancelOrder, {
  summary:
    'Calls an order off before it is shipped; what was paid goes back, of gift cards bought with it what is left on them',
  params,
  body: z.object({ version, comment }),
  result: orderSchema,
  refusals: changing,
  messages,
  cacheControl,
})

export const refundOrder = endpoint(calls.refundOrder, {
  summary:
    'Takes pieces back and gives back what was paid for them; without pieces, all that are left. A gift card that was spent comes back with the whole order only, for what is left on it',
  params,
  body: z.object({
    version,
    pieces: z
      .array(z.object({ lineId: z.int().positive(), quantity: z.int().min(1).max(9_999) }))
      .min(1)
      .max(500)
      .optional(),
    comment,
  }),
  result: orderSchema,
  refusals: {
    ...changing,
    'order-not-paid': 409,
    'nothing-returned': 409,
    'line-unknown': 400,
    'quantity-invalid': 400,
    'more-than-ordered': 409,
    'refund-invalid': 409,
    'refund-exceeds-paid': 409,
    'gift-card-used': 409,
  },
  messages,
  cacheControl,
})
