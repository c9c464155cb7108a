import { parseCents, toDecimalText } from '@vonk/domain/money'

/** An answer as Mollie documents it. */
export type StandInAnswer = { readonly status: number; readonly body: object }

export type StandInPayment = {
  readonly id: string
  readonly createdAt: string
  readonly request: Readonly<Record<string, unknown>>
  readonly cents: number
  status: 'open' | 'pending' | 'authorized' | 'paid' | 'failed' | 'canceled' | 'expired'
  readonly refunds: StandInRefund[]
}

type StandInRefund = { readonly id: string; readonly cents: number; readonly metadata: unknown; status: string }

const methods = ['creditcard', 'ideal', 'in3', 'klarna', 'bancontact', 'paypal']

/** An error as Mollie documents it. */
export function fault(status: number, detail: string, field?: string): StandInAnswer {
  const title = { 401: 'Unauthorized Request', 404: 'Not Found', 422: 'Unprocessable Entity' }[status] ?? 'Error'
  const documentation = { href: 'https://docs.mollie.com/overview/handling-errors', type: 'text/html' }
  return { status, body: { status, title, detail, ...(field && { field }), _links: { documentation } } }
}

/** What is wrong with a payment somebody wants to make, as Mollie would say it; null when nothing is. */
export function findPaymentFault(request: Readonly<Record<string, unknown>>): StandInAnswer | null {
  const cents = centsOf(request['amount'])
  if (cents === null || cents < 1) return fault(422, 'The amount is invalid', 'amount')
  if (typeof request['description'] !== 'string') return fault(422, 'The description is missing', 'description')
  if (!String(request['redirectUrl']).startsWith('http')) return fault(422, 'Invalid redirect URL', 'redirectUrl')
  const method = String(request['method'])
  if (!methods.includes(method)) return fault(422, 'The payment method is invalid', 'method')
  return method === 'in3' || method === 'klarna' ? findPurchaseFault(request, cents) : null
}

function findPurchaseFault({ lines, billingAddress }: Readonly<Record<string, unknown>>, cents: number) {
  if (!billingAddress) return fault(422, 'The billing address is missing', 'billingAddress')
  if (!Array.isArray(lines)) return fault(422, 'The lines are missing', 'lines')
  const totals = lines.map(({ totalAmount }) => centsOf(totalAmount) ?? Number.NaN)
  const isSum = totals.reduce((sum, total) => sum + total, 0) === cents
  if (!isSum) return fault(422, 'The amount of the payment does not match the sum of its lines', 'lines')
  const wrong = lines.findIndex((line) => !addsUp(line))
  return wrong === -1 ? null : fault(422, 'The total or the VAT of a line is off', `lines.${wrong}.totalAmount`)
}

type Line = Readonly<Record<'unitPrice' | 'discountAmount' | 'totalAmount' | 'vatAmount', unknown>> & {
  readonly quantity: number
  readonly vatRate: string
}

function addsUp({ unitPrice, discountAmount, totalAmount, vatAmount, quantity, vatRate }: Line): boolean {
  const total = centsOf(totalAmount) ?? Number.NaN
  const rate = Number(vatRate)
  const vat = total * (rate / (100 + rate))
  const isTotal = total === (centsOf(unitPrice) ?? 0) * quantity - (centsOf(discountAmount) ?? 0)
  return isTotal && Math.abs(vat - (centsOf(vatAmount) ?? Number.NaN)) <= 1
}

/** Amounts are text with two decimals: `10.00`, never a number. */
export function centsOf(amount: unknown): number | null {
  if (typeof amount !== 'object' || amount === null) return null
  const { currency, value } = amount as Readonly<Record<string, unknown>>
  if (currency !== 'EUR' || typeof value !== 'string' || !/^-?\d+\.\d{2}$/.test(value)) return null
  return parseCents(value)
}

const euros = (cents: number) => ({ currency: 'EUR', value: toDecimalText(cents) })

export function refundedOf({ refunds }: StandInPayment): number {
  return refunds.filter(({ status }) => status !== 'failed').reduce((sum, { cents }) => sum + cents, 0)
}

export function writePayment(payment: StandInPayment): object {
  const { id, createdAt, request, cents, status } = payment
  const { method, description, redirectUrl, webhookUrl, metadata, locale } = request
  const isOpen = status === 'open'
  const link = (href: string) => ({ href, type: 'application/hal+json' })
  return {
    resource: 'payment',
    id,
    mode: 'test',
    createdAt,
    amount: euros(cents),
    ...(status === 'paid' && { amountRefunded: euros(refundedOf(payment)) }),
    ...{ description, method, redirectUrl, webhookUrl, metadata, locale, status },
    isCancelable: isOpen,
    ...(isOpen && { expiresAt: new Date(Date.parse(createdAt) + 900_000).toISOString() }),
    profileId: 'pfl_test',
    sequenceType: 'oneoff',
    _links: {
      self: link(`https://api.mollie.com/v2/payments/${id}`),
      dashboard: link(`https://my.mollie.com/dashboard/payments/${id}`),
      ...(isOpen && { checkout: link(`https://www.mollie.com/checkout/select/${id}`) }),
    },
  }
}

export function writeRefund({ id: paymentId }: StandInPayment, { id, cents, metadata, status }: StandInRefund): object {
  return {
    resource: 'refund',
    id,
    mode: 'test',
    ...{ amount: euros(cents), metadata, status, paymentId, description: '' },
    createdAt: new Date().toISOString(),
    _links: {},
  }
}
