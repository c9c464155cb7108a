import { buildUrl, type StoreView } from '@vonk/domain/stores'
import { linkedOrderPage, type MailList, mailLinkPage, oneClickAddress, withdrawPage } from '@vonk/domain/urls'
import type { Site } from './mail-shop.ts'

export type MailLinks = {
  /** Where the address is taken off the list. */
  readonly leaveUrl: string
  /** For the header that mail programs read. */
  readonly unsubscribeUrl: string
  confirmUrl(token: string): string
}

/** The links of a mail to an address on a list; `leaveToken` takes it off. */
export function mailLinks(
  list: MailList,
  leaveToken: string,
  { view, site }: { view: StoreView; site: Site },
): MailLinks {
  const leave = new URLSearchParams({ token: leaveToken })
  const linkTo = (step: 'confirm' | 'leave', token: URLSearchParams) =>
    hiddenIn(buildUrl(view, mailLinkPage(list, step), site), token)
  return {
    leaveUrl: linkTo('leave', leave),
    unsubscribeUrl: `${buildUrl(view, oneClickAddress(list), site)}?${leave}`,
    confirmUrl: (token) => linkTo('confirm', new URLSearchParams({ token })),
  }
}

/** Where who has declared to withdraw says which pieces are meant. */
export function withdrawalLink(token: string, { view, site }: { view: StoreView; site: Site }): string {
  return hiddenIn(`${buildUrl(view, withdrawPage, site)}?pieces`, new URLSearchParams({ token }))
}

/** Where an order is shown to who has its mail. */
export function orderLink(token: string, { view, site }: { view: StoreView; site: Site }): string {
  return hiddenIn(buildUrl(view, linkedOrderPage, site), new URLSearchParams({ token }))
}

/** Behind the #, so that no server on the way and no page that is linked from there learns of it. */
const hiddenIn = (page: string, token: URLSearchParams): string => `${page}#${token}`
