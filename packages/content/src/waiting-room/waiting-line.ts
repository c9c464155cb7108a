import type { Db } from '@vonk/platform/db'
import { advanceLine, takeNumber, usePlace } from './line-store.ts'
import { createTickets, type Ticket } from './tickets.ts'

export type Visitor = {
  readonly view: string
  /** How many are let in per minute. */
  readonly perMinute: number
  readonly place?: string | undefined
  readonly admission?: string | undefined
  /** Null where it is not known. */
  readonly address: string | null
}

export type Entry = {
  readonly isWaiting: boolean
  readonly ahead?: number
  readonly place?: string
  readonly admission?: string
}

type LineParts = {
  readonly db: Db
  /** The same in every process. */
  readonly secret: Uint8Array
  /** Whether this address may have one more place. */
  mayTakePlace(address: string | null): Promise<boolean>
  readonly now?: () => number
}

export type WaitingLine = ReturnType<typeof createWaitingLine>

/** The line before a store view, the same for all processes: visitors hold signed places, and each place lets one in, once. */
export function createWaitingLine({ db, secret, mayTakePlace, now = Date.now }: LineParts) {
  const tickets = createTickets(secret)

  async function takePlace(visitor: Visitor): Promise<Ticket | null> {
    if (!(await mayTakePlace(visitor.address))) return null
    const { view } = visitor
    const madeAt = now()
    return { view, number: await takeNumber(db, { view, now: new Date(madeAt) }), madeAt }
  }

  /** To the end of the line; whose network has too many places is shown the room without one. */
  async function sendToEnd(visitor: Visitor): Promise<Entry> {
    const place = await takePlace(visitor)
    if (!place) return { isWaiting: true }
    const served = await advanceLine(db, { ...visitor, now: new Date(now()) })
    if (place.number <= served) return admit(visitor, place)
    return { isWaiting: true, ahead: place.number - served - 1, place: tickets.write('place', place) }
  }

  async function admit(visitor: Visitor, { view, number }: Ticket): Promise<Entry> {
    const isFirst = await usePlace(db, { view, number, now: new Date(now()) })
    if (!isFirst) return sendToEnd(visitor)
    return { isWaiting: false, admission: tickets.write('admission', { view, number, madeAt: now() }) }
  }

  return {
    async enter(visitor: Visitor): Promise<Entry> {
      const { view } = visitor
      const admission = tickets.read(visitor.admission, { kind: 'admission', view, now: now() })
      if (admission) {
        const isOld = tickets.isOld('admission', admission, now())
        return {
          isWaiting: false,
          ...(isOld && { admission: tickets.write('admission', { ...admission, madeAt: now() }) }),
        }
      }
      const place = tickets.read(visitor.place, { kind: 'place', view, now: now() })
      if (!place) return sendToEnd(visitor)
      const served = await advanceLine(db, { ...visitor, now: new Date(now()) })
      return place.number <= served ? admit(visitor, place) : { isWaiting: true, ahead: place.number - served - 1 }
    },
  }
}
