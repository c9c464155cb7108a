import type { Cents } from '@vonk/domain/money'
import { err, ok, type Result } from '@vonk/domain/result'
import type { StoreView } from '@vonk/domain/stores'
import { type PointsRefusal, pointsWorth, usePoints } from '@vonk/domain/tenders'
import type { Throttled } from '@vonk/domain/throttle'
import type { Db } from '@vonk/platform/db'
import {
  type Caller,
  type CartParts,
  type Change,
  type ChangeRefusal,
  guessCode,
  payableCart,
  updateCart,
} from '../cart/index.ts'
import { findLoyaltyCard, issueLoyaltyCard, loadPointsBalance } from '../loyalty/index.ts'

export type PointsOnCard = {
  readonly cardNumber: string
  readonly balance: number
  readonly worth: Cents
  readonly pointsPerEuro: number
}
export type PointsOnCart = { readonly balance: number; readonly points: number; readonly amount: Cents }

type NotSignedIn = { readonly code: 'not-signed-in' }

/** The points of a customer, and paying with them. */
export function createCartPoints(parts: CartParts) {
  const { db, whoIs, settingsOf } = parts

  return {
    async read(token: string | null, view: StoreView): Promise<Result<PointsOnCard, NotSignedIn>> {
      const buyer = token === null ? null : await whoIs(token)
      if (!buyer) return err({ code: 'not-signed-in' })
      const cardNumber = await loadCardNumber(db, buyer.customerId)
      const balance = await loadPointsBalance(db, buyer.customerId)
      const { pointsPerEuro } = settingsOf(view)
      return ok({ cardNumber, balance, worth: pointsWorth(Math.max(0, balance), { pointsPerEuro }), pointsPerEuro })
    },

    /** In the place of those the cart had; how many it takes is counted whenever it is priced. */
    async apply(
      caller: Caller,
      requested: number,
    ): Promise<Result<PointsOnCart, ChangeRefusal | PointsRefusal | Throttled>> {
      if (caller.token === null) return err({ code: 'not-signed-in' })
      const { view } = caller
      const settings = settingsOf(view)
      const change: Change<PointsOnCart, PointsRefusal | NotSignedIn> = async (tx, opened) => {
        const { customerId } = opened.cart
        if (customerId === null) return err({ code: 'not-signed-in' })
        const balance = await loadPointsBalance(tx, customerId)
        const wanted = usePoints({ requested, balance, remainder: Number.MAX_SAFE_INTEGER }, settings)
        if (!wanted.ok) return wanted
        await updateCart(tx, opened.cart.id, { points: requested })
        const cart = { ...opened.cart, points: requested }
        const { totals } = await payableCart(tx, { ...opened, cart, view }, parts)
        return ok({ balance, ...totals.tenders.points })
      }
      return guessCode(parts, caller, { action: 'rewards', change })
    },
  }
}

/** Who looks at the card and has none gets it: it is scanned in a shop before the first points are on it. */
async function loadCardNumber(db: Db, customerId: number): Promise<string> {
  const card = await findLoyaltyCard(db, customerId)
  if (card) return card.number
  await issueLoyaltyCard(db, customerId)
  const issued = await findLoyaltyCard(db, customerId)
  if (!issued) throw new Error('A loyalty card was issued and is not there')
  return issued.number
}
