import type { Fetch } from '@vonk/client'
import { readNewsletterStatus, unsubscribeFromNewsletter } from '@vonk/contract/calls'
import { askShop } from '../../../device/index.ts'

export type LeaveOutcome = 'left' | 'not-subscribed' | 'too-many' | 'failed'

type Shop = { readonly storeCode: string; readonly fetch?: Fetch }

/** Unsubscribes an address that is subscribed, or that has asked to be; any other is left alone. */
export async function leaveNewsletter(email: string, shop: Shop): Promise<LeaveOutcome> {
  const status = await askShop(readNewsletterStatus, { email }, shop)
  if (!status?.ok) return status?.refusal.status === 429 ? 'too-many' : 'failed'
  if (status.value === 'unsubscribed') return 'not-subscribed'
  const left = await askShop(unsubscribeFromNewsletter, { email }, shop)
  if (left?.ok) return 'left'
  return left?.refusal.status === 429 ? 'too-many' : 'failed'
}
