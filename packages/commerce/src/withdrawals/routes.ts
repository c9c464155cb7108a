import { beginWithdrawal, completeWithdrawal, confirmWithdrawal, openWithdrawal } from '@vonk/contract'
import { toDecimal } from '@vonk/domain/money'
import { err, ok } from '@vonk/domain/result'
import type { Db } from '@vonk/platform/db'
import { handle } from '@vonk/platform/http'
import { loadSecret } from '@vonk/platform/secrets'
import type { StoredOrder } from '../orders/index.ts'
import { createDeclarations, type DeclarationParts } from './declare-withdrawal.ts'
import { type CompletionRefusal, createWithdrawals, type WithdrawalParts } from './withdrawals.ts'

/** Of the tokens between the two steps, the same in every process of the shop. */
export const loadWithdrawalSecret = (db: Db): Promise<Uint8Array> => loadSecret(db, 'withdrawals')

/** The two steps by which a withdrawal is declared, and what the link of its mail leads to. */
export function withdrawalRoutes(parts: WithdrawalParts & DeclarationParts) {
  const declarations = createDeclarations(parts)
  const withdrawals = createWithdrawals(parts)
  return [
    handle(beginWithdrawal, async (asked, { clientAddress: visitor }) => {
      const begun = await declarations.begin({ ...asked, visitor })
      return begun.ok ? ok({ token: begun.value }) : begun
    }),
    handle(confirmWithdrawal, async ({ token }) => {
      const declared = await declarations.declare(token)
      if (!declared.ok) return declared
      return ok({ ...declared.value, receivedAt: declared.value.receivedAt.toISOString() })
    }),
    handle(openWithdrawal, async ({ token }) => {
      const opened = await withdrawals.open(token)
      if (!opened.ok) return err(onWire(opened.refusal))
      const { outcome, mayChoose, order, exempt, declaredAt, kept } = opened.value
      const { orderNumber, placedAt } = order
      const lines = linesOf(order).map((line) => ({ ...line, isExempt: exempt.includes(line.id) }))
      const moments = { placedAt: placedAt.toISOString(), receivedAt: declaredAt.toISOString() }
      return ok({ outcome, mayChoose, lines, orderNumber, kept: toDecimal(kept), ...moments })
    }),
    handle(completeWithdrawal, async ({ token, pieces }) => {
      const wanted = pieces?.map(({ line, qty }) => ({ lineId: String(line), quantity: qty })) ?? null
      const completed = await withdrawals.complete(token, wanted)
      if (!completed.ok) return err(onWire(completed.refusal))
      const { receivedAt, kept, ...done } = completed.value
      return ok({ ...done, receivedAt: receivedAt.toISOString(), kept: toDecimal(kept) })
    }),
  ]
}

/** What was bought and has not come back. */
function linesOf({ lines }: StoredOrder) {
  const left = lines.filter(({ parentId, quantity, returned }) => parentId === null && quantity > returned)
  return left.map(({ id, name, details, quantity, returned }) => {
    const parts = lines.filter(({ parentId }) => parentId === id)
    return {
      id,
      name,
      details: [
        ...details.map(({ label, value }) => `${label}: ${value}`),
        ...parts.map((part) => `${part.quantity} × ${part.name}`),
      ],
      qty: quantity - returned,
    }
  })
}

type Withdrawn = Extract<CompletionRefusal, { readonly code: 'already-withdrawn' }>

/** A moment travels as text. */
function onWire<Refusal extends { readonly code: string }>(refusal: Refusal | Withdrawn) {
  if (isWithdrawn(refusal)) return { code: refusal.code, receivedAt: refusal.receivedAt.toISOString() }
  return refusal
}

function isWithdrawn(refusal: { readonly code: string }): refusal is Withdrawn {
  return refusal.code === 'already-withdrawn'
}
