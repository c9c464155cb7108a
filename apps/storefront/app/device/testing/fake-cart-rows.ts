import { type Answer, refusal, result } from './fake-answer.ts'

export type Row = { readonly id: number; readonly sku: string; qty: number; readonly option: Option | undefined }
export type Cart = {
  readonly id: string
  rows: Row[]
  coupon: string | null
  cards: string[]
  /** How it is delivered. */
  method: string
  isMerged: boolean
}

export function anEmptyCart(id: string): Cart {
  return { id, rows: [], coupon: null, cards: [], method: 'home', isMerged: false }
}

type Chosen = { readonly option_value: unknown }
type Option = {
  readonly extension_attributes?: {
    readonly configurable_item_options?: readonly Chosen[]
    readonly custom_options?: readonly Chosen[]
  }
}

export type CartItem = {
  readonly sku: string
  readonly qty: number
  readonly item_id?: string
  readonly product_option?: Option
}

let lastRow = 0

function nextRow(): number {
  lastRow += 1
  return lastRow
}

/** Naming the line sets its quantity; naming none adds to what is there. */
export function putRow(cart: Cart, item: CartItem, stock: ReadonlyMap<string, number>): Answer {
  const named = cart.rows.find(({ id }) => String(id) === String(item.item_id)) ?? null
  if (item.item_id !== undefined && !named) return refusal(404, 'line-not-found', 'No such line.')
  if (item.qty < 1) return refusal(400, 'quantity-invalid', 'No such quantity.')
  const put = { sku: childOf(item), option: item.product_option }
  const twin = cart.rows.find((row) => keyOf(row) === keyOf(put))
  const held = twin?.qty ?? 0
  const qty = named && named === twin ? item.qty : held + item.qty
  const tooFew = qty > held ? refuseTooFew(qty, stock.get(put.sku) ?? 1000) : null
  if (tooFew) return tooFew
  const row = twin ?? { id: nextRow(), qty, ...put }
  if (!twin) cart.rows.push(row)
  row.qty = qty
  return result(toItem(cart, row))
}

function refuseTooFew(qty: number, maxQuantity: number): Answer | null {
  if (qty <= maxQuantity) return null
  if (maxQuantity <= 0) return refusal(409, 'out-of-stock', 'Sold out.')
  return refusal(409, 'quantity-unavailable', 'Too few.', { maxQuantity })
}

/** Texts of the shopper's own tell rows of one sku apart. */
function keyOf({ sku, option }: Pick<Row, 'sku' | 'option'>): string {
  return JSON.stringify([sku, option?.extension_attributes?.custom_options ?? []])
}

export function removeRow(cart: Cart, itemId: string | undefined): Answer {
  const row = cart.rows.find(({ id }) => String(id) === String(itemId))
  if (!row) return refusal(404, 'line-not-found', 'No such line.')
  cart.rows = cart.rows.filter((other) => other !== row)
  return result(true)
}

/** As another device of the customer would. */
export function setRow(cart: Cart, sku: string, qty: number): void {
  cart.rows = cart.rows.filter((row) => row.sku !== sku)
  if (qty > 0) cart.rows.push({ id: nextRow(), sku, qty, option: undefined })
}

/** Answers what there was no room for. */
export function takeIn(own: Cart, guest: Cart, maximum: number) {
  let room = maximum - own.rows.reduce((sum, { qty }) => sum + qty, 0)
  const leftOut = []
  for (const { id: item_id, ...row } of guest.rows) {
    const qty = Math.min(row.qty, room)
    room -= qty
    if (qty < row.qty) leftOut.push({ item_id, sku: row.sku, name: `The ${row.sku}`, qty: row.qty - qty })
    const twin = own.rows.find((each) => keyOf(each) === keyOf(row))
    if (twin) twin.qty += qty
    else if (qty > 0) own.rows.push({ ...row, qty, id: nextRow() })
  }
  own.coupon ??= guest.coupon
  own.cards = [...new Set([...own.cards, ...guest.cards])]
  Object.assign(guest, { rows: [], coupon: null, cards: [], isMerged: true })
  return leftOut
}

/** A parent's sku with its options means a child. */
function childOf({ sku, product_option: option }: CartItem): string {
  const chosen = option?.extension_attributes?.configurable_item_options ?? []
  const suffix = chosen.map(({ option_value }) => `-${option_value}`).join('')
  return sku.endsWith(suffix) ? sku : sku + suffix
}

