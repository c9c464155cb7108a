import type { Act } from './acts.ts'
import { isOver } from './reference/bank.ts'
import type { Handed } from './reference/carts.ts'
import { price } from './reference/price.ts'
import { type Books, type Cart, type Order, shopperOf } from './reference/state.ts'

/** An act as somebody sends it who has looked at the shop: of which order, as it was then, and with what is on the screen. */
export type Asked = {
  readonly act: Act
  readonly order: string
  readonly version: number
  /** Of the order, from the first. */
  readonly line: number
  readonly card: string
  readonly cart: string
  readonly handed: Handed
}

const nothing = {
  order: '',
  version: 0,
  line: 0,
  card: '',
  cart: '',
  handed: { id: '', cart: '', lines: [], total: 0 },
}

/** Who looks at nothing does nothing: acts without an order, a cart or a card that they could be about are left out. */
export function ask(books: Books, acts: readonly Act[]): Asked[] {
  return acts.flatMap((act, place) => {
    const asked = 'who' in act ? askAsShopper(books, act, place) : 'order' in act ? askAbout(books, act) : nothing
    return asked ? [{ ...nothing, ...asked, act }] : []
  })
}

function askAbout(books: Books, act: Extract<Act, { order: number }>): Partial<Asked> | null {
  const order = newest(books.orders, act.order)
  if (!order || !isSensible(books, order, act)) return null
  return { order: order.id, version: order.version, line: 'line' in act ? act.line % order.lines.length : 0 }
}

function isSensible(books: Books, order: Order, { do: what }: Act): boolean {
  if (what === 'webhook' || what === 'decide' || what === 'pay-late') return order.payment?.bank != null
  if (what === 'withdraw' || what === 'withdraw-all') return order.declared !== null
  if (what === 'come-back') return order.payment !== null
  return what !== 'expire' || isOver(books, order)
}

function askAsShopper(
  books: Books,
  act: Extract<Act, { who: number }>,
  place: number,
): Partial<Asked> | null | undefined {
  if (act.do === 'open-cart') return { cart: `cart-${act.who}-${Object.keys(books.carts).length}` }
  const card = 'card' in act ? (newest(Object.keys(books.cards), act.card) ?? '') : ''
  if (act.do === 'show-card' || act.do === 'show-points') return { card }
  const cart = books.carts[books.slots[act.who] ?? '']
  if (act.do === 'place')
    return cart && handIn(books, cart, `order-${String(books.orders.length + place).padStart(3, '0')}`)
  if (act.do === 'place-again') return handInAgain(books, act.who)
  return cart ? { cart: cart.id, card } : null
}

function handIn(books: Books, cart: Cart, id: string): Partial<Asked> | null {
  if (cart.lines.length === 0) return null
  const total = price(books, { ...cart, isAddressed: true }, shopperOf(cart.slot)).tenders.money
  return { handed: { id, cart: cart.id, lines: structuredClone(cart.lines), total } }
}

/** A client that was not answered sends the same once more. */
function handInAgain(books: Books, who: number): Partial<Asked> | null {
  const order = books.orders.findLast(({ slot }) => slot === who)
  if (!order) return null
  return { handed: { id: order.id, cart: order.cart, lines: JSON.parse(order.content), total: order.tenders.money } }
}

function newest<Item>(items: readonly Item[], back: number): Item | undefined {
  return items.at(-1 - (back % Math.max(items.length, 1)))
}
