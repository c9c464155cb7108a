import { paymentCodes } from '@vonk/domain/payments'
import { checkAge, checkBank, checkCard, checkChallenge, type Faults, type Form } from './check-details.ts'
import { answers, callTimes, type Decision, delays } from './decide-payment.ts'
import type { BankPayment } from './schema.ts'

/** Cards and iDEAL take two pages: the details first, then the approval. */
export function asksForDetails({ method, stage, bank }: Pick<BankPayment, 'method' | 'stage' | 'bank'>): boolean {
  if (stage === 'approval') return false
  return method === paymentCodes.card || (method === paymentCodes.ideal && bank === null)
}

/** What a form of the bank asks for. */
export type BankStep =
  | { readonly do: 'show-again'; readonly faults: Faults }
  | { readonly do: 'ask-for-approval'; readonly bank: string | null }
  | { readonly do: 'decide'; readonly decision: Decision }

export function readStep(payment: BankPayment, form: Form, now: number): BankStep {
  const decision = readDecision(form)
  // Who has not given the details yet can only walk away.
  if (asksForDetails(payment)) {
    if (decision?.answer === 'cancel') return { do: 'decide', decision }
    const faults = payment.method === paymentCodes.card ? checkCard(form, now) : checkBank(form)
    return hasAny(faults) ? { do: 'show-again', faults } : { do: 'ask-for-approval', bank: form.get('bank') || null }
  }
  if (!decision) return { do: 'show-again', faults: {} }
  const faults = decision.answer === 'approve' ? checkApproval(payment, form, now) : {}
  return hasAny(faults) ? { do: 'show-again', faults } : { do: 'decide', decision }
}

function checkApproval({ method, reference }: BankPayment, form: Form, now: number): Faults {
  if (method === paymentCodes.card) return checkChallenge(form, reference)
  return method === paymentCodes.payLater ? checkAge(form, now) : {}
}

function readDecision(form: Form): Decision | null {
  const answer = answers.find((one) => one === form.get('answer'))
  const delay = delays.find((one) => one === (form.get('delay') || 'now'))
  const calls = callTimes.find((one) => one === (form.get('calls') || 'after'))
  return answer && delay && calls ? { answer, delay, calls } : null
}

function hasAny(faults: Faults): boolean {
  return Object.keys(faults).length > 0
}
