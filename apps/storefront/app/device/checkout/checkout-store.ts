import { type CheckoutState, changeCheckout, checkoutToStore, emptyCheckout } from '@vonk/domain/checkout'
import { createStore } from '../../ui/create-store.ts'
import type { DeviceStorage } from '../store/device-storage.ts'
import { readCheckout, writeCheckout } from './stored-checkout.ts'

/** A part of the checkout, or how it follows from what is there. */
type Change = Partial<Omit<CheckoutState, 'modifiedAt'>>
export type CheckoutUpdate = (checkout: CheckoutState) => Change

export type CheckoutStore = {
  read(): CheckoutState
  subscribe(onChange: () => void): () => void
  /** The shopper typed or chose something. */
  change(update: CheckoutUpdate): void
  /** Something follows from what the shop offers: nobody touched the checkout, so it grows older. */
  adapt(update: CheckoutUpdate): void
  /** Whoever logs out takes along what was filled in. */
  forget(): void
  /** Reads what earlier visits have left and follows other tabs; answers how to stop. */
  open(): () => void
}

type StoreParts = { readonly storage: DeviceStorage; readonly now: () => number }

/** What is filled in at the checkout, kept on the device except for the password. */
export function createCheckoutStore({ storage, now }: StoreParts): CheckoutStore {
  const { read, set, subscribe } = createStore(emptyCheckout)

  function save(changed: CheckoutState) {
    writeCheckout(storage, checkoutToStore(read()), checkoutToStore(changed))
    set(changed)
  }

  function restore() {
    set(withOwnParts(readCheckout(storage), read()))
  }

  return {
    read,
    subscribe,
    change: (update) => save(changeCheckout(read(), update(read()), now())),
    adapt: (update) => save({ ...read(), ...update(read()) }),
    forget: () => set(emptyCheckout),
    open() {
      restore()
      return storage.listen(restore)
    },
  }
}

/** What is never stored stays as it is in this tab: the password, and what the shop has on offer. */
function withOwnParts(restored: CheckoutState, own: CheckoutState): CheckoutState {
  const { password, createAccount } = own.personalDetails
  const { order, isThankYouPage, paymentMethods, shippingMethods } = own
  const personalDetails = { ...restored.personalDetails, password, createAccount }
  return { ...restored, personalDetails, order, isThankYouPage, paymentMethods, shippingMethods }
}
