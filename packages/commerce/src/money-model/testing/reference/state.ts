/** Cents, points and pieces are whole numbers; moments are milliseconds. */
export type Line = { sku: string; quantity: number }

export type Cart = {
  id: string
  slot: number
  lines: Line[]
  coupon: string | null
  cards: string[]
  points: number
  hold: 'free' | 'frozen' | 'spent'
  /** Delivery costs something from the first order on that says where to. */
  isAddressed: boolean
  /** While an order of it is decided on: the orders that were there when that began; else null, all of them. */
  sees: readonly string[] | null
}

export type Coupon = {
  percent: number
  fixed: number
  isFreeShipping: boolean
  limit: number | null
  limitPerShopper: number | null
  isForFirstOrder: boolean
  until: number | null
  uses: { order: string; shopper: string }[]
}

export type Card = { balance: number; until: number | null; isPaidBack: boolean }
export type PointsEntry = { points: number; at: number }
export type PaidLine = Line & { paid: number; returned: number }
export type Tenders = { cards: { card: string; amount: number }[]; points: number; money: number }
export type Refund = Tenders & { amount: number }

export type BankPayment = {
  status: 'open' | 'pending' | 'paid' | 'failed' | 'cancelled'
  coming: { status: 'paid' | 'failed'; at: number } | null
  until: number
  refunded: number
}

export type Payment = {
  status: 'open' | 'checking' | 'paid' | 'failed' | 'cancelled' | 'expired'
  amount: number
  refunded: number
  createdAt: number
  changedAt: number
  askedAt: number | null
  /** Null while the bank has not heard of it. */
  bank: BankPayment | null
}

export type RequestedRefund = {
  amount: number
  state: 'wanted' | 'sent' | 'stuck' | 'by-hand'
  tries: number
  next: number
}

export type Order = {
  id: string
  cart: string
  slot: number
  /** What was handed in: the same again is the same order. */
  content: string
  status: 'pending' | 'processing' | 'shipped' | 'returned' | 'canceled'
  lines: PaidLine[]
  charges: number
  tenders: Tenders
  coupon: string | null
  payment: Payment | null
  refunds: Refund[]
  moneyBack: RequestedRefund[]
  held: Record<string, number>
  /** The gift cards it has bought, by line; none before it is paid. */
  bought: { card: string; line: number }[]
  pointsEarned: number
  revoked: number
  deliveredAt: number | null
  isWithdrawn: boolean
  /** The withdrawal, which the link of a mail completes. */
  declared: { at: number; until: number } | null
  /** How often it has changed, as staff see it. */
  version: number
}

export type Books = {
  now: number
  bank: { isUnavailable: boolean; refusesRefunds: boolean }
  stock: Record<string, number>
  coupons: Record<string, Coupon>
  cards: Record<string, Card>
  /** By customer, the oldest first. */
  points: Record<string, PointsEntry[]>
  /** By id. */
  carts: Record<string, Cart>
  /** The id of the cart of each shopper. */
  slots: (string | null)[]
  orders: Order[]
}

export const START = Date.parse('2026-11-16T09:00:00Z')
export const HOUR = 3_600_000
export const DAY = 24 * HOUR
/** After so many tries, one a day, somebody has to act. */
export const REFUSED_DAYS = 24

/** What is sold: a set takes its stock from the bag in it, gift cards are not counted, and a tee has a name printed on it. */
export const products = {
  bag: 3_000,
  socks: 1_000,
  set: 3_000,
  card: 2_500,
  'tee Ada': 2_300,
  'tee Bo': 2_300,
} as const
export const CARD = 'card'
const stocks: Readonly<Record<string, string | null>> = { card: null, set: 'bag', 'tee Ada': 'tee', 'tee Bo': 'tee' }
export const stockOf = (sku: string): string | null => (sku in stocks ? (stocks[sku] ?? null) : sku)
export const isPersonalised = (sku: string): boolean => sku.startsWith('tee ')

/** The first two are guests, and the second guest is the first customer when she has not logged in. */
export const customerOf = (slot: number): string | null => (slot < 2 ? null : String(slot - 1))
export const shopperOf = (slot: number): string =>
  slot === 0 ? 'guest@example.com' : `customer-${Math.max(1, slot - 1)}@example.nl`
export const hasOrdered = (books: Books, shopper: string, sees: readonly string[] | null = null): boolean =>
  books.orders.some(
    ({ id, slot, status, coupon }) =>
      shopperOf(slot) === shopper &&
      status !== 'canceled' &&
      (sees === null || sees.includes(id) || isForFirstOrder(books, coupon)),
  )
export const isForFirstOrder = (books: Books, code: string | null): boolean =>
  code !== null && books.coupons[code]?.isForFirstOrder === true

export const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0)
export const pointsOf = (books: Books, customer: string): number =>
  sum((books.points[customer] ?? []).map(({ points }) => points))

export function enterPoints(books: Books, customer: string | null, points: number): void {
  if (customer !== null && points !== 0) books.points[customer]?.push({ points, at: books.now })
}

export function moveStock(books: Books, pieces: Readonly<Record<string, number>>, sign: 1 | -1): void {
  for (const [sku, quantity] of Object.entries(pieces)) books.stock[sku] = (books.stock[sku] ?? 0) + sign * quantity
}

/** What of a cart or an order comes from the warehouse. */
export function demandOf(lines: readonly Line[]): Record<string, number> {
  const demand: Record<string, number> = {}
  for (const { sku, quantity } of lines) {
    const stock = stockOf(sku)
    if (stock !== null) demand[stock] = (demand[stock] ?? 0) + quantity
  }
  return demand
}

export const isShort = (books: Books, demand: Readonly<Record<string, number>>): boolean =>
  Object.entries(demand).some(([sku, quantity]) => quantity > (books.stock[sku] ?? 0))
