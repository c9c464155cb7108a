import type { Language } from '@vonk/domain/stores'
import { closestOffered } from '@vonk/languages'
import { type RequestScope, textResponse } from '@vonk/platform/http'
import type { Throttles } from '../../throttles/index.ts'
import { bankStatusAt, isUndecided } from './bank-status.ts'
import { type PageContext, pageContext } from './pages/layout.ts'
import { donePage, messagePage, paymentPage } from './pages/payment-pages.ts'
import type { BankPayment } from './schema.ts'
import { findBankPayment } from './store.ts'
import { type FormParts, readForm, takeForm } from './take-form.ts'

type BankSiteParts = FormParts & { readonly throttles: Pick<Throttles, 'attemptHere'> }

export type BankSite = { fetch(request: Request, scope: RequestScope): Promise<Response> }

const untouched = { form: { get: () => '' }, faults: {} }

/** The pages of the sandbox bank, under `/sandbox-bank`. */
export function createBankSite(parts: BankSiteParts): BankSite {
  const { db, throttles } = parts
  return {
    async fetch(request, scope) {
      scope.route = '/sandbox-bank/:reference'
      const visitor = { visitor: scope.clientAddress, emailAddress: null, cartId: null }
      const fallback = pageContext(languageOf(request), scope.nonce)
      const counted = await throttles.attemptHere('bank-page', visitor)
      if (!counted.ok) return page(429, messagePage(fallback, 'busy'))
      const [, reference] = /^\/sandbox-bank\/([\w-]{1,64})$/.exec(new URL(request.url).pathname) ?? []
      const payment = reference ? await findBankPayment(db, reference) : null
      if (!payment) return page(404, messagePage(fallback, 'unknown'))
      return answer(parts, { request, payment, context: pageContext(payment.language, scope.nonce) })
    },
  }
}

type Visit = { readonly request: Request; readonly payment: BankPayment; readonly context: PageContext }

async function answer(parts: BankSiteParts, { request, payment, context }: Visit): Promise<Response> {
  const { now = Date.now } = parts
  const isOpen = isUndecided(bankStatusAt(payment, now())) && payment.comingStatus === null
  if (request.method === 'GET') {
    return page(200, isOpen ? paymentPage(context, payment, untouched) : donePage(context, payment))
  }
  if (request.method !== 'POST') {
    return textResponse('Method not allowed', { status: 405, headers: { allow: 'GET, POST' } })
  }
  if (!isOpen) return goTo(payment.returnUrl)
  const form = await readForm(request)
  if (!form) return textResponse('The form cannot be read', { status: 400 })
  const outcome = await takeForm(parts, payment, form)
  if (outcome.to === 'same-page') return page(422, paymentPage(context, payment, outcome))
  return goTo(outcome.to === 'shop' ? payment.returnUrl : `/sandbox-bank/${payment.reference}`)
}

/** The language of who asks for a payment that is not there. */
function languageOf(request: Request): Language {
  const [accepted = ''] = (request.headers.get('accept-language') ?? '').split(/[,;]/)
  return closestOffered(accepted.trim())
}

const privately = { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' }

function page(status: number, body: string): Response {
  return textResponse(body, { status, headers: { 'content-type': 'text/html; charset=utf-8', ...privately } })
}

function goTo(location: string): Response {
  return textResponse('', { status: 303, headers: { location, ...privately } })
}
