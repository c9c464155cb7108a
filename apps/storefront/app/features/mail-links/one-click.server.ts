import { leaveNewsletter, leaveStockAlerts } from '@vonk/contract'
import { type MailList, mailLinkPage } from '@vonk/domain/urls'
import { redirectTo } from '../../request/redirect-to.server.ts'
import type { ShopRequest } from '../../request/shop-request.server.ts'

/** The address that a mail program has of a mail. */
export type OneClick = { readonly list: MailList; readonly token: string }

/** A mail program says that its user wants no more of these mails (RFC 8058). Nobody reads the answer: it is a status. */
export async function leaveByMailProgram({ client, host }: ShopRequest, { list, token }: OneClick): Promise<Response> {
  const headers = { 'cache-control': 'no-store' }
  try {
    const answer = await client.call(list === 'newsletter' ? leaveNewsletter : leaveStockAlerts, { token })
    return new Response(null, { status: answer.ok ? 200 : answer.refusal.status, headers })
  } catch (error) {
    host.onError(error)
    return new Response(null, { status: 503, headers })
  }
}

/** A person who opens the address that was meant for the mail program is led to the page with the button. */
export function showLeavePage({ view }: ShopRequest, { list, token }: OneClick): Response {
  return redirectTo(view, { page: `${mailLinkPage(list, 'leave')}#${new URLSearchParams({ token })}` })
}
