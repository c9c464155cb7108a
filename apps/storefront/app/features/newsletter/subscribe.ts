import { afterNewsletterCall } from '@vonk/domain/newsletter'
import type { OrderSettings } from '@vonk/domain/settings'

export type SubscribeOutcome = 'subscribed' | 'to-confirm' | 'too-many' | 'failed'

type Form = {
  readonly storeCode: string
  readonly settings: Pick<OrderSettings, 'newsletterDoubleOptIn'>
  readonly send?: (request: Request) => Promise<Response>
}

/** Asks for the newsletter; `to-confirm` where a link in a mail has to be followed before it counts. */
export async function subscribe(email: string, form: Form): Promise<SubscribeOutcome> {
  const { code, result } = await post(email, form).catch(() => noAnswer)
  if (code === 429) return 'too-many'
  // Who had confirmed before need not do so again.
  const newsletterDoubleOptIn = form.settings.newsletterDoubleOptIn && result !== 'subscribed'
  const outcome = afterNewsletterCall({ kind: 'subscribe', email, code }, { newsletterDoubleOptIn })
  if (!outcome.ok) return 'failed'
  return outcome.value.isSubscribed ? 'subscribed' : 'to-confirm'
}

type Answer = { readonly code: number | null; readonly result: unknown }

const noAnswer: Answer = { code: null, result: null }

async function post(email: string, { storeCode, send = (request) => fetch(request) }: Form): Promise<Answer> {
  const response = await send(
    new Request(new URL('/api/ext/magento2-newsletter/subscribe', location.origin), {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-vs-store-code': storeCode },
      body: JSON.stringify({ email }),
    }),
  )
  const { code, result } = await response.json()
  return { code: response.ok ? Number(code) : response.status, result }
}
