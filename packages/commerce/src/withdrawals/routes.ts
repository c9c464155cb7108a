import { beginWithdrawal, confirmWithdrawal } from '@vonk/contract'
import { err, ok } from '@vonk/domain/result'
import { handle } from '@vonk/platform/http'
import type { StoredOrder } from '../orders/index.ts'
import { createWithdrawals, type DeclarationRefusal, type WithdrawalParts } from './withdrawals.ts'

/** The two steps of a withdrawal. */
export function withdrawalRoutes(parts: WithdrawalParts) {
  const withdrawals = createWithdrawals(parts)
  return [
    handle(beginWithdrawal, async (asked, { clientAddress: visitor }) => {
      const begun = await withdrawals.begin({ ...asked, visitor })
      if (!begun.ok) return err(onWire(begun.refusal))
      const { token, outcome, mayChoose, order, exempt } = begun.value
      const { orderNumber, placedAt } = order
      const lines = linesOf(order).map((line) => ({ ...line, isExempt: exempt.includes(line.id) }))
      return ok({ token, outcome, mayChoose, lines, orderNumber, placedAt: placedAt.toISOString() })
    }),
    handle(confirmWithdrawal, async ({ token, pieces }) => {
      const wanted = pieces?.map(({ line, qty }) => ({ lineId: String(line), quantity: qty })) ?? null
      const declared = await withdrawals.declare(token, wanted)
      if (!declared.ok) return err(onWire(declared.refusal))
      return ok({ ...declared.value, receivedAt: declared.value.receivedAt.toISOString() })
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

type Withdrawn = Extract<DeclarationRefusal, { readonly code: 'already-withdrawn' }>

/** A moment travels as text. */
function onWire<Refusal extends { readonly code: string }>(refusal: Refusal | Withdrawn) {
  if (isWithdrawn(refusal)) return { code: refusal.code, receivedAt: refusal.receivedAt.toISOString() }
  return refusal
}

function isWithdrawn(refusal: { readonly code: string }): refusal is Withdrawn {
  return refusal.code === 'already-withdrawn'
}
