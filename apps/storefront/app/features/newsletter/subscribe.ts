import { afterNewsletterCall, type NewsletterState } from '@vonk/domain/newsletter'
import type { StoreView } from '@vonk/domain/stores'

const address = '/api/ext/magento2-newsletter/subscribe'

/** Asks for the newsletter; null when the service did not take the address. */
export async function subscribe(email: string, view: StoreView): Promise<NewsletterState | null> {
  const code = await post(email, view.code).catch(() => null)
  // German views have the address confirmed by mail before it counts.
  const outcome = afterNewsletterCall(
    { kind: 'subscribe', email, code },
    { newsletterDoubleOptIn: view.taxCountry === 'DE' },
  )
  return outcome.ok ? outcome.value : null
}

async function post(email: string, storeCode: string): Promise<number> {
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-vs-store-code': storeCode },
    body: JSON.stringify({ email }),
  })
  const { code } = await response.json()
  return response.ok ? Number(code) : response.status
}
