import { hash } from 'node:crypto'
import type { Attachment } from './put-mail.ts'
import type { StoredMail } from './schema.ts'

export type SmtpSettings = {
  /** smtp://user:password@host:port, or smtps:// */
  readonly url: string
  /** The address mails come from. */
  readonly from: string
}

/** Sends one mail, or throws what the mail server said. */
export type MailTransport = {
  send(mail: StoredMail, attachments: readonly Attachment[]): Promise<void>
  close(): void
}

const SECONDS = 1_000

/** Loaded when the first mail is due: a shop that sends none does not pay for it. */
export async function createTransport({ url, from }: SmtpSettings): Promise<MailTransport> {
  const nodemailer = await import('nodemailer')
  const transport = nodemailer.createTransport({
    url,
    pool: true,
    maxConnections: 4,
    connectionTimeout: 20 * SECONDS,
    greetingTimeout: 20 * SECONDS,
    socketTimeout: 60 * SECONDS,
    // A mail is made of what is stored and nothing else.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    async send(mail, attachments) {
      await transport.sendMail({
        from: { name: mail.senderName, address: from },
        to: { name: mail.recipientName, address: mail.recipient },
        subject: mail.subject,
        html: mail.html,
        text: mail.plainText,
        messageId: messageIdOf(mail, from),
        date: mail.createdAt,
        // Nobody's holiday reply should come back.
        headers: {
          'auto-submitted': 'auto-generated',
          'x-auto-response-suppress': 'All',
          ...unsubscribeHeaders(mail),
        },
        attachments: attachments.map(({ fileName, contentType, content }) => ({
          filename: fileName,
          contentType,
          content: Buffer.from(content),
        })),
      })
    },
    close: () => transport.close(),
  }
}

/** RFC 8058: the mail program shows a button of its own, and a POST is all it sends. */
function unsubscribeHeaders({ unsubscribeUrl: url }: StoredMail): Record<string, Header> {
  if (url === null) return {}
  // Folded or encoded, a long address would be one that nobody follows.
  return {
    'list-unsubscribe': { prepared: true, value: `<${url}>` },
    'list-unsubscribe-post': { prepared: true, value: 'List-Unsubscribe=One-Click' },
  }
}

type Header = { readonly prepared: true; readonly value: string }

/** The same for every attempt, so that a mail that arrives twice is known to be one. */
function messageIdOf({ key, createdAt }: StoredMail, from: string): string {
  const domain = from.slice(from.lastIndexOf('@') + 1)
  return `<${hash('sha256', `${key} ${createdAt.toISOString()}`, 'hex').slice(0, 40)}@${domain}>`
}
