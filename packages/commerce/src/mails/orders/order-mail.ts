import type { Cents } from '@vonk/domain/money'
import { isPaymentPending } from '@vonk/domain/payments'
import { findFormerView, type StoreDirectory, type StoreView } from '@vonk/domain/stores'
import type { MailOrder, OrderMessage } from '@vonk/messages/mails'
import type { Database } from '@vonk/platform/db'
import { findCreditNote, findInvoice } from '../../invoices/index.ts'
import { issueOrderLink } from '../../order-history/index.ts'
import { findBoughtCards, findParcel, keptOf, type StoredOrder, type StoredRefund } from '../../orders/index.ts'
import { findWithdrawal, openWithdrawalLink } from '../../withdrawals/index.ts'
import { orderLink, withdrawalLink } from '../mail-links.ts'
import type { Site } from '../mail-shop.ts'
import { chosenLines, returnedLines, toMailOrder } from './mail-order.ts'
import { findPickupPlace } from './pickup-place.ts'

/** In place of a refund of the order: money that came when it was gone already. */
export const LATE_MONEY = -1

/** What an event of an order wants to be written. */
export type OrderMail = {
  readonly kind: OrderMessage['kind']
  readonly orderId: string
  /** Of the refund, of the gift card, of the declaration. */
  readonly position: number
}

/** A message with whom it is for. */
export type AddressedMessage = {
  readonly message: OrderMessage
  readonly to: { readonly address: string; readonly name: string }
  readonly dueAt: Date | null
  readonly view: StoreView
}

type MessageParts = { readonly order: StoredOrder; readonly directory: StoreDirectory; readonly site: Site }

/** Null when there is nothing to say any more: paid meanwhile, forgotten on request. */
export async function findMessage(
  db: Database,
  mail: OrderMail,
  { order, directory, site }: MessageParts,
): Promise<AddressedMessage | null> {
  if (order.anonymisedAt !== null || order.email === '') return null
  const view = findFormerView(directory, order.storeCode)
  const { firstName, lastName } = order.billingAddress
  const buyer = { address: order.email, name: `${firstName} ${lastName}`.trim() }
  if (mail.kind === 'gift-card') return findGiftCard(db, mail, { order, view, buyer })
  const message = await findOrderMessage(db, mail, order, { view, site })
  return message && { message, to: buyer, dueAt: null, view }
}

async function findOrderMessage(
  db: Database,
  { kind, orderId, position }: OrderMail,
  stored: StoredOrder,
  { view, site }: { readonly view: StoreView; readonly site: Site },
): Promise<OrderMessage | null> {
  const pickup = stored.delivery && (await findPickupPlace(db, stored.delivery, view.brand))
  const order = toMailOrder(stored, { language: view.language, pickup })
  const linkToOrder = async () => orderLink(await issueOrderLink(db, stored, new Date()), { view, site })
  switch (kind) {
    case 'confirmation':
      return {
        ...{ kind, order, hasTerms: false, orderUrl: await linkToOrder() },
        invoiceNumber: (await findInvoice(db, orderId))?.number ?? null,
        wasCanceled: stored.statusChanges.some(({ status }) => status === 'canceled'),
      }
    case 'payment-open':
      return findOpenPayment(stored, (payUrl) => ({ kind, order, payUrl }))
    case 'shipped':
      return {
        ...{ kind, order, orderUrl: await linkToOrder() },
        trackingUrl: (await findParcel(db, stored, view.language))?.url ?? null,
      }
    case 'returned':
      return { kind, order, returned: returnedLines(stored) }
    case 'refunded':
      return findRefund(stored, position, {
        ...{ kind, order },
        creditNoteNumber: (await findCreditNote(db, orderId, position))?.number ?? null,
      })
    case 'canceled':
      // One whose money came after all lives again, and is confirmed instead.
      if (stored.status !== 'canceled') return null
      return {
        ...{ kind, order, kept: keptOf(stored.refunds) },
        wasPaid: stored.payments.some(({ status }) => status === 'paid'),
        isRefunded: stored.refunds.length === 0 || stored.refunds.some((refund) => amountOf(refund) > 0),
      }
    case 'withdrawal-receipt':
      return findReceipt(db, { stored, order }, (token) => withdrawalLink(token, { view, site }))
    case 'withdrawal-completed':
      return findCompletion(db, { stored, order })
    case 'gift-card':
      return null
  }
}

type Withdrawn = { readonly stored: StoredOrder; readonly order: MailOrder }

