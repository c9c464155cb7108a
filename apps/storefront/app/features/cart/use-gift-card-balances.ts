import type { Cents } from '@vonk/domain/money'
import { useEffect, useState } from 'react'
import { readLocal, useIsOnline, writeLocal } from '../../device/index.ts'
import { useShop } from '../stores/index.ts'
import { askBalance, type HeldCard } from './gift-card-balances.ts'

const storageKey = 'shop/cart/gift-card-balances'

/** The cards on the cart with what is on them; asked once per card, for guessing is throttled. */
export function useGiftCardBalances(codes: readonly string[]): readonly HeldCard[] {
  const { code: storeCode } = useShop().view
  const isOnline = useIsOnline()
  const [balances, setBalances] = useState<Readonly<Record<string, Cents>>>({})
  const list = codes.join(',')
  useEffect(() => {
    const held = list.split(',').filter((code) => code !== '')
    const known = readBalances(held)
    setBalances(known)
    let isGone = false
    for (const code of held) {
      if (code in known || !isOnline) continue
      askBalance(code, storeCode).then((balance) => {
        if (isGone || balance === null) return
        writeLocal(storageKey, { ...readBalances(held), [code]: balance })
        setBalances(readBalances(held))
      })
    }
    return () => {
      isGone = true
    }
  }, [list, isOnline, storeCode])
  return codes.map((code) => ({ code, balance: balances[code] ?? null }))
}

/** Only of the cards in use: one that was taken off is asked for anew when it comes back. */
function readBalances(codes: readonly string[]): Record<string, Cents> {
  const stored = Object.entries(readLocal(storageKey) ?? {})
  const held = stored.filter(([code, balance]) => codes.includes(code) && typeof balance === 'number')
  return Object.fromEntries(held)
}
