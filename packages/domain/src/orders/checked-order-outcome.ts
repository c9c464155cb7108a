import type { OrderOutcome } from '../sync-tasks/index.ts'

/** What the server knows of an order id; null when it has never heard of it. */
export type CheckedOrder = { readonly orderNumber: string | null } | null

/** What became of an order nobody was sure of. One that never arrived is sent again: under its id it can only count once. */
export function checkedOrderOutcome(answer: CheckedOrder | 'unreachable'): OrderOutcome {
  if (answer === 'unreachable') return { do: 'check' }
  if (answer === null) return { do: 'queue' }
  return answer.orderNumber ? { do: 'placed', orderNumber: answer.orderNumber } : { do: 'check' }
}
