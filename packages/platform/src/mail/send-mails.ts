import type { Database } from '../db/index.ts'
import type { Log } from '../log/index.ts'
import type { MailTransport } from './mail-transport.ts'
import type { StoredMail } from './schema.ts'
import { claimMail, findAttachments, type SendOutcome, settleMail } from './store.ts'

type SenderParts = {
  readonly db: Database
  readonly log: Log
  openTransport(): Promise<MailTransport>
}

const AT_ONCE = 4
const FIRST_PAUSE_SECONDS = 60
const LONGEST_PAUSE_SECONDS = 4 * 3_600
// With these pauses five days, as long as mail servers themselves keep trying.
const MOST_ATTEMPTS = 37

/** Sends all mails that are due, a few at a time; resolves when none is left or the process wants to stop. */
export async function sendMails(parts: SenderParts, signal: AbortSignal): Promise<void> {
  await Promise.all(Array.from({ length: AT_ONCE }, () => sendOneAfterAnother(parts, signal)))
}

async function sendOneAfterAnother(parts: SenderParts, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const mail = await claimMail(parts.db)
    if (!mail) return
    await sendMail(parts, mail)
  }
}

async function sendMail({ db, log, openTransport }: SenderParts, mail: StoredMail): Promise<void> {
  const attachments = await findAttachments(db, mail.id)
  const outcome = await attempt(openTransport, mail, attachments)
  await settleMail(db, mail, outcome)
  if (outcome.state === 'sent') return
  const facts = { mailId: mail.id, attempts: mail.attempts, error: outcome.error }
  if (outcome.state === 'waiting') log.warn(facts, 'mail not sent: it will be tried again')
  else log.error(facts, 'mail not sent: the mail server does not take it')
}

async function attempt(
  openTransport: SenderParts['openTransport'],
  mail: StoredMail,
  attachments: Parameters<MailTransport['send']>[1],
): Promise<SendOutcome> {
  try {
    const transport = await openTransport()
    await transport.send(mail, attachments)
    return { state: 'sent' }
  } catch (error) {
    return afterFailure(mail, describeFailure(error))
  }
}

type Failure = { readonly error: string; readonly isPermanent: boolean }

function afterFailure({ attempts }: StoredMail, { error, isPermanent }: Failure): SendOutcome {
  if (isPermanent) return { state: 'refused', error }
  if (attempts >= MOST_ATTEMPTS) return { state: 'given-up', error }
  const pauseSeconds = Math.min(FIRST_PAUSE_SECONDS * 2 ** (attempts - 1), LONGEST_PAUSE_SECONDS)
  return { state: 'waiting', error, pauseSeconds }
}

/** The mail server's code without its words: those may repeat the address. A wrong password is ours to mend, not final. */
function describeFailure(error: unknown): Failure {
  if (typeof error !== 'object' || error === null) return { error: 'unknown', isPermanent: false }
  const code = 'code' in error && typeof error.code === 'string' ? error.code : 'unknown'
  const status = 'responseCode' in error && typeof error.responseCode === 'number' ? error.responseCode : null
  const isAboutMail = code === 'EENVELOPE' || code === 'EMESSAGE'
  return {
    error: status === null ? code : `${code} ${status}`,
    isPermanent: isAboutMail && (status === null || status >= 500),
  }
}
