import type { CallResult, Fetch } from '@vonk/client'
import {
  confirmEmail,
  confirmNewsletter,
  confirmStockAlert,
  leaveNewsletter,
  leaveStockAlerts,
} from '@vonk/contract/calls'
import { askShop } from '../../device/index.ts'
import type { MailLink } from './mail-link.ts'

/** `failed`: nobody knows, and pressing again may help. */
export type FollowOutcome = 'done' | 'failed' | 'unknown' | 'expired' | 'used' | 'taken' | 'too-many' | 'gone'

/** What somebody waits for from now on. */
export type AwaitedProduct = CallResult<typeof confirmStockAlert>

export type Followed = { readonly outcome: FollowOutcome; readonly product?: AwaitedProduct }

type Shop = { readonly storeCode: string; readonly fetch?: Fetch }

/** Does what the link of a mail is for. */
export async function followLink(link: MailLink, token: string, shop: Shop): Promise<Followed> {
  if (link.list === 'account') return toFollowed(await askShop(confirmEmail, { confirmation: token }, shop))
  const { list, step } = link
  if (step === 'leave')
    return toFollowed(await askShop(list === 'newsletter' ? leaveNewsletter : leaveStockAlerts, { token }, shop))
  if (list === 'newsletter') return toFollowed(await askShop(confirmNewsletter, { confirmation: token }, shop))
  const answer = await askShop(confirmStockAlert, { confirmation: token }, shop)
  return answer?.ok ? { outcome: 'done', product: answer.value } : toFollowed(answer)
}

type Answer = { readonly ok: true } | { readonly ok: false; readonly refusal: { readonly code: string } } | null

function toFollowed(answer: Answer): Followed {
  if (answer?.ok) return { outcome: 'done' }
  return { outcome: answer ? outcomeOf(answer.refusal.code) : 'failed' }
}

function outcomeOf(refusal: string): FollowOutcome {
  switch (refusal) {
    case 'confirmation-expired':
    case 'link-expired':
      return 'expired'
    case 'confirmation-unknown':
    case 'link-unknown':
    case 'invalid-input':
      return 'unknown'
    case 'link-used':
      return 'used'
    case 'email-taken':
      return 'taken'
    case 'too-many-alerts':
      return 'too-many'
    case 'product-not-found':
      return 'gone'
    default:
      return 'failed'
  }
}
