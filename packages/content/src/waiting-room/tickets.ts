import { createHmac, randomBytes } from 'node:crypto'
import { isSameSecret } from '@vonk/platform/secrets'

type Kind = 'place' | 'admission'

/** A place in line, or what says that its holder was let in; both with the moment they were made. */
export type Ticket = { readonly view: string; readonly number: number; readonly madeAt: number }

const lifetimesMs: Readonly<Record<Kind, number>> = { place: 12 * 3_600_000, admission: 2 * 3_600_000 }

/** Tickets that nobody else can write. */
export function createTickets(secret: Uint8Array) {
  const signatureOf = (text: string) => createHmac('sha256', secret).update(text).digest('base64url')

  return {
    write(kind: Kind, { view, number, madeAt }: Ticket): string {
      const text = [kind, view, number, madeAt, randomBytes(6).toString('base64url')].join('.')
      return `${text}.${signatureOf(text)}`
    },

    /** Null for a ticket of another kind or view, one that is too old, and one that we have not written. */
    read(ticket: string | undefined, { kind, view, now }: { kind: Kind; view: string; now: number }): Ticket | null {
      const end = ticket?.lastIndexOf('.') ?? -1
      if (!ticket || !isSameSecret(ticket.slice(end + 1), signatureOf(ticket.slice(0, end)))) return null
      const [readKind, readView, number, madeAt] = ticket.split('.')
      if (readKind !== kind || readView !== view || now - Number(madeAt) >= lifetimesMs[kind]) return null
      return { view, number: Number(number), madeAt: Number(madeAt) }
    },

    /** Whether half of its time is over. */
    isOld: (kind: Kind, { madeAt }: Ticket, now: number) => now - madeAt > lifetimesMs[kind] / 2,
  }
}
