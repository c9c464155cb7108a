import type { Cents } from '@vonk/domain/money'
import { useEffect, useState } from 'react'
import { useIsOnline } from '../../../ui/use-is-online.ts'
import { useShop } from '../../stores/index.ts'
import { askBalance, type HeldCard } from './gift-card-balances.ts'

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
        if (!isGone && balance !== null) setBalances((known) => ({ ...known, [code]: balance }))
      })
    }
    return () => {
      isGone = true
    }
  }, [list, isOnline, storeCode])
  return codes.map((code) => ({ code, balance: balances[code] ?? null }))
}
