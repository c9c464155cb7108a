import { html, raw } from 'hono/html'
import type { Attachment } from '../put-mail.ts'
import type { StoredMail } from '../schema.ts'
import type { MailEntry } from '../store.ts'

type Markup = ReturnType<typeof html>

const styles = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
body { margin: 0 auto; max-width: 64rem; padding: 1.5rem 1rem }
table { border-collapse: collapse; width: 100% }
th, td { border-bottom: 1px solid #8886; padding: .5rem .75rem .5rem 0; text-align: left; vertical-align: top; overflow-wrap: anywhere }
td.time { white-space: nowrap }
dl { display: grid; gap: .25rem 1rem; grid-template-columns: max-content 1fr }
dd { margin: 0; overflow-wrap: anywhere }
iframe { background: #fff; border: 1px solid #8886; height: 60rem; max-height: 80vh; width: 100% }
pre { border: 1px solid #8886; overflow: auto; padding: 1rem; white-space: pre-wrap }
h1 { font-size: clamp(1.5rem, 5vw, 2rem); line-height: 1.2 }
a { color: light-dark(#1a1a44, #c9c9ff) }
@media (max-width: 40rem) {
  /* A mail is a card here; its subject says what it is. */
  thead { display: none }
  table, tbody, tr, td { display: block }
  tr { border-bottom: 1px solid #8886; padding: .75rem 0 }
  td { border: 0; padding: .125rem 0 }
  td.time, td.state { font-size: .875rem }
}`

function page(title: string, nonce: string, body: Markup | Promise<Markup>): string {
  return html`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <title>${title}</title>
    <style nonce="${nonce}">${raw(styles)}</style>
  </head>
  <body>${body}</body>
</html>`.toString()
}

const timeOf = (moment: Date) => moment.toISOString().replace('T', ' ').slice(0, 19)
const recipientOf = ({ recipient, recipientName }: MailEntry) =>
  recipientName === '' ? recipient : `${recipientName} <${recipient}>`

function stateOf({ state, attempts, lastError, dueAt }: MailEntry): string {
  if (state !== 'waiting') return lastError === null ? state : `${state} (${lastError})`
  return attempts === 0
    ? `waiting since ${timeOf(dueAt)}`
    : `tried ${attempts} × (${lastError}), again ${timeOf(dueAt)}`
}

type ListPage = { readonly mails: readonly MailEntry[]; readonly olderThan: number | null; readonly nonce: string }

/** The newest mails, and the way to older ones. */
export function mailList({ mails, olderThan, nonce }: ListPage): string {
  const row = (mail: MailEntry) => html`<tr>
        <td class="time">${timeOf(mail.createdAt)}</td>
        <td><a href="/operator/mailbox/${mail.id}">${mail.subject}</a></td>
        <td>${recipientOf(mail)}</td>
        <td class="state">${stateOf(mail)}</td>
      </tr>`
  const list = html`<table>
      <thead><tr><th scope="col">Written (UTC)</th><th scope="col">Subject</th><th scope="col">To</th><th scope="col">State</th></tr></thead>
      <tbody>${mails.map(row)}</tbody>
    </table>`
  return page(
    'Mailbox',
    nonce,
    html`<main><h1>Mailbox</h1>
    ${mails.length === 0 ? html`<p>No mails.</p>` : list}
    ${olderThan === null ? '' : html`<p><a href="/operator/mailbox?before=${olderThan}">Older mails</a></p>`}
  </main>`,
  )
}

type MailPage = { readonly mail: StoredMail; readonly attachments: readonly Attachment[]; readonly nonce: string }

/** One mail: its head, its HTML shut off from everything, its text, its files. */
export function mailPage({ mail, attachments, nonce }: MailPage): string {
  const address = `/operator/mailbox/${mail.id}`
  const file = ({ fileName, content }: Attachment, position: number) =>
    html`<li><a href="${address}/attachments/${position}">${fileName}</a> (${Math.ceil(content.length / 1024)} kB)</li>`
  return page(
    mail.subject,
    nonce,
    html`<main>
    <p><a href="/operator/mailbox">Mailbox</a></p>
    <h1>${mail.subject}</h1>
    <dl>
      <dt>From</dt><dd>${mail.senderName}</dd>
      <dt>To</dt><dd>${recipientOf(mail)}</dd>
      <dt>Written</dt><dd>${timeOf(mail.createdAt)} UTC</dd>
      <dt>State</dt><dd>${stateOf(mail)}</dd>
      <dt>Key</dt><dd>${mail.key}</dd>
      ${mail.unsubscribeUrl === null ? '' : html`<dt>Unsubscribe</dt><dd>${mail.unsubscribeUrl}</dd>`}
    </dl>
    ${attachments.length === 0 ? '' : html`<h2>Files</h2><ul>${attachments.map(file)}</ul>`}
    <h2>As HTML</h2>
    <iframe sandbox="allow-popups" title="The mail as HTML" src="${address}/html"></iframe>
    <h2>As text</h2>
    <pre>${mail.plainText}</pre>
  </main>`,
  )
}
