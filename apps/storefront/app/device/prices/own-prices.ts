import { createStore, type Store } from '../../ui/create-store.ts'

/** The same data with the prices of whoever is logged in. */
export type Reprice = <Shown>(shown: Shown) => Shown

/**
 * Pages come with everybody's prices. What they show is noted here, and the engine, which is only there for somebody
 * who is logged in, says what that costs the customer's group.
 */
export type OwnPrices = {
  readonly shown: Store<readonly unknown[]>
  /** Null as long as everybody's prices apply. */
  readonly reprice: Store<Reprice | null>
}

export function createOwnPrices(): OwnPrices {
  return { shown: createStore<readonly unknown[]>([]), reprice: createStore<Reprice | null>(null) }
}
