import {
  confirmNewsletter,
  leaveNewsletter,
  readNewsletterStatus,
  subscribeToNewsletter,
  unsubscribeFromNewsletter,
} from '@vonk/contract'
import type { Subscription } from '@vonk/domain/newsletter'
import { ok, type Result } from '@vonk/domain/result'
import { findStoreView, type StoreDirectory } from '@vonk/domain/stores'
import { type CallContext, handle } from '@vonk/platform/http'
import type { Newsletter } from './newsletter.ts'

type NewsletterRoutesOptions = { readonly newsletter: Newsletter; readonly directory: StoreDirectory }

export function newsletterRoutes({ newsletter, directory }: NewsletterRoutesOptions) {
  const callerOf = (email: string | undefined, { storeCode, clientAddress: visitor }: CallContext) => ({
    email,
    view: findStoreView(directory, storeCode),
    visitor,
  })

  return [
    handle(readNewsletterStatus, async ({ email }, context) =>
      inWords(await newsletter.read(callerOf(email, context))),
    ),
    handle(subscribeToNewsletter, async ({ email }, context) =>
      inWords(await newsletter.subscribe(callerOf(email, context))),
    ),
    handle(unsubscribeFromNewsletter, async ({ email }, context) =>
      inWords(await newsletter.unsubscribe(callerOf(email, context))),
    ),
    handle(confirmNewsletter, async ({ confirmation }) => inWords(await newsletter.confirm(confirmation))),
    handle(leaveNewsletter, async ({ token }) => inWords(await newsletter.leave(token))),
  ]
}

const words = { none: 'unsubscribed', waiting: 'unconfirmed', subscribed: 'subscribed' } as const

function inWords<Refusal>(outcome: Result<Subscription, Refusal>) {
  return outcome.ok ? ok(words[outcome.value]) : outcome
}
