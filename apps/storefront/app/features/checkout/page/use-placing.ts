import { type Cents, toDecimal } from '@vonk/domain/money'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import {
  type OrderedCart,
  type OrderRefused,
  type Placed,
  useCheckoutActions,
  useCheckoutStore,
} from '#device/checkout/index.ts'
import { type CartView, useSession } from '#device/index.ts'
import { type TranslateLater, useLaterTranslation } from '#i18n/index.ts'
import { registerText } from '../../account/index.ts'
import { useTrack } from '../../analytics/index.ts'
import { type CartProduct, toAnalyticsProducts } from '../../cart/index.ts'
import { usePanelStore } from '../../panels/index.ts'
import { toOrderedCart } from '../review/to-ordered-cart.ts'

type ToPlace = {
  readonly cart: CartView
  readonly products: readonly CartProduct[]
  /** How it comes and where to, in words. */
  readonly delivery: string
  readonly onBusy: (isBusy: boolean) => void
  /** The shop did not take it, and says why; null when it is tried again. */
  readonly onRefused: (refused: OrderRefused | null) => void
}

/** Pressing the button: the order is placed once, and the shopper goes where it leads. */
export function usePlacing({ cart, products, delivery, onBusy, onRefused }: ToPlace) {
  const t = useLaterTranslation()
  const navigate = useNavigate()
  const track = useTrack()
  const store = useCheckoutStore()
  const actions = useCheckoutActions()
  const panels = usePanelStore()
  const { role } = useSession()
  const [accountProblem, setAccountProblem] = useState<AccountProblem | null>(null)

  async function place(): Promise<void> {
    const analytics = toAnalyticsProducts(cart.lines, products)
    const checkout = store.read()
    const isGuest = role !== 'customer' && !checkout.personalDetails.createAccount
    const shown = toOrderedCart({ cart, checkout, isGuest, delivery, analytics, products })
    const { paymentMethod } = checkout.paymentDetails
    track.event('add_payment_info', analytics, paymentMethod === null ? {} : { payment_type: paymentMethod })
    onBusy(true)
    onRefused(null)
    setAccountProblem(null)
    await hand(shown)
  }

  async function hand(shown: OrderedCart): Promise<void> {
    panels.change({ loader: true })
    const placed = await actions.place(shown).finally(() => panels.change({ loader: false }))
    if (placed.ok) return follow(placed.value)
    onBusy(false)
    const { refusal } = placed
    if (refusal.problem === 'session') return setAccountProblem(problemOf(refusal.refusal.code, t))
    if (refusal.problem === 'total') return onRefused(totalChanged(refusal))
    onRefused({ code: 'order-failed', text: null, facts: {} })
  }

  function follow({ order, after }: Placed) {
    const { refused: why } = order
    if (why?.code === 'cart-already-ordered') return goTo(String(why.facts['orderId']))
    if (after.go === 'to-bank') return window.location.assign(after.url)
    if (after.go === 'to-order' && order.isTransmitted) return goTo(order.orderId)
    // One that waits on the device is shown here: without a network no other page can be opened.
    onBusy(false)
    onRefused(why)
  }

  function goTo(orderId: string) {
    navigate(`/checkout-return/?orderId=${encodeURIComponent(orderId)}`)
  }

  return { place, accountProblem }
}

/** Why there is no account, at the field that can be changed. */
type AccountProblem = { readonly field: 'email' | 'password'; readonly text: string }

function problemOf(refusal: string, t: TranslateLater): AccountProblem {
  return { field: refusal === 'password-guessable' ? 'password' : 'email', text: registerText(refusal, t) }
}

/** As the shop itself says it of an order that came too late. */
function totalChanged({ was, now }: { readonly was: Cents; readonly now: Cents }): OrderRefused {
  const total = { was: toDecimal(was), now: toDecimal(now) }
  return { code: 'price-changed', text: null, facts: { lines: [], total } }
}
