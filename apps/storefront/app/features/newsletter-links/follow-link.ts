import type { Fetch } from '@vonk/client'
import { confirmNewsletter, leaveNewsletter } from '@vonk/contract/calls'
import { askShop } from '../../device/index.ts'
import type { LinkStep } from './link-step.ts'

/** `failed`: nobody knows, and pressing again may help. */
export type FollowOutcome = 'done' | 'expired' | 'unknown' | 'failed'

type Shop = { readonly storeCode: string; readonly fetch?: Fetch }

/** Does what the link of a mail is for. */
export async function followLink(step: LinkStep, token: string, shop: Shop): Promise<FollowOutcome> {
  const answer =
    step === 'confirm'
      ? await askShop(confirmNewsletter, { confirmation: token }, shop)
      : await askShop(leaveNewsletter, { token }, shop)
  if (!answer) return 'failed'
  if (answer.ok) return 'done'
  switch (answer.refusal.code) {
    case 'confirmation-expired':
      return 'expired'
    case 'confirmation-unknown':
    case 'link-unknown':
    case 'invalid-input':
      return 'unknown'
    default:
      return 'failed'
  }
}
