import type { Cents } from '../money/index.ts'

export type PaymentMethod = {
  readonly code: string
  readonly title: string
  /** What choosing it costs, tax included. */
  readonly costInclTax: Cents
  readonly isDefault: boolean
  /** The server places the order itself and sends the shopper to pay. */
  readonly isServerMethod: boolean
}

/** The codes the rules know by name; the last two are those of the API family. */
export const paymentCodes = {
  card: 'card',
  ideal: 'ideal',
  payLater: 'pay-later',
  cashOnDelivery: 'cashondelivery',
  free: 'free',
} as const

/** Whether asking for the order to be placed is enough to place it. */
export function triggersPlacement({ isServerMethod }: PaymentMethod): boolean {
  return isServerMethod
}
