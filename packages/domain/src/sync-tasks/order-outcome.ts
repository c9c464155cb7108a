/** What came of handing in an order; null when nothing came at all. */
export type OrderAnswer = {
  readonly code: number | string | null
  readonly orderNumber: string | null
  readonly message: string | null
} | null

export type OrderOutcome =
  | { readonly do: 'placed'; readonly orderNumber: string }
  /** Kept on the device and sent again. */
  | { readonly do: 'queue' }
  /** Shown and logged; the cart stays. */
  | { readonly do: 'refuse'; readonly message: string | null }
  /** Nobody knows yet: asked again by order id, never shown as failed. */
  | { readonly do: 'check' }

export function orderOutcome(answer: OrderAnswer): OrderOutcome {
  if (answer === null || answer.code === 'ENOTFOUND') return { do: 'queue' }
  const { code, orderNumber, message } = answer
  if (typeof code === 'number' && code >= 500) return { do: 'queue' }
  if (typeof code === 'number' && code >= 400) return { do: 'refuse', message }
  return (code === 200 || code === null) && orderNumber ? { do: 'placed', orderNumber } : { do: 'check' }
}

/** Whether a stored order still has to be handed in: what was placed or refused is done with. */
export function isStillUntransmitted(outcome: OrderOutcome): boolean {
  return outcome.do === 'queue' || outcome.do === 'check'
}
