/** The answer to a chosen payment method; totals are null when it brought none. */
export type PaymentInformationAnswer<Totals> = { readonly code: number | null; readonly totals: Totals | null }

/** The totals that count after a payment method was chosen: the server's when it took the choice, else those before. */
export function afterPaymentInformation<Totals>(
  current: Totals,
  { code, totals }: PaymentInformationAnswer<Totals>,
): Totals {
  return code === 200 && totals !== null ? totals : current
}
