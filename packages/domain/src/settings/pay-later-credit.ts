import type { Cents } from '../money/index.ts'

/** What is said of a credit before it is chosen, as Directive (EU) 2023/2225 wants it. */
export type PayLaterCredit = {
  readonly lender: string
  /** The last part is due so many days after … */
  readonly dueDays: number
  readonly dueFrom: 'order' | 'shipment' | 'delivery'
  /** In how many parts it is paid back. */
  readonly instalments: number
  /** The annual percentage rate of charge. */
  readonly annualRate: number
  /** What the lender charges besides. */
  readonly fee: Cents
  /** What paying too late costs at most. */
  readonly lateFee: Cents
  /** Where the lender's conditions are. */
  readonly terms: string
}

type PayLaterSettings = { readonly offersPayLater: boolean; readonly payLaterCredit: PayLaterCredit | null }

/** The credit a view offers; a credit of which nothing can be said is not offered. */
export function offeredCredit({ offersPayLater, payLaterCredit }: PayLaterSettings): PayLaterCredit | null {
  return offersPayLater ? payLaterCredit : null
}
