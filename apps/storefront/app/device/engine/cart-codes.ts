import { couponToApply, normaliseCode } from '@vonk/domain/coupons'
import { err, ok, type Result } from '@vonk/domain/result'
import { canUseGiftCard, isGiftCardAccepted } from '@vonk/domain/tenders'
import type { CodeRefused } from '../outcomes.ts'
import { fieldsOf } from '../read-stored.ts'
import { type ApiAnswer, sentenceOf } from './api-answer.ts'
import type { ApiCall } from './api-call.ts'
import type { CartAccess, SyncOutcome } from './cart-access.ts'
import { cartCalls } from './cart-calls.ts'
import type { Runs } from './create-runs.ts'
import { quietly } from './merge-wish.ts'
import { syncTotals } from './sync-totals.ts'

type Outcome = Promise<Result<true, CodeRefused>>

/** Coupons and gift cards: the server decides and answers with new totals. */
export function createCartCodes(access: CartAccess, runs: Runs) {
  const connection = () => ({
    synchronizeTotals: access.settings.synchronizeTotals,
    isConnected: access.cart().serverToken !== null,
  })

  /** A first line may still be on its way: its cart is what the code belongs to. */
  async function connected() {
    if (access.cart().serverToken === null) await runs.request(quietly)
    return connection()
  }

  async function ask(call: ApiCall, isAccepted: (answer: ApiAnswer) => boolean): Outcome {
    const outcome: { value: Result<true, CodeRefused> } = { value: err({ code: 'unreachable', text: null }) }
    await runs.exclusive(async () => {
      const answer = await access.api.call(call)
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

  async function giftCard(action: 'apply' | 'remove', typed: string): Outcome {
    const giftCardCode = normaliseCode(typed)
    if (giftCardCode === '') return err({ code: 'code-missing', text: null })
    if (!canUseGiftCard(await connected())) return err({ code: 'totals-not-synced', text: null })
    const card = { quoteId: access.cart().serverToken ?? '', giftCardCode }
    const answer = await ask(cartCalls.giftCard(action, card), isCardTaken)
    if (answer.ok) {
      access.change((cart) => {
        const others = cart.giftCards.filter((code) => code !== giftCardCode)
        return { ...cart, giftCards: action === 'apply' ? [...others, giftCardCode] : others }
      })
    }
    return answer
  }

  return {
    async applyCoupon(typed: string): Outcome {
      const code = couponToApply(typed, await connected())
      if (!code.ok) return err({ code: code.refusal.code, text: null })
      return ask(cartCalls.applyCoupon(code.value), isOk)
    },
    async removeCoupon(): Outcome {
      if (access.cart().serverToken === null) return ok(true)
      return ask(cartCalls.deleteCoupon(), isOk)
    },
    applyGiftCard: (code: string) => giftCard('apply', code),
    removeGiftCard: (code: string) => giftCard('remove', code),
  }
}

/** The totals of before the code are not to be taken for those after it: they are asked for again. */
function distrustTotals(access: CartAccess): SyncOutcome {
  if (!access.isOnline()) return 'done'
  access.change((cart) => ({ ...cart, totalsOf: null }))
  return 'later'
}

function isOk({ code }: ApiAnswer): boolean {
  return code === 200
}

function isCardTaken({ code, result }: ApiAnswer): boolean {
  return code === 200 && isGiftCardAccepted({ result, errorMessage: fieldsOf(result)?.errorMessage })
}

function refusalOf(answer: ApiAnswer): CodeRefused {
  return { code: answer.refusal ?? String(answer.code), text: sentenceOf(answer) }
}
