import { type PaidLine, type ReturnedPieces, refundLines } from '../payments/index.ts'
import { err, ok, type Result } from '../result/index.ts'
import type { OrderStatus } from './order-status.ts'

/** `isPersonalised`: it was made for this buyer alone. */
export type WithdrawnLine = PaidLine & { readonly isPersonalised: boolean }

export type WithdrawnChoice = {
  readonly status: OrderStatus
  /** Gift cards are codes by now: they are called off with the whole order or not at all. */
  readonly hasGiftCards: boolean
  readonly lines: readonly WithdrawnLine[]
}

export type ChoiceRefusal = { readonly code: 'only-whole-order' | 'pieces-not-there' | 'made-for-buyer' }

/** Whether a part may be kept: not while nothing is paid, and not where a part cannot be called off. */
export function mayKeepSome({ status, hasGiftCards }: Omit<WithdrawnChoice, 'lines'>): boolean {
  return status === 'shipped' || (status === 'processing' && !hasGiftCards)
}

/** The law exempts what was made for one buyer; before it is paid nobody has begun to make it. */
export function mayWithdraw({ isPersonalised }: Pick<WithdrawnLine, 'isPersonalised'>, status: OrderStatus): boolean {
  return !(isPersonalised && (status === 'processing' || status === 'shipped'))
}

/** The pieces somebody withdraws from; null is all of the order, and so is every piece that is left of it. */
export function chooseWithdrawn(
  choice: WithdrawnChoice,
  wanted: readonly ReturnedPieces[] | null,
): Result<readonly ReturnedPieces[] | null, ChoiceRefusal> {
  const open = choice.lines.filter((line) => mayWithdraw(line, choice.status))
  if (open.length < choice.lines.length) return chooseAmong(open, choice, wanted)
  if (wanted === null) return ok(null)
  if (!refundLines(open, wanted).ok) return err({ code: 'pieces-not-there' })
  const left = piecesOf(open).reduce((sum, { quantity }) => sum + quantity, 0)
  if (wanted.reduce((sum, { quantity }) => sum + quantity, 0) === left) return ok(null)
  return mayKeepSome(choice) ? ok(wanted) : err({ code: 'only-whole-order' })
}

/** Of an order with something made for its buyer, that stays: the rest is a part of it, whether all of it is meant or less. */
function chooseAmong(
  open: readonly WithdrawnLine[],
  choice: WithdrawnChoice,
  wanted: readonly ReturnedPieces[] | null,
): Result<readonly ReturnedPieces[], ChoiceRefusal> {
  const all = piecesOf(open)
  const isExempt = ({ lineId }: ReturnedPieces) =>
    choice.lines.some((line) => line.lineId === lineId) && !open.some((line) => line.lineId === lineId)
  if (all.length === 0 || !mayKeepSome(choice) || wanted?.some(isExempt)) return err({ code: 'made-for-buyer' })
  const pieces = wanted ?? all
  return refundLines(open, pieces).ok ? ok(pieces) : err({ code: 'pieces-not-there' })
}

function piecesOf(lines: readonly PaidLine[]): ReturnedPieces[] {
  return lines
    .map(({ lineId, quantity, returned }) => ({ lineId, quantity: quantity - returned }))
    .filter(({ quantity }) => quantity > 0)
}
