import { isVirtualCart } from '@vonk/domain/cart'
import { type CheckoutSection, type CheckoutSituation, checkoutSections, nextSection } from '@vonk/domain/checkout'
import { type FormEvent, useEffect, useEffectEvent, useState } from 'react'
import { type OrderedLineView, type OrderRefused, useCheckout } from '#device/checkout/index.ts'
import { type CartView, useWholeDevice } from '#device/index.ts'
import { useLaterTranslation } from '#i18n/index.ts'
import { type CartProduct, orderProblem, useCartProducts } from '../../cart/index.ts'
import { ContactSection } from '../contact/contact-section.tsx'
import { LoginOffer } from '../contact/login-offer.tsx'
import { checkCheckout } from '../form/check-checkout.ts'
import { useProblems } from '../form/use-problems.ts'
import { PaymentSection } from '../payment/payment-section.tsx'
import { usePlaces } from '../places/use-places.ts'
import { RefusedOrder } from '../review/refused-order.tsx'
import { ReviewSection } from '../review/review-section.tsx'
import { toOrderedLines } from '../review/to-ordered-cart.ts'
import { ShippingSection } from '../shipping/shipping-section.tsx'
import { useTimeframes } from '../shipping/use-timeframes.ts'
import { CartProblem } from './cart-problem.tsx'
import styles from './checkout-page.module.css'
import { CheckoutSummary } from './checkout-summary.tsx'
import { useCheckoutEvents } from './use-checkout-events.ts'
import { useDeliveryWords } from './use-delivery-words.ts'
import { useOffers, useOpening } from './use-offers.ts'
import { usePlacing } from './use-placing.ts'

type CheckoutFormProps = {
  cart: CartView
  /** The order is being placed, and the page is left for the bank. */
  isLeaving: boolean
  onLeave: (isLeaving: boolean) => void
  onAnnounce: (text: string) => void
}

/** Contact, delivery, payment and review in one column, the order beside them. */
export function CheckoutForm({ cart, isLeaving, onLeave, onAnnounce }: CheckoutFormProps) {
  const t = useLaterTranslation()
  const { settings } = useWholeDevice()
  const cartProblem = orderProblem(cart.lines, settings, t)
  const [refused, setRefused] = useState<OrderRefused | null>(null)
  const { products, isWaiting } = useCartProducts(cart.lines)
  const lines = toOrderedLines(cart.lines, products)
  useOpening()
  const { isFirstAwaited } = useOffers()
  return (
    <div className={styles.columns}>
      <div className={styles.main}>
        <LoginOffer onAnnounce={onAnnounce} />
        {cartProblem && <CartProblem problem={cartProblem} />}
        {refused && <RefusedOrder key={refused.code} refused={refused} />}
        <Sections
          cart={cart}
          lines={lines}
          products={products}
          areProductsKnown={!isWaiting}
          isBusy={isLeaving}
          onBusy={onLeave}
          isBlocked={cartProblem !== null}
          areOffersAwaited={isFirstAwaited}
          onRefused={setRefused}
        />
      </div>
      <aside className={styles.side}>
        <CheckoutSummary cart={cart} lines={lines} onAnnounce={onAnnounce} />
      </aside>
    </div>
  )
}

type SectionsProps = {
  cart: CartView
  lines: readonly OrderedLineView[]
  products: readonly CartProduct[]
  areProductsKnown: boolean
  isBusy: boolean
  onBusy: (isBusy: boolean) => void
  /** Something about the cart itself speaks against the order. */
  isBlocked: boolean
  /** What can be chosen is not known yet. */
  areOffersAwaited: boolean
  onRefused: (refused: OrderRefused | null) => void
}

