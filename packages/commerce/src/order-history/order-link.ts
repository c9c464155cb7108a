import type { Db } from '@vonk/platform/db'
import { findEmailToken, issueEmailToken } from '../mails/index.ts'
import { findOrderOfRow, type StoredOrder } from '../orders/index.ts'

/** From its parcel to the end of what one asks about it: the days to send it back, and the money. Each mail brings a new one. */
const LINK_DAYS = 60

/** A link for a mail about an order. Made where the mail is written: nothing else knows it. */
export function issueOrderLink(db: Db, { entityId }: Pick<StoredOrder, 'entityId'>, now: Date): Promise<string> {
  return issueEmailToken(db, { purpose: 'order', subject: entityId, lifeDays: LINK_DAYS, now })
}

/** The order of a link, as often as it is opened; null for one that was made up, has expired, or whose buyer is forgotten. */
export async function findLinkedOrder(db: Db, token: string, now: Date): Promise<StoredOrder | null> {
  const link = await findEmailToken(db, { purpose: 'order', token, now })
  const order = link?.state === 'good' ? await findOrderOfRow(db, link.subject) : null
  return order?.anonymisedAt === null ? { ...order, lines: order.lines.map(withoutPrint) } : null
}

/** What was printed on a shirt may be a child's name. */
function withoutPrint(line: StoredOrder['lines'][number]): StoredOrder['lines'][number] {
  return line.isPersonalised ? { ...line, details: [] } : line
}