export function toItem(cart: Cart, { id, sku, qty, option }: Row) {
  const type = option ? 'configurable' : 'simple'
  const item = { item_id: id, sku, qty, name: `The ${sku}`, price: 10, product_type: type, quote_id: cart.id }
  return { ...item, ...(option && { product_option: labelled(option) }) }
}

/** A shop writes the words of a size beside its number. */
function labelled(option: Option): Option {
  const sizes = option.extension_attributes?.configurable_item_options ?? []
  const configurable_item_options = sizes.map((size) => ({ ...size, label: 'Size', value: String(size.option_value) }))
  return { extension_attributes: { ...option.extension_attributes, configurable_item_options } }
}

/** Delivery costs nothing from this worth on. */
const freeFrom = 60

export function toMethods(cart: Cart) {
  const atHome = worthOf(cart) < freeFrom ? 4.95 : 0
  return [
    { ...costing(7.95), method_code: 'evening', method_title: 'In the evening', default: false, free_from: null },
    { ...costing(atHome), method_code: 'home', method_title: 'At home', default: true, free_from: freeFrom },
  ]
}

function costing(amount: number) {
  return {
    carrier_code: 'post',
    carrier_title: 'Post',
    amount,
    base_amount: amount,
    price_excl_tax: amount,
    price_incl_tax: amount,
    available: true,
    error_message: '',
    offline: false,
    choosable_offline: true,
    is_server_method: true,
    kind: 'home',
  }
}

function worthOf({ rows }: Cart): number {
  return rows.reduce((sum, { qty }) => sum + qty * 10, 0)
}

export function toTotals(cart: Cart) {
  const { rows, coupon, cards } = cart
  const subtotal = worthOf(cart)
  const discount = coupon ? subtotal / 10 : 0
  const shipping = toMethods(cart).find(({ method_code }) => method_code === cart.method)?.amount ?? 0
  const payable = Math.max(0, subtotal - discount + shipping)
  const paid = Math.min(
    payable,
    cards.reduce((sum, card) => sum + Number(card.slice(4)), 0),
  )
  const grand = payable - paid
  const named = JSON.stringify(cards.map((card) => ({ c: card, a: Number(card.slice(4)) })))
  return {
    grand_total: grand,
    subtotal,
    subtotal_incl_tax: subtotal,
    subtotal_with_discount: subtotal - discount,
    discount_amount: 0 - discount,
    shipping_amount: shipping,
    shipping_incl_tax: shipping,
    shipping_discount_amount: 0,
    shipping_tax_amount: 0,
    base_shipping_tax_amount: 0,
    tax_amount: 0,
    base_currency_code: 'EUR',
    quote_currency_code: 'EUR',
    items_qty: rows.reduce((sum, { qty }) => sum + qty, 0),
    ...(coupon && { coupon_code: coupon }),
    items: rows.map(toTotalsItem),
    total_segments: [
      { code: 'subtotal', title: 'Subtotal', value: subtotal },
      { code: 'shipping', title: 'Shipping', value: shipping },
      ...(cards.length > 0
        ? [{ code: 'giftcardaccount', title: 'Card', value: 0 - paid, extension_attributes: { gift_cards: named } }]
        : []),
      { code: 'grand_total', title: 'Total', value: grand, area: 'footer' },
    ],
  }
}

function toTotalsItem({ id, sku, qty, option }: Row) {
  const total = qty * 10
  return {
    item_id: id,
    name: `The ${sku}`,
    qty,
    price: 10,
    price_incl_tax: 10,
    row_total: total,
    row_total_incl_tax: total,
    row_total_with_discount: total,
    base_row_total_incl_tax: total,
    tax_amount: 0,
    tax_percent: 0,
    discount_amount: 0,
    base_discount_amount: 0,
    discount_percent: 0,
    options: JSON.stringify(shownOptions(option)),
  }
}

/** What was chosen, as a shop would write it out. */
function shownOptions(option: Option | undefined): object[] {
  const { configurable_item_options: sizes = [], custom_options: custom = [] } = option?.extension_attributes ?? {}
  return [
    ...sizes.map(({ option_value: value }) => ({ label: 'Size', value: String(value) })),
    ...custom.map(({ option_value: value }) => ({ label: 'Text', value: String(value) })),
  ]
}
