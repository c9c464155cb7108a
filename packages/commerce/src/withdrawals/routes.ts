import { beginWithdrawal, confirmWithdrawal } from '@vonk/contract'
import { err, ok } from '@vonk/domain/result'
import { handle } from '@vonk/platform/http'
import { createWithdrawals, type DeclarationRefusal, type WithdrawalParts } from './withdrawals.ts'

/** The two steps of a withdrawal. */
export function withdrawalRoutes(parts: WithdrawalParts) {
  const withdrawals = createWithdrawals(parts)
  return [
    handle(beginWithdrawal, async ({ orderNumber, email }, { clientAddress: visitor }) => {
      const begun = await withdrawals.begin({ orderNumber, email, visitor })
      if (!begun.ok) return err(onWire(begun.refusal))
      const { token, outcome, order } = begun.value
      const bought = order.lines.filter(({ parentId }) => parentId === null)
      const lines = bought.map(({ name, quantity: qty }) => ({ name, qty }))
      return ok({ token, outcome, lines, orderNumber: order.orderNumber, placedAt: order.placedAt.toISOString() })
    }),
    handle(confirmWithdrawal, async ({ token }) => {
      const declared = await withdrawals.declare(token)
      if (!declared.ok) return err(onWire(declared.refusal))
      return ok({ ...declared.value, receivedAt: declared.value.receivedAt.toISOString() })
    }),
  ]
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
