import { readNewsletterStatus, unsubscribeFromNewsletter } from '@vonk/contract/calls'
import type { useWholeDevice } from '#device/index.ts'

export type LeaveOutcome = 'left' | 'not-subscribed' | 'too-many' | 'failed'

/** Calls in the name of the customer: to everybody else the shop says nothing of an address. */
export type OwnCalls = Pick<Awaited<ReturnType<ReturnType<typeof useWholeDevice>['engine']>>['api'], 'call'>

/** Unsubscribes an address that is subscribed, or that has asked to be; any other is left alone. */
export async function leaveNewsletter(email: string, api: OwnCalls): Promise<LeaveOutcome> {
  const status = await api.call(readNewsletterStatus, { email })
  if (!status.isOk) return problemOf(status)
  if (status.value === 'unsubscribed') return 'not-subscribed'
  const left = await api.call(unsubscribeFromNewsletter, { email })
  return left.isOk ? 'left' : problemOf(left)
}

type Failed = { readonly isUnreachable: boolean; readonly refusal?: string | null }

function problemOf({ isUnreachable, refusal }: Failed): LeaveOutcome {
  return !isUnreachable && refusal === 'too-many-attempts' ? 'too-many' : 'failed'
}
