import { leaveNewsletter } from '@vonk/contract'
import { newsletterLeavePage } from '@vonk/domain/urls'
import { redirectTo } from '../../request/redirect-to.server.ts'
import type { ShopRequest } from '../../request/shop-request.server.ts'

/** A mail program says that its user wants no more of these mails (RFC 8058). Nobody reads the answer: it is a status. */
export async function leaveByMailProgram({ client, host }: ShopRequest, token: string): Promise<Response> {
  const headers = { 'cache-control': 'no-store' }
  try {
    const answer = await client.call(leaveNewsletter, { token })
    return new Response(null, { status: answer.ok ? 200 : answer.refusal.status, headers })
  } catch (error) {
    host.onError(error)
    return new Response(null, { status: 503, headers })
  }
}

/** A person who opens the address that was meant for the mail program is led to the page with the button. */
export function showLeavePage({ view }: ShopRequest, token: string): Response {
  return redirectTo(view, { page: `${newsletterLeavePage}#${new URLSearchParams({ token })}` })
}
