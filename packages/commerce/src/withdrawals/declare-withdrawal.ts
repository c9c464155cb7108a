import { createHash, randomUUID } from 'node:crypto'
import { foldEmail } from '@vonk/domain/newsletter'
import { err, ok, type Result } from '@vonk/domain/result'
import type { Throttled } from '@vonk/domain/throttle'
import type { Database, Db } from '@vonk/platform/db'
import { publish } from '@vonk/platform/outbox'
import { z } from 'zod'
import { createSealedTokens } from '../mails/index.ts'
import { findOrder, findOrderId, lockOrder, type StoredOrder } from '../orders/index.ts'
import { answerEvenly, type Throttles } from '../throttles/index.ts'
import { withdrawalDeclared } from './events.ts'
import { findWithdrawal, saveDeclaration } from './store.ts'

const HOUR_MS = 3_600_000

export type DeclarationParts = {
  readonly db: Database
  readonly throttles: Throttles
  /** Of the tokens between the two steps. */
  readonly secret: Uint8Array
  now(): number
  /** How long the second step takes at least. */
  readonly evenAnswerMs?: number
}

const statement = z.object({ id: z.string(), orderNumber: z.string(), email: z.string() })
type Statement = z.output<typeof statement>

type Beginning = { readonly orderNumber: string; readonly email: string; readonly visitor: string | null }
type NotBegun = { readonly code: 'withdrawal-not-begun' }
export type Declared = { readonly orderNumber: string; readonly email: string; readonly receivedAt: Date }

/**
 * The two steps of the law, so that nobody withdraws by accident, and without logging in. Neither ever tells whether an order
 * of that number and mail address exists: a stranger who tries learns nothing, and only the buyer's mailbox hears of it.
 */
export function createDeclarations({ db, throttles, secret, now, evenAnswerMs }: DeclarationParts) {
  const tokens = createSealedTokens({ secret, purpose: 'withdrawal', facts: statement, lifeMs: HOUR_MS, now })
  return {
    /** Looks for no order, changes nothing: the token carries what was said. */
    async begin({ visitor, ...said }: Beginning): Promise<Result<string, Throttled>> {
      const orderNumber = said.orderNumber.trim()
      const email = said.email.trim()
      const asker = { visitor, emailAddress: foldEmail(email), cartId: null, orderNumber }
      const counted = await throttles.attempt(['withdrawal'], asker)
      return counted.ok ? ok(await tokens.seal({ id: randomUUID(), orderNumber, email })) : counted
    },

    /** Counts from this moment on, where there is such an order. */
    async declare(token: string): Promise<Result<Declared, NotBegun>> {
      const said = await tokens.open(token)
      if (!said) return err({ code: 'withdrawal-not-begun' })
      const receivedAt = new Date(now())
      await answerEvenly(declare({ db, throttles }, said, receivedAt), evenAnswerMs)
      return ok({ orderNumber: said.orderNumber, email: said.email, receivedAt })
    },
  }
}

async function declare(
  { db, throttles }: Pick<DeclarationParts, 'db' | 'throttles'>,
  said: Statement,
  at: Date,
): Promise<void> {
  const orderId = await findOrderId(db, said.orderNumber)
  const order = orderId === null ? null : await findOrder(db, orderId)
  if (!order || !isAddressOf(order, said.email)) return
  const asker = { visitor: null, emailAddress: null, cartId: null, orderNumber: order.orderNumber }
  const mail = await throttles.attempt(['withdrawal-link'], asker)
  await db.transaction((tx) => record(tx, { orderId: order.orderId, statementId: said.id, at, hasMail: mail.ok }))
}

type Recorded = {
  readonly orderId: string
  readonly statementId: string
  readonly at: Date
  readonly hasMail: boolean
}

async function record(tx: Db, { orderId, statementId, at, hasMail }: Recorded): Promise<void> {
  await lockOrder(tx, orderId)
  const tokenHash = createHash('sha256').update(statementId).digest('base64url')
  if ((await findWithdrawal(tx, orderId))?.tokenHash === tokenHash) return
  const position = await saveDeclaration(tx, { orderId, tokenHash, at })
  if (hasMail) await publish(tx, withdrawalDeclared({ orderId, position }))
}

function isAddressOf({ email, anonymisedAt }: StoredOrder, given: string): boolean {
  return anonymisedAt === null && email !== '' && email.toLowerCase() === given.toLowerCase()
}
