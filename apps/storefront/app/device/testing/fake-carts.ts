import { type Answer, type FakeCall, refusal, result, tokenOf } from './fake-answer.ts'
import {
  anEmptyCart,
  type Cart,
  type CartItem,
  putRow,
  removeRow,
  setRow,
  takeIn,
  toItem,
  toMethods,
  toTotals,
} from './fake-cart-rows.ts'
import { answerStock } from './fake-stock.ts'

type Customers = { whoIs(token: string | null): number | null | undefined }

type Mood = { readonly stock: Map<string, number>; refusesUpdates: boolean }

/** As many products a cart may hold. */
const MAXIMUM = 40

export type FakeCarts = ReturnType<typeof createFakeCarts>

/** Carts as the server keeps them: a guest's by its id, a customer's by the token; a key acts once. */
export function createFakeCarts({ whoIs }: Customers) {
  const carts = new Map<string, Cart>()
  const answers = new Map<string, Answer>()
  const mood: Mood = { stock: new Map(), refusesUpdates: false }

  function open(id: string): Cart {
    const cart = carts.get(id) ?? anEmptyCart(id)
    carts.set(id, cart)
    return cart
  }

  function create(token: string | null, guestCartId: string | null): Answer {
    const customerId = whoIs(token)
    if (customerId === undefined) return notSignedIn
    if (customerId === null) return result(open((carts.size + 1).toString(16).padStart(32, 'a')).id, {})
    const own = open(String(customerId))
    const guest = carts.get(guestCartId ?? '')
    const items = guest && guest !== own && !guest.isMerged ? takeIn(own, guest, MAXIMUM) : []
    return result(own.id, items.length > 0 ? { leftOut: { maximum: MAXIMUM, items } } : {})
  }

  function find(token: string | null, cartId: string | null): Cart | Answer {
    const customerId = whoIs(token)
    if (customerId === undefined) return notSignedIn
    const cart = carts.get(cartId ?? '')
    const isOwn = cart && (cart.id.length === 32 || cart.id === String(customerId))
    return isOwn && !cart.isMerged ? cart : refusal(404, 'cart-not-found', 'No such cart.')
  }

  function answer(call: FakeCall): Answer | null {
    const { request, url, body } = call
    const token = tokenOf(request)
    if (url.pathname === '/api/cart/create') return create(token, url.searchParams.get('guestCartId'))
    if (url.pathname.startsWith('/api/stock/')) return answerStock(mood.stock, url.searchParams)
    const cart = find(token, url.searchParams.get('cartId') ?? body.quoteId ?? null)
    if ('status' in cart) return cart
    const key = request.method === 'POST' ? request.headers.get('idempotency-key') : null
    // What says something else is another call, whatever its key.
    const said = JSON.stringify([cart.id, key, url.pathname, url.search, body])
    return once(answers, key && said, () => answerAbout(cart, call, mood))
  }

  return {
    answer,
    mood,
    stock: mood.stock,
    /** What a cart holds: how many of each sku. */
    linesOf: (id: string | null): Record<string, number> =>
      Object.fromEntries((carts.get(id ?? '')?.rows ?? []).map(({ sku, qty }) => [sku, qty])),
    couponOf: (id: string | null) => carts.get(id ?? '')?.coupon ?? null,
    cardsOf: (id: string | null) => carts.get(id ?? '')?.cards ?? [],
    /** As another device of the customer would. */
    setCards: (id: string, cards: string[]) => void Object.assign(open(id), { cards }),
    put: (id: string, sku: string, qty: number) => setRow(open(id), sku, qty),
    /** The cart is there no more, as when it was ordered elsewhere. */
    lose: (id: string) => void Object.assign(open(id), { isMerged: true }),
  }
}

/** The same change under the same key is answered as before and does nothing. */
function once(answers: Map<string, Answer>, key: string | null, act: () => Answer): Answer {
  const before = key && answers.get(key)
  if (before) return before
  const answer = act()
  if (key && answer.status === 200) answers.set(key, answer)
  return answer
}

const ideal = { code: 'ideal', title: 'iDEAL | Wero', default: true, cost_incl_tax: 0, is_server_method: true }

const notSignedIn = refusal(401, 'not-signed-in', 'User is not authorized')

function answerAbout(cart: Cart, { url, body }: FakeCall, mood: Mood): Answer {
  switch (url.pathname) {
    case '/api/cart/pull':
      return result(cart.rows.map((row) => toItem(cart, row)))
    case '/api/cart/totals':
      return result(toTotals(cart))
    case '/api/cart/shipping-methods':
      return result(toMethods(cart))
    case '/api/cart/payment-methods':
      return result([ideal])
    case '/api/cart/shipping-information':
      cart.method = methodIn(body) || 'home'
      return result({ payment_methods: [ideal], totals: toTotals(cart) })
    case '/api/ext/checkout/set-payment-information':
      return result(toTotals(cart))
    case '/api/ext/cart-extend/selected-payment-method':
      return result(true)
    default:
      return change(cart, { url, body, mood })
  }
}

function methodIn({ addressInformation }: FakeCall['body']): string | undefined {
  // Tests send what the contract asks for.
  return (addressInformation as { readonly shippingMethodCode?: string } | undefined)?.shippingMethodCode
}

type Change = Pick<FakeCall, 'url' | 'body'> & { readonly mood: Mood }

function change(cart: Cart, { url, body, mood }: Change): Answer {
  // Tests send what the contract asks for.
  const item = body.cartItem as CartItem | undefined
  switch (url.pathname) {
    case '/api/cart/update':
      if (!item) return refusal(400, 'item-missing', 'No cartItem element provided within the request body')
      if (mood.refusesUpdates) return refusal(409, 'out-of-stock', 'The product is out of stock')
      return putRow(cart, item, mood.stock)
    case '/api/cart/delete':
      return removeRow(cart, item?.item_id)
    case '/api/cart/apply-coupon':
      return setCoupon(cart, url.searchParams.get('coupon'))
    case '/api/cart/delete-coupon':
      cart.coupon = null
      return result(true)
    default:
      return payByCard(cart, url.pathname, body.giftCardCode ?? '')
  }
}

function setCoupon(cart: Cart, code: string | null): Answer {
  if (code !== 'TEN') return refusal(404, 'coupon-unknown', "The coupon code isn't valid.")
  cart.coupon = code
  return result(true)
}

function payByCard(cart: Cart, path: string, code: string): Answer {
  if (!path.startsWith('/api/ext/gift-card/')) return refusal(404, 'not-found', 'Not found')
  if (code !== 'GIFT5' && code !== 'GIFT9') {
    const errorMessage = 'Please enter a valid giftcard.'
    return {
      status: 404,
      body: { code: 404, result: { errorMessage, code: 404 }, meta: { refusal: 'gift-card-unknown' } },
    }
  }
  const isPutOn = path.endsWith('/apply')
  const isHeld = cart.cards.includes(code)
  if (isPutOn && isHeld) return refusal(409, 'gift-card-already-applied', 'This gift card is on the cart already.')
  if (!isPutOn && !isHeld) return refusal(404, 'gift-card-not-applied', 'This gift card is not on the cart.')
  cart.cards = isPutOn ? [...cart.cards, code] : cart.cards.filter((card) => card !== code)
  return result(true)
}
