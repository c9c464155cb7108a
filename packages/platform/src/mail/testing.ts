import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import type { NewMail } from './put-mail.ts'

export function aMail(overrides: Partial<NewMail> = {}): NewMail {
  return {
    key: 'confirmation:1',
    senderName: 'Vonk',
    recipient: { address: 'zoe@example.com', name: 'Zoë de Vries' },
    subject: 'Je bestelling',
    html: '<p>Dank je, Zoë</p>',
    text: 'Dank je, Zoë',
    ...overrides,
  }
}

export type ReceivedMail = {
  readonly from: string
  readonly to: readonly string[]
  /** Decoded, by lower-case name. */
  readonly headers: ReadonlyMap<string, string>
  readonly parts: readonly MailPart[]
}
export type MailPart = { readonly type: string; readonly fileName: string | null; readonly content: Buffer }

export type TestSmtpServer = {
  readonly url: string
  readonly mails: ReceivedMail[]
  close(): Promise<void>
}

type SmtpOptions = { readonly port?: number; readonly onRecipient?: (address: string) => Error | null }

/** A real mail server on this machine that keeps what it is given. */
export async function openSmtpServer({ port = 0, onRecipient }: SmtpOptions = {}): Promise<TestSmtpServer> {
  const mails: ReceivedMail[] = []
  const options: SMTPServerOptions = {
    authOptional: true,
    // A pool of the sender may still hold a connection.
    closeTimeout: 50,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _, done) => done(onRecipient?.(address)),
    onData(stream, { envelope }, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk) => chunks.push(chunk))
      stream.on('end', () => {
        const from = envelope.mailFrom ? envelope.mailFrom.address : ''
        mails.push({ from, to: envelope.rcptTo.map(({ address }) => address), ...readMessage(Buffer.concat(chunks)) })
        done()
      })
    },
  }
  const server = new SMTPServer(options)
  const listener = server.listen(port, '127.0.0.1')
  await once(listener, 'listening')
  // A TCP server has an address of this kind.
  const { port: taken } = listener.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${taken}`,
    mails,
    close: () => new Promise((closed) => server.close(() => closed())),
  }
}

/** Takes a message apart: its headers decoded, its leaves in the order they stand. */
function readMessage(raw: Buffer): Pick<ReceivedMail, 'headers' | 'parts'> {
  const { headers, body } = splitHead(raw.toString('latin1'))
  return { headers, parts: partsOf(headers, body) }
}

function splitHead(text: string) {
  const end = text.indexOf('\r\n\r\n')
  const lines = text
    .slice(0, end)
    .replace(/\r\n[ \t]+/g, ' ')
    .split('\r\n')
  const headers = new Map(
    lines.map((line) => {
      const colon = line.indexOf(':')
      return [line.slice(0, colon).toLowerCase(), decodeWords(line.slice(colon + 1).trim())]
    }),
  )
  return { headers, body: text.slice(end + 4) }
}

function partsOf(headers: ReadonlyMap<string, string>, body: string): MailPart[] {
  const type = headers.get('content-type') ?? 'text/plain'
  const boundary = /boundary="([^"]+)"/.exec(type)?.[1]
  if (boundary === undefined) {
    const fileName = /filename="?([^";]+)/.exec(headers.get('content-disposition') ?? '')?.[1] ?? null
    return [{ type: type.replace(/;.*/s, ''), fileName, content: decodeBody(headers, body) }]
  }
  const inner = body.split(`--${boundary}`).slice(1, -1)
  return inner.flatMap((part) => {
    const { headers, body } = splitHead(part.replace(/^\r\n/, '').replace(/\r\n$/, ''))
    return partsOf(headers, body)
  })
}

function decodeBody(headers: ReadonlyMap<string, string>, body: string): Buffer {
  const encoding = headers.get('content-transfer-encoding')
  if (encoding === 'base64') return Buffer.from(body, 'base64')
  return encoding === 'quoted-printable' ? fromQuotedPrintable(body.replace(/=\r\n/g, '')) : Buffer.from(body, 'latin1')
}

function fromQuotedPrintable(text: string): Buffer {
  const bytes = text.replace(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1')
}

/** `=?UTF-8?Q?Zo=C3=AB?=` → `Zoë`; words that follow each other belong together. */
function decodeWords(text: string): string {
  const joined = text.replace(/\?=\s+=\?/g, '?==?')
  return joined.replace(/=\?utf-8\?([qb])\?([^?]*)\?=/gi, (_, kind: string, word: string) => {
    const bytes =
      kind.toLowerCase() === 'b' ? Buffer.from(word, 'base64') : fromQuotedPrintable(word.replaceAll('_', ' '))
    return bytes.toString('utf8')
  })
}
