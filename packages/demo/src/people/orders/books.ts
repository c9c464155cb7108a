import type { StoredLoyaltyEntry } from '@vonk/commerce/loyalty'
import type { BoughtCard } from '@vonk/commerce/orders'
import type { StoredCouponUse, StoredGiftCard, StoredGiftCardEntry } from '@vonk/commerce/vouchers'
import type { LedgerEntry } from '@vonk/domain/loyalty'
import type { Cents } from '@vonk/domain/money'
import { foldEmail } from '@vonk/domain/newsletter'
import type { Shopper } from '../persons/shopper.ts'

/** Which order an entry is about, and when it was made. */
export type Occasion = { readonly orderId: string; readonly at: number }

export type Books = ReturnType<typeof createBooks>

/** The ledgers of the shop while its history is made, in the order it happened. */
export function createBooks() {
  return {
    points: createPointsBook(),
    cards: createCardBook(),
    coupons: createCouponBook(),
    visitors: createVisitors(),
  }
}

function createPointsBook() {
  const entries: StoredLoyaltyEntry[] = []
  const ledgerOf = (customerId: number) => entries.filter((entry) => entry.customerId === customerId)
  return {
    entries,
    ledgerOf,
    enter(customerId: number, { points, reason }: LedgerEntry, { orderId, at }: Occasion) {
      const position = ledgerOf(customerId).length + 1
      entries.push({ customerId, position, points, reason, orderId, enteredAt: new Date(at) })
    },
  }
}

function createCardBook() {
  const cards: StoredGiftCard[] = []
  const entries: StoredGiftCardEntry[] = []
  const bought: BoughtCard[] = []
  const ledgerOf = (code: string) => entries.filter((entry) => entry.code === code)
  const balanceOf = (code: string) => ledgerOf(code).reduce((sum, { amount }) => sum + amount, 0)
  const write = (entry: Omit<StoredGiftCardEntry, 'position'>) =>
    entries.push({ ...entry, position: ledgerOf(entry.code).length + 1 })
  return {
    cards,
    entries,
    bought,
    balanceOf,
    /** Those an order has bought that have not come back, the fullest first. */
    outOf: (orderId: string) =>
      bought
        .filter((card) => card.orderId === orderId && card.code !== null)
        .map(({ code, lineId, amount: sold }) => ({ code: code ?? '', lineId: String(lineId), sold }))
        .filter(({ code }) => !ledgerOf(code).some(({ reason }) => reason === 'paid-back'))
        .map((card) => ({ ...card, left: balanceOf(card.code) }))
        .toSorted((one, other) => other.left - one.left),
    payBack(code: string, amount: Cents, { orderId, at }: Occasion) {
      if (amount > 0) write({ code, amount: -amount, reason: 'paid-back', orderId, enteredAt: new Date(at) })
    },
    /** Those that were bought as a present and have something left. */
    presents: () => cards.filter(({ code, orderId }) => orderId !== null && balanceOf(code) > 0),
    issue(card: StoredGiftCard, amount: Cents) {
      const { code, orderId, createdAt: enteredAt } = card
      cards.push(card)
      write({ code, amount, reason: 'issued', orderId, enteredAt })
    },
    spend(code: string, amount: Cents, { orderId, at }: Occasion) {
      write({ code, amount: -amount, reason: 'spent', orderId, enteredAt: new Date(at) })
    },
    refund(code: string, amount: Cents, { orderId, at }: Occasion) {
      write({ code, amount, reason: 'given-back', orderId, enteredAt: new Date(at) })
    },
  }
}

function createCouponBook() {
  const uses: StoredCouponUse[] = []
  const isBy = ({ customerId, mailbox }: StoredCouponUse, shopper: Shopper) =>
    shopper.customerId === null ? mailbox === foldEmail(shopper.email) : customerId === shopper.customerId
  return {
    uses,
    enter(code: string, { customerId, email }: Shopper, { orderId, at }: Occasion) {
      const mailbox = customerId === null ? foldEmail(email) : null
      uses.push({ orderId, code, customerId, mailbox, usedAt: new Date(at) })
    },
    usesOf(code: string, shopper: Shopper) {
      const ofCode = uses.filter((use) => use.code === code)
      return { usesInTotal: ofCode.length, usesByCustomer: ofCode.filter((use) => isBy(use, shopper)).length }
    },
  }
}

/** Who has ordered before, with an account or without. */
function createVisitors() {
  const mailboxes = new Set<string>()
  return {
    remember: (email: string) => mailboxes.add(foldEmail(email)),
    hasOrdered: (email: string) => mailboxes.has(foldEmail(email)),
  }
}
