import type { Db } from '@vonk/platform/db'
import { readUpTo } from '@vonk/platform/http'
import type { Log } from '@vonk/platform/log'
import { callShop } from './call-shop.ts'
import type { Faults, Form } from './check-details.ts'
import type { SandboxParts } from './create-sandbox-provider.ts'
import { type Decision, decidePayment, isCalledFirst } from './decide-payment.ts'
import { readStep } from './read-step.ts'
import type { BankPayment } from './schema.ts'
import { lockBankPayment, updateBankPayment } from './store.ts'

export type FormParts = SandboxParts & { readonly log: Log }

/** Where a form leads: back to the shop, to the bank's next page, or to the same one with what is wrong. */
export type FormOutcome =
  | { readonly to: 'shop' | 'next-page' }
  | { readonly to: 'same-page'; readonly form: Form; readonly faults: Faults }

const LARGEST_FORM = 4_096
/** Nobody mistypes a card so often; after that the bank refuses the payment. */
const MOST_TRIES = 30

/** Null when it is no form. */
export async function readForm(request: Request): Promise<Form | null> {
  if (!request.headers.get('content-type')?.startsWith('application/x-www-form-urlencoded')) return null
  // Who hangs up in the middle has said nothing.
  const text = await readUpTo(request, LARGEST_FORM).catch(() => null)
  if (text === null) return null
  const fields = new URLSearchParams(text)
  return { get: (name) => fields.get(name) ?? '' }
}

/** Does what a form asks for, on a payment that is still open. */
export async function takeForm(parts: FormParts, payment: BankPayment, form: Form): Promise<FormOutcome> {
  const { db, now = Date.now } = parts
  const { reference } = payment
  const step = readStep(payment, form, now())
  switch (step.do) {
    case 'ask-for-approval':
      await db.transaction((tx) => openApproval(tx, reference, step.bank))
      return { to: 'next-page' }
    case 'decide':
      await decide(parts, payment, step.decision)
      return { to: 'shop' }
    case 'show-again': {
      const tries = await db.transaction((tx) => countTry(tx, reference))
      if (tries < MOST_TRIES) return { to: 'same-page', form, faults: step.faults }
      await decide(parts, payment, { answer: 'refuse', delay: 'now', calls: 'after' })
      return { to: 'shop' }
    }
  }
}

async function openApproval(tx: Db, reference: string, bank: string | null): Promise<void> {
  const { stage } = await lockBankPayment(tx, reference)
  if (stage === 'details') await updateBankPayment(tx, reference, { stage: 'approval', bank })
}

async function countTry(tx: Db, reference: string): Promise<number> {
  const { tries } = await lockBankPayment(tx, reference)
  await updateBankPayment(tx, reference, { tries: tries + 1 })
  return tries + 1
}

async function decide(parts: FormParts, payment: BankPayment, decision: Decision): Promise<void> {
  const { db, log, now = Date.now } = parts
  await decidePayment(db, payment, { decision, now: now() })
  if (!isCalledFirst(decision)) return
  // The same call is due as a job as well: a shop that does not listen now will later.
  await callShop(parts, payment).catch((err) => log.warn({ err }, 'the sandbox bank could not reach the shop'))
}
