import { applyCoupon, applyGiftCard, deleteCoupon, removeGiftCard } from '@vonk/contract/calls'
import { couponToApply, normaliseCode } from '@vonk/domain/coupons'
import { err, ok, type Result } from '@vonk/domain/result'
import { canUseGiftCard, isGiftCardAccepted } from '@vonk/domain/tenders'
import type { CodeRefused } from '../../outcomes.ts'
import { type AnswerTo, type ApiAnswer, sentenceOf } from '../tasks/api-answer.ts'
import type { CartAccess, SyncOutcome } from './cart-access.ts'
import type { Runs } from './create-runs.ts'
import { quietly } from './sync-request.ts'
import { syncTotals } from './sync-totals.ts'

type CodeCall = typeof applyCoupon | typeof deleteCoupon | typeof applyGiftCard | typeof removeGiftCard
type CodeAnswer = AnswerTo<CodeCall>
type Outcome = Promise<Result<true, CodeRefused>>

/** Coupons and gift cards: the server decides and answers with new totals. */
export function createCartCodes(access: CartAccess, runs: Runs) {
  const connection = () => ({
    synchronizeTotals: access.settings.synchronizeTotals,
    isConnected: access.cart().id !== null,
  })

  /** A first line may still be on its way: its cart is what the code belongs to. */
  async function connected() {
    if (access.cart().id === null) await runs.request(quietly)
    return connection()
  }

  async function ask(call: () => Promise<CodeAnswer>, isAccepted = ({ isOk }: CodeAnswer) => isOk): Outcome {
    const outcome: { value: Result<true, CodeRefused> } = { value: err({ code: 'unreachable', text: null }) }
    await runs.exclusive(async () => {
      const answer = await call()
      // A server whose answer was lost may have taken the code.
      if (answer.isUnreachable) return distrustTotals(access)
      if (!isAccepted(answer)) {
        outcome.value = err(refusalOf(answer))
        return 'done'
      }
      outcome.value = ok(true)
      return (await syncTotals(access)) === 'later' ? distrustTotals(access) : 'done'
    })
    return outcome.value
  }

  async function giftCard(call: typeof applyGiftCard | typeof removeGiftCard, typed: string): Outcome {
    const giftCardCode = normaliseCode(typed)
    if (giftCardCode === '') return err({ code: 'code-missing', text: null })
    if (!canUseGiftCard(await connected())) return err({ code: 'totals-not-synced', text: null })
    const card = { quoteId: access.cart().id ?? '', giftCardCode }
    const answer = await ask(() => access.api.call(call, card), isCardTaken)
    if (answer.ok) {
      access.change((cart) => {
        const others = cart.giftCards.filter((code) => code !== giftCardCode)
        return { ...cart, giftCards: call === applyGiftCard ? [...others, giftCardCode] : others }
      })
    }
    return answer
  }

  return {
    async applyCoupon(typed: string): Outcome {
      const code = couponToApply(typed, await connected())
      if (!code.ok) return err({ code: code.refusal.code, text: null })
      return ask(() => access.api.call(applyCoupon, { coupon: code.value }))
    },
    async removeCoupon(): Outcome {
      if (access.cart().id === null) return ok(true)
      return ask(() => access.api.call(deleteCoupon, {}))
    },
    applyGiftCard: (code: string) => giftCard(applyGiftCard, code),
    removeGiftCard: (code: string) => giftCard(removeGiftCard, code),
  }
}

/** The totals of before the code are not to be taken for those after it: they are asked for again. */
function distrustTotals(access: CartAccess): SyncOutcome {
  if (!access.isOnline()) return 'done'
  access.change((cart) => ({ ...cart, totalsOf: null }))
  return 'later'
}

function isCardTaken(answer: CodeAnswer): boolean {
  return answer.isOk && isGiftCardAccepted({ result: answer.value })
}

function refusalOf(answer: ApiAnswer): CodeRefused {
  const { minimum } = answer.facts
  const asked = typeof minimum === 'number' ? { minimum } : {}
  return { code: answer.refusal ?? String(answer.code), text: sentenceOf(answer), ...asked }
}
