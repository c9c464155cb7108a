import {
  confirmNewsletter,
  leaveNewsletter,
  readMailchimpStatus,
  readNewsletterStatus,
  subscribeByMailchimp,
  subscribeToNewsletter,
  unsubscribeByMailchimp,
  unsubscribeFromNewsletter,
} from '@vonk/contract'
import type { Subscription } from '@vonk/domain/newsletter'
import { ok, type Result } from '@vonk/domain/result'
import { findStoreView, type StoreDirectory } from '@vonk/domain/stores'
import { type CallContext, handle } from '@vonk/platform/http'
import type { Newsletter } from './newsletter.ts'

type NewsletterRoutesOptions = {
  readonly newsletter: Newsletter
  readonly directory: StoreDirectory
  readonly sessions: { whoIs(token: string): Promise<{ readonly email: string } | null> }
}

export function newsletterRoutes({ newsletter, directory, sessions }: NewsletterRoutesOptions) {
  async function callerOf(email: string | undefined, { storeCode, clientAddress: visitor, token }: CallContext) {
    const customer = token === null ? null : await sessions.whoIs(token)
    return { email, view: findStoreView(directory, storeCode), visitor, ownEmail: customer?.email ?? null }
  }

  type Asked = { readonly email?: string | undefined }
  const read = async ({ email }: Asked, context: CallContext) =>
    inWords(await newsletter.read(await callerOf(email, context)))
  const subscribe = async ({ email }: Asked, context: CallContext) =>
    inWords(await newsletter.subscribe(await callerOf(email, context)))
  const unsubscribe = async ({ email }: Asked, context: CallContext) =>
    inWords(await newsletter.unsubscribe(await callerOf(email, context)))

  return [
    handle(readNewsletterStatus, read),
    handle(subscribeToNewsletter, subscribe),
    handle(unsubscribeFromNewsletter, unsubscribe),
    handle(readMailchimpStatus, read),
    handle(subscribeByMailchimp, subscribe),
    handle(unsubscribeByMailchimp, unsubscribe),
    handle(confirmNewsletter, async ({ confirmation }) => inWords(await newsletter.confirm(confirmation))),
    handle(leaveNewsletter, async ({ token }) => inWords(await newsletter.leave(token))),
  ]
}

const words = { none: 'unsubscribed', waiting: 'unconfirmed', subscribed: 'subscribed' } as const

function inWords<Refusal>(outcome: Result<Subscription, Refusal>) {
  return outcome.ok ? ok(words[outcome.value]) : outcome
}
