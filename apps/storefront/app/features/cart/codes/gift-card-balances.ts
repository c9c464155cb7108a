import { checkGiftCard } from '@vonk/contract/calls'
import { type Cents, toCents } from '@vonk/domain/money'
import { settleTenders } from '@vonk/domain/tenders'
import { useEffect, useState } from 'react'
import { askShop } from '#device/index.ts'
import { useIsOnline } from '#ui/use-is-online.ts'
import { useShop } from '../../stores/index.ts'

export type HeldCard = { readonly code: string; readonly balance: Cents | null }

/** What stays on each card after paying `due`; null while its balance is not known. */
export function leftOnCards(due: Cents, cards: readonly HeldCard[]): readonly (Cents | null)[] {
  if (cards.some(({ balance }) => balance === null)) return cards.map(() => null)
  const offered = cards.map(({ code, balance }) => ({ code, balance: balance ?? 0 }))
  const { giftCards } = settleTenders(due, { giftCards: offered, points: 0 }, { pointsPerEuro: 1 })
  return offered.map(({ balance }, place) => balance - (giftCards[place]?.amount ?? 0))
}

/** What is on a card; null when nobody could say. */
async function askBalance(giftCardCode: string, storeCode: string): Promise<Cents | null> {
  const answer = await askShop(checkGiftCard, { giftCardCode }, { storeCode })
  return answer?.ok ? toCents(answer.value.balance) : null
}

/** The cards on the cart with what is on them now. Codes are money: nothing of them stays on the device. */
export function useGiftCardBalances(codes: readonly string[]): readonly HeldCard[] {
  const { code: storeCode } = useShop().view
  const isOnline = useIsOnline()
  const [balances, setBalances] = useState<Readonly<Record<string, Cents>>>({})
  const list = codes.join(',')
  useEffect(() => {
    if (!isOnline) return
    let isGone = false
    for (const code of list.split(',').filter((each) => each !== '')) {
      askBalance(code, storeCode).then((balance) => {
        if (!isGone && balance !== null) setBalances((others) => ({ ...others, [code]: balance }))
      })
    }
    return () => {
      isGone = true
    }
  }, [list, isOnline, storeCode])
  return codes.map((code) => ({ code, balance: balances[code] ?? null }))
}