/** Each receipt brings a link of its own: nothing but the mail knows it. */
async function findReceipt(
  db: Database,
  { stored, order }: Withdrawn,
  urlOf: (token: string) => string,
): Promise<OrderMessage | null> {
  const withdrawal = await findWithdrawal(db, stored.orderId)
  if (!withdrawal?.declaredAt) return null
  const token = await openWithdrawalLink(db, withdrawal.id, new Date())
  const declaration = declarationOf(stored, withdrawal.declaredAt)
  return { kind: 'withdrawal-receipt', order, withdrawal: declaration, completeUrl: urlOf(token) }
}

async function findCompletion(db: Database, { stored, order }: Withdrawn): Promise<OrderMessage | null> {
  const declared = await findWithdrawal(db, stored.orderId)
  if (!declared?.declaredAt) return null
  const withdrawal = {
    ...declarationOf(stored, declared.declaredAt),
    lines: declared.pieces ? chosenLines(stored, declared.pieces) : order.lines,
    isShipped: declared.outcome === 'returned',
    // What gift cards and points have paid for has no payment at all.
    isPaid: stored.payments.length === 0 || stored.payments.some(({ status }) => status === 'paid'),
    kept: declared.outcome === 'canceled' ? keptOf(stored.refunds) : 0,
  }
  return { kind: 'withdrawal-completed', order, withdrawal }
}

/** When it was received is what a buyer has to be able to prove. */
function declarationOf({ billingAddress, email }: StoredOrder, receivedAt: Date) {
  return { receivedAt, name: `${billingAddress.firstName} ${billingAddress.lastName}`.trim(), email }
}

/** The bank has not been asked yet: whoever wants a link tries again. */
class PaymentNotOpened extends Error {
  override readonly name = 'PaymentNotOpened'
}

function findOpenPayment(order: StoredOrder, write: (payUrl: string) => OrderMessage): OrderMessage | null {
  const open = order.payments.find(({ status }) => isPaymentPending(status))
  if (!open || order.status !== 'pending') return null
  if (open.redirectUrl === null) throw new PaymentNotOpened(`payment ${open.id} has no address yet`)
  return write(open.redirectUrl)
}

type RefundMessage = Extract<OrderMessage, { kind: 'refunded' }>

type OpenRefundMessage = Omit<RefundMessage, 'refund'>

function findRefund(order: StoredOrder, position: number, rest: OpenRefundMessage): RefundMessage | null {
  const write = (refund: RefundMessage['refund']) => ({ ...rest, refund })
  if (position === LATE_MONEY) return findLateMoney(order, write)
  const refund = order.refunds[position]
  if (!refund) return null
  const { giftCards, points, remainder } = refund.tenders
  const amount = amountOf(refund)
  const kept = keptOf([refund])
  return amount > 0 ? write({ amount, giftCards, points: points.points, money: remainder, kept, isLate: false }) : null
}

function amountOf({ tenders: { giftCards, points, remainder } }: StoredRefund): Cents {
  return giftCards.reduce((sum, card) => sum + card.amount, points.amount + remainder)
}

function findLateMoney(
  { payments }: StoredOrder,
  write: (refund: RefundMessage['refund']) => RefundMessage,
): RefundMessage | null {
  const money = payments.reduce((sum, { status, refunded }) => sum + (status === 'paid' ? refunded : 0), 0)
  return money > 0 ? write({ amount: money, giftCards: [], points: 0, money, kept: 0, isLate: true }) : null
}

type GiftParts = {
  readonly order: StoredOrder
  readonly view: StoreView
  readonly buyer: AddressedMessage['to']
}

/** To whom it is for on the day that was chosen; where nobody was named, to the buyer at once. */
async function findGiftCard(
  db: Database,
  { orderId, position }: OrderMail,
  { order, view, buyer }: GiftParts,
): Promise<AddressedMessage | null> {
  const card = (await findBoughtCards(db, orderId)).find((bought) => bought.position === position)
  if (!card?.code) return null
  const { code, amount, recipientEmail: address, sendOn } = card
  const recipientName = card.recipientName ?? ''
  const senderName = order.billingAddress.firstName
  const giftCard = { code, amount, expiresAt: null, recipientName, senderName, message: card.message ?? '' }
  const to = address ? { address, name: recipientName } : buyer
  // In the morning of the shop's day, summer and winter.
  const dueAt = address && sendOn ? new Date(`${sendOn}T06:00:00Z`) : null
  return { message: { kind: 'gift-card', giftCard }, to, dueAt, view }
}
