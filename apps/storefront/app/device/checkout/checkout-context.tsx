import { type CheckoutState, emptyCheckout } from '@vonk/domain/checkout'
import { createContext, type ReactNode, useContext, useLayoutEffect, useState } from 'react'
import { useStore } from '../../ui/create-store.ts'
import { useWholeDevice } from '../device-context.tsx'
import { browserStorage } from '../store/device-storage.ts'
import { type CheckoutActions, createCheckoutActions } from './checkout-actions.ts'
import { type CheckoutStore, createCheckoutStore } from './checkout-store.ts'

type Checkout = { readonly store: CheckoutStore; readonly actions: CheckoutActions }

const CheckoutContext = createContext<Checkout | null>(null)

type CheckoutProviderProps = { storeCode: string; store?: CheckoutStore; children: ReactNode }

/** What is filled in at the checkout, for the pages that need it: no other page pays for it. */
export function CheckoutProvider({ storeCode, store, children }: CheckoutProviderProps) {
  const device = useWholeDevice()
  const [checkout] = useState((): Checkout => {
    const kept = store ?? createCheckoutStore({ storage: browserStorage, now: () => Date.now() })
    return { store: kept, actions: createCheckoutActions(device, kept, storeCode) }
  })
  // Before any part of the page adds to it: what was kept must not be written over with what is empty.
  useLayoutEffect(() => checkout.store.open(), [checkout])
  return <CheckoutContext value={checkout}>{children}</CheckoutContext>
}

/** The server and the first frame see an empty one. */
export function useCheckout<Part>(select: (checkout: CheckoutState) => Part): Part {
  return useStore(useWholeCheckout().store, { select, initial: emptyCheckout })
}

export function useCheckoutStore(): CheckoutStore {
  return useWholeCheckout().store
}

export function useCheckoutActions(): CheckoutActions {
  return useWholeCheckout().actions
}

function useWholeCheckout(): Checkout {
  const checkout = useContext(CheckoutContext)
  if (!checkout) throw new Error('useCheckout needs a CheckoutProvider above it')
  return checkout
}