/** The four steps as one form. */
function Sections(props: SectionsProps) {
  const { cart, lines, products, areProductsKnown, isBusy, onBusy, isBlocked, areOffersAwaited, onRefused } = props
  const checkout = useCheckout((state) => state)
  const [isTermsAccepted, setIsTermsAccepted] = useState(false)
  const isVirtual = isVirtualCart(cart.lines)
  const amountDue = cart.totals?.grandTotal ?? 0
  const refusals = checkCheckout({ checkout, isVirtual, amountDue, isTermsAccepted })
  const wrong = Object.keys(refusals).length
  const { form, problems, isTried, showAll } = useProblems(refusals)
  const isPersonalised = products.some((product) => product.isPersonalised)
  const delivery = useDelivery({ isVirtual, isPersonalised })
  const { facts, delivery: deliveryWords } = useDeliveryWords(delivery, isVirtual)
  const { place, accountProblem } = usePlacing({ cart, products, delivery: deliveryWords, onBusy, onRefused })
  const stepOf = stepsOf({ checkout, isVirtual, amountDue })
  const chosen = stepOf('shipping').isComplete ? checkout.shippingDetails.shippingMethod : null
  useCheckoutEvents({ cart, products, areProductsKnown, delivery: isVirtual ? null : chosen })
  const isContactDone = refusals['email'] === undefined && refusals['password'] === undefined

  const order = usePatience(areOffersAwaited, () => {
    if (wrong > 0 || isBlocked) showAll()
    else void place()
  })

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!isBusy) order.press()
  }

  const told = accountProblem ? withProblem(problems, accountProblem.field, accountProblem.text) : problems
  return (
    <form ref={form} className={styles.form} method="post" onSubmit={submit} noValidate>
      <ContactSection step={{ ...stepOf('contact'), isComplete: isContactDone }} problems={told} />
      {!isVirtual && <ShippingSection step={stepOf('shipping')} problems={problems} {...delivery} />}
      <PaymentSection step={stepOf('payment')} isVirtual={isVirtual} amountDue={amountDue} problems={problems} />
      <ReviewSection
        step={{ ...stepOf('review'), isComplete: false }}
        cart={cart}
        lines={lines}
        facts={facts}
        isPersonalised={isPersonalised}
        isTermsAccepted={isTermsAccepted}
        isBusy={isBusy || order.isPressed}
        amountDue={amountDue}
        problems={problems}
        wrongFields={isTried ? wrong : null}
        onTerms={setIsTermsAccepted}
      />
    </form>
  )
}

/** A press before the page knows what is on offer counts once it does: what was chosen on an earlier visit may well be. */
function usePatience(isAwaited: boolean, action: () => void) {
  const [isPressed, setIsPressed] = useState(false)
  const act = useEffectEvent(action)
  useEffect(() => {
    if (!isPressed || isAwaited) return
    setIsPressed(false)
    act()
  }, [isPressed, isAwaited])
  return { isPressed, press: () => setIsPressed(true) }
}

/** Which step it is, whether it is filled in, and whether it is the one to fill in next. */
function stepsOf(situation: CheckoutSituation) {
  const sections = checkoutSections(situation)
  const next = nextSection(situation)
  return (section: CheckoutSection) => {
    const at = sections.findIndex((each) => each.section === section)
    return { number: at + 1, isComplete: sections[at]?.isComplete ?? false, isNext: section === next }
  }
}

type Problems = ReturnType<typeof useProblems>['problems']

/** With what the shop itself says about a field. */
function withProblem(problems: Problems, field: string, text: string): Problems {
  return { ...problems, errorOf: (each, label) => (each === field ? text : problems.errorOf(each, label)) }
}

/** Times at the door and places to pick up, near the address as it stands or near another postcode. */
function useDelivery({ isVirtual, isPersonalised }: { isVirtual: boolean; isPersonalised: boolean }) {
  const { place, countryId, postcode, number } = useCheckout((state) => state.shippingDetails)
  const [searched, setSearched] = useState<string | null>(null)
  const isHome = !isVirtual && place.kind === 'home'
  // Nobody can promise a day for what has to be made first.
  const timeframes = useTimeframes({ isWanted: isHome && !isPersonalised, countryId, postcode, number })
  const near = searched ?? postcode
  const places = usePlaces({ kind: isVirtual ? 'home' : place.kind, countryId, postcode: near, number })
  return { timeframes, places, searched: near, onSearch: setSearched }
}
