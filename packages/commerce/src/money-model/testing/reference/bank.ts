import { cancel, confirm, requestRefund, revive } from './orders.ts'
import { type BankPayment, type Books, DAY, HOUR, type Order, type Payment } from './state.ts'

const MINUTE = 60_000
const DAYS_OPEN = 3

type Told = 'open' | 'unknown' | 'paid' | 'failed' | 'cancelled' | 'expired'

/** What takes several moments, between which others may come, says so by `yield`. */
export type Moments = Generator<void, string>

const isPending = ({ status }: Payment): boolean => status === 'open' || status === 'checking'

/** What a payment is at its bank now. */
function statusOf({ status, coming, until }: BankPayment, now: number): Told {
  if (coming) return coming.at <= now ? coming.status : 'unknown'
  if ((status === 'open' || status === 'pending') && until <= now) return 'expired'
  return status === 'pending' ? 'unknown' : status
}

const isUndecided = (bank: BankPayment, now: number): boolean => ['open', 'unknown'].includes(statusOf(bank, now))

/** Asks the bank for a payment; one whose order was canceled meanwhile is given up again. */
export function openPayment(books: Books, { payment, status }: Order): void {
  if (!payment || payment.bank || !isPending(payment)) return
  if (books.bank.isUnavailable) {
    Object.assign(payment, { status: 'checking', askedAt: books.now })
    return
  }
  payment.bank = { status: 'open', coming: null, until: books.now + DAYS_OPEN * DAY, refunded: 0 }
  payment.status = 'open'
  if (status === 'canceled') payment.bank.status = 'cancelled'
}

export type BankAnswer = 'paid' | 'failed' | 'cancelled' | 'pending'

/** What the shopper does at the bank, once. */
export function decideAtBank(
  books: Books,
  { payment }: Order,
  { answer, isLate }: { answer: BankAnswer; isLate: boolean },
) {
  const bank = payment?.bank
  if (!bank || !isUndecided(bank, books.now) || bank.coming) return 'ok'
  if (isLate && (answer === 'paid' || answer === 'failed')) {
    Object.assign(bank, { status: 'pending', coming: { status: answer, at: books.now + 20_000 } })
  } else bank.status = answer
  return 'ok'
}

/** Money that comes although the bank had said that it would not. */
export function payLate({ payment }: Order): string {
  if (payment?.bank) Object.assign(payment.bank, { status: 'paid', coming: null })
  return 'ok'
}

/** By webhook, return page or reconciliation. */
export function* askBank(books: Books, order: Order): Moments {
  const { payment } = order
  if (!payment) return 'ok'
  if (payment.bank === null) openPayment(books, order)
  else {
    const told = books.bank.isUnavailable ? 'unknown' : statusOf(payment.bank, books.now)
    yield
    hear(books, order, told)
  }
  return 'ok'
}

/** The page a shopper comes back to asks as well, unless somebody has just done so. */
export function* comeBack(books: Books, order: Order): Moments {
  const { payment } = order
  const isFresh = payment?.bank && payment.askedAt !== null && books.now - payment.askedAt < 1_000
  return !payment || !isPending(payment) || isFresh ? 'ok' : yield* askBank(books, order)
}

export function isOver(books: Books, { payment, status }: Order): boolean {
  if (!payment || !isPending(payment)) return false
  return status === 'canceled' || payment.createdAt <= books.now - HOUR
}

/** A payment whose time is over is given up at the bank first. */
export function* expire(books: Books, order: Order): Moments {
  const { payment } = order
  if (!payment || !isPending(payment)) return 'ok'
  openPayment(books, order)
  yield
  const { bank } = payment
  const isAsked = bank !== null && !books.bank.isUnavailable
  if (isAsked && isUndecided(bank, books.now)) Object.assign(bank, { status: 'cancelled', coming: null })
  yield
  const told = isAsked ? statusOf(bank, books.now) : 'unknown'
  yield
  const isInDoubt = told === 'unknown' && payment.createdAt + 2 * DAY > books.now
  const isEnded = told === 'cancelled' || told === 'open' || (told === 'unknown' && !isInDoubt)
  hear(books, order, isEnded ? 'expired' : told)
  return 'ok'
}

/** The news about a payment, which mean something once. */
function hear(books: Books, order: Order, told: Told): void {
  const { payment } = order
  if (!payment) return
  const before = payment.status
  const isAwaited = order.status === 'pending'
  const ending = told === 'expired' && !isAwaited ? 'cancelled' : told
  payment.askedAt = books.now
  if (before === 'paid' || (!isPending(payment) && ending !== 'paid')) return
  payment.status = ending === 'unknown' ? 'checking' : ending
  if (payment.status === before) return
  payment.changedAt = books.now
  if (payment.status === 'paid') receive(books, order, before)
  else if (isAwaited && !isPending(payment)) cancel(books, order)
}

/** Money that nobody waits for any more brings the order back, or goes back. */
function receive(books: Books, order: Order, before: Payment['status']): void {
  const { payment } = order
  if (order.status === 'pending') confirm(books, order)
  else if (order.status !== 'canceled' || before !== 'expired' || !revive(books, order)) {
    requestRefund(order, (payment?.amount ?? 0) - (payment?.refunded ?? 0))
  }
}

/** Whether a payment is asked about whose bank has not called. */
export function isUnheard({ now }: Books, { payment }: Order): boolean {
  if (!payment) return false
  const last = payment.askedAt ?? payment.createdAt
  const pause = Math.min(Math.max((now - payment.createdAt) / 4, MINUTE), 15 * MINUTE)
  if (isPending(payment)) return last <= now - pause
  return payment.status !== 'paid' && payment.bank !== null && payment.changedAt > now - DAY && last <= now - HOUR
}

const MOST_TRIES = 24

/** Sends the money that has to go back; what is refused or not answered waits. */
export function sendRefunds(books: Books): string {
  for (const { payment, moneyBack } of books.orders) {
    for (const money of moneyBack.filter(({ state, next }) => state === 'wanted' && next <= books.now)) {
      const { isUnavailable, refusesRefunds } = books.bank
      if (payment?.bank && !isUnavailable && !refusesRefunds) {
        payment.bank.refunded += money.amount
        money.state = 'sent'
        continue
      }
      money.tries += 1
      money.next = books.now + Math.min(2 ** (money.tries - 1) * MINUTE, 6 * HOUR)
      if (money.tries >= MOST_TRIES) money.state = 'stuck'
    }
  }
  return 'ok'
}

/** What staff do with money that would not go back. */
export function endStuck({ moneyBack }: Order, end: 'again' | 'by-hand'): string {
  const stuck = moneyBack.filter(({ state }) => state === 'stuck')
  for (const money of stuck)
    Object.assign(money, end === 'again' ? { state: 'wanted', tries: 0, next: 0 } : { state: 'by-hand' })
  return stuck.length > 0 ? 'ok' : 'no-stuck-refund'
}
