import type { Database } from '../../db/index.ts'
import { textResponse } from '../../http/index.ts'
import { findAttachments, findMail, findMails } from '../store.ts'
import { mailList, mailPage } from './mailbox-view.ts'

/** Answers below `/operator/mailbox`; whoever lets somebody in has asked who it is. */
export type Mailbox = { fetch(request: Request, page: { readonly nonce: string }): Promise<Response> }

const PAGE_SIZE = 50
// A mail may show nothing but itself: no script, no picture from elsewhere that would tell it was read.
const MAIL_POLICY =
  "sandbox allow-popups; default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'self'"

/** What the shop has written, for those who run it: the way to read mails where there is no mail server. */
export function createMailbox({ db }: { readonly db: Database }): Mailbox {
  async function list(url: URL, nonce: string): Promise<Response> {
    const before = Number(url.searchParams.get('before') ?? Number.NaN)
    const mails = await findMails(db, { before: isId(before) ? before : null, limit: PAGE_SIZE })
    const olderThan = mails.length === PAGE_SIZE ? (mails.at(-1)?.id ?? null) : null
    return htmlResponse(mailList({ mails, olderThan, nonce }), pagePolicy(nonce))
  }

  async function show(id: number, part: string, nonce: string): Promise<Response> {
    const mail = isId(id) ? await findMail(db, id) : null
    if (!mail) return notFound()
    if (part === 'html') return htmlResponse(mail.html, MAIL_POLICY)
    const attachments = await findAttachments(db, id)
    if (part === '') return htmlResponse(mailPage({ mail, attachments, nonce }), pagePolicy(nonce))
    const position = /^attachments\/(\d{1,3})$/.exec(part)?.[1]
    const file = position === undefined ? undefined : attachments[Number(position)]
    return file ? fileResponse(file) : notFound()
  }

  return {
    async fetch(request, { nonce }) {
      const url = new URL(request.url)
      const [, id, part = ''] = /^\/operator\/mailbox(?:\/(\d{1,15})(?:\/(.+))?)?\/?$/.exec(url.pathname) ?? []
      if (id !== undefined) return show(Number(id), part, nonce)
      return /^\/operator\/mailbox\/?$/.test(url.pathname) ? list(url, nonce) : notFound()
    },
  }
}

const isId = (id: number) => Number.isSafeInteger(id) && id > 0
const pagePolicy = (nonce: string) =>
  `default-src 'none'; style-src 'nonce-${nonce}'; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`
const privately = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff', 'referrer-policy': 'no-referrer' }

function htmlResponse(body: string, policy: string): Response {
  const headers = { ...privately, 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy }
  return textResponse(body, { headers })
}

function fileResponse({ fileName, contentType, content }: Awaited<ReturnType<typeof findAttachments>>[number]) {
  const headers = {
    ...privately,
    'content-type': contentType,
    'content-security-policy': "default-src 'none'; sandbox",
    'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(fileName)}`,
  }
  return new Response(Buffer.from(content), { headers })
}

const notFound = () => textResponse('Not found', { status: 404, headers: privately })
